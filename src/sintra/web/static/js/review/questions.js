/** What is to be judged in a game, and how much is thought about it: first a little about everything, then more. */

const LEAST = 100; // simulations after a draw
const PASSES = [
  { simulations: 400, samples: 4 },
  { simulations: 4_000, samples: 8 },
  { simulations: 30_000, samples: 16 },
];

/** Every decision with a choice, draws in a row, and the position in which a game was left: { ply, count, seat }. */
export function questionsOf({ positions, movers, rules }) {
  const asked = [];
  for (let ply = 0, count; ply < movers.length; ply += count) {
    count = 1;
    while (movers[ply] < 0 && movers[ply + count] < 0) count += 1;
    if (movers[ply] < 0 || rules.legal(positions[ply]).length > 1) asked.push({ ply, count, seat: movers[ply] });
  }
  if (!rules.isOver(positions.at(-1))) asked.push({ ply: movers.length, count: 0, seat: rules.toMove(positions.at(-1)) });
  return asked;
}

/** How much is thought in each pass: as much about all draws as about all decisions. */
export function effortsFor(asked) {
  const drawn = asked.filter(({ seat, count }) => seat < 0 && count > 0).length;
  return PASSES.map(({ simulations, samples }) => {
    const share = Math.floor((simulations * (asked.length - drawn)) / Math.max(1, drawn * samples));
    return { simulations, samples, afterDraw: Math.min(Math.max(LEAST, share), simulations) };
  });
}

/** The question as a worker takes it. */
export function posed({ ply, count, seat }, { positions, moves }) {
  const before = positions[ply];
  if (count === 0) return { ply, before };
  return seat < 0 ? { ply, before, after: positions[ply + count] } : { ply, before, played: moves[ply] };
}
