/** One's own games, counted: against whom, with what result, with which points. No input, no output. */

/** A game of one person against bots that is over, as an entry; nothing for any other. `match` is the game told again. */
export function entryOf({ id, agreement: { game, players, seats }, created, scores, winners }, match) {
  const mine = seats.flatMap(({ kind }, seat) => (kind === "person" ? [seat] : []));
  if (mine.length !== 1 || match.phase !== "over") return null;
  const [me] = mine;
  const levels = [...new Set(seats.filter(({ kind }) => kind === "bot").map(({ level }) => level))];
  return {
    id,
    created,
    game,
    players,
    levels,
    points: scores[me],
    best: Math.max(...scores.filter((_, seat) => seat !== me)), // of the others
    result: !winners.includes(me) ? "lost" : winners.length > 1 ? "shared" : "won",
    isWhole: match.ended === "played", // points of a game that somebody gave up say little
    kinds: byKind(match, me),
  };
}

/** Points by kind of reason: name → [mine, those of the others on average]. */
function byKind({ reasons, rules, agreement }, me) {
  const names = rules.engine.description.reasons;
  const found = {};
  for (const [seat, kind, , , , points] of reasons.flat()) {
    const sums = (found[names[kind]] ??= [0, 0]);
    if (seat === me) sums[0] += points;
    else sums[1] += points / (agreement.players - 1);
  }
  return found;
}

/** Games by their kind and by the bots' level: [{ game, players, levels, games, won, shared, points, margin, most }]. */
export function byLevel(entries) {
  return grouped(entries, ({ game, players, levels }) => [game, players, levels.join("+")]).map((group) => {
    const [{ game, players, levels }] = group;
    const whole = group.filter(({ isWhole }) => isWhole);
    return {
      game,
      players,
      levels,
      games: group.length,
      won: group.filter(({ result }) => result === "won").length,
      shared: group.filter(({ result }) => result === "shared").length,
      points: mean(whole.map(({ points }) => points)),
      margin: mean(whole.map(({ points, best }) => points - best)),
      most: whole.length ? Math.max(...whole.map(({ points }) => points)) : null,
    };
  });
}

/** Points a game by kind, over the games of one game that were played to their end: [kind, mine, the others']. */
export function kindsOf(entries) {
  const whole = entries.filter(({ isWhole }) => isWhole);
  const names = [...new Set(whole.flatMap(({ kinds }) => Object.keys(kinds)))];
  return names.map((name) => [name, ...[0, 1].map((who) => mean(whole.map(({ kinds }) => kinds[name]?.[who] ?? 0)))]);
}

/** All games as a table for other programs (CSV). `reviews`: id → { rate, luck }, of games that were reviewed. */
export function csv(entries, reviews) {
  const kinds = [...new Set(entries.flatMap((entry) => Object.keys(entry.kinds)))].sort();
  const head = ["id", "date", "game", "players", "opponents", "result", "points", "best_other", "played_to_the_end", "error_rate", "luck", ...kinds.map((kind) => `points_${kind}`)];
  const line = (entry) => {
    const { rate = "", luck = "" } = reviews.get(entry.id) ?? {};
    const date = new Date(entry.created).toISOString();
    return [entry.id, date, entry.game, entry.players, entry.levels.join("+"), entry.result, entry.points, entry.best, entry.isWhole, rate, luck, ...kinds.map((kind) => entry.kinds[kind]?.[0] ?? "")];
  };
  return `${[head, ...entries.map(line)].map((cells) => cells.map(quoted).join(",")).join("\r\n")}\r\n`;
}

function quoted(cell) {
  const text = String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export function mean(numbers) {
  return numbers.length ? numbers.reduce((sum, one) => sum + one, 0) / numbers.length : null;
}

function grouped(entries, key) {
  const found = new Map();
  for (const entry of entries) {
    const name = JSON.stringify(key(entry));
    found.set(name, [...(found.get(name) ?? []), entry]);
  }
  return [...found.values()];
}
