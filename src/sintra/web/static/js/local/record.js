/** A game as a record: the text that can be kept, replayed anywhere, and checked with `sintra verify`. */

const GROUP = 4; // letters of draws are written in fours
const BESIDE = "   "; // between turns on a line

/** The record; the secret is in it when the game is over. */
export function recordOf({ match, scene, rules, secret }) {
  const { agreement, seats, phase } = match;
  const start = agreement.start ?? [];
  const said = {
    Game: agreement.game,
    Options: Object.entries({ players: agreement.players, ...agreement.options }).map(([name, value]) => `${name}=${value}`).join(" "),
    Result: result(match, rules),
    ...Object.fromEntries(seats.map(({ name }, seat) => [`Player ${seat + 1}`, name])),
    Date: new Date(match.created).toISOString().slice(0, 10),
    ...(start.length ? {} : fairness(agreement, phase === "over" ? secret : "")),
    ...(match.loser === null ? {} : { Ended: `${match.loser + 1} resigned` }),
    Rules: `Sintra ${agreement.rules}`,
  };
  const headers = Object.entries(said).map(([name, value]) => `${name}: ${String(value).split(/\s+/).join(" ").trim()}`);
  const lines = moveLines([...startMovers(match, rules), ...match.movers], [...start, ...match.moves], (move) => scene.moves[move][0]);
  return `${[...headers, "", ...lines].join("\n")}\n`;
}

/** A game that plays on from another has two secrets, and proves nothing. */
function fairness({ draws, commitment }, secret) {
  return { Draws: draws, Commitment: commitment, ...(secret ? { Secret: secret } : {}) };
}

/** Who won, and the scores, as the moves lead to them. */
function result({ position }, rules) {
  const winners = rules.winners(position).map((seat) => seat + 1);
  const verdict = winners.length ? `${winners.join(" and ")} ${winners.length > 1 ? "share" : "wins"}` : "unfinished";
  return `${verdict}, ${rules.scores(position).join("/")}`;
}

/** Who made the moves of the game that this one plays on from. */
function startMovers({ agreement: { players, options, start = [] } }, rules) {
  let position = rules.start(players, options);
  return start.map((move) => {
    const mover = rules.toMove(position);
    ({ position } = rules.apply(position, move));
    return mover;
  });
}

/** Nature's draws together on a line; turns beside each other until a seat comes again. */
function moveLines(movers, moves, notation) {
  const lines = [];
  let seats = [];
  for (let ply = 0; ply < moves.length; ) {
    const mover = movers[ply];
    const names = [];
    for (; ply < moves.length && movers[ply] === mover; ply += 1) names.push(notation(moves[ply]));
    const text = mover < 0 ? `~ ${drawn(names)}` : `${mover + 1}: ${names.join(", ")}`;
    if (mover >= 0 && seats.length && !seats.includes(mover)) {
      lines.push(`${lines.pop()}${BESIDE}${text}`);
      seats.push(mover);
    } else {
      lines.push(text);
      seats = mover < 0 ? [] : [mover];
    }
  }
  return lines;
}

function drawn(names) {
  const parts = [];
  for (let i = 0; i < names.length; ) {
    let letters = "";
    for (; i < names.length && names[i].length === 1; i += 1) letters += names[i];
    if (letters) parts.push(letters.match(new RegExp(`.{1,${GROUP}}`, "g")).join(" "));
    for (; i < names.length && names[i].length !== 1; i += 1) parts.push(names[i]);
  }
  return parts.join(", ");
}
