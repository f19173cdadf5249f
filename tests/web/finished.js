async ([base, game, players, level, plies]) => {
  const { create } = await import(`${base}js/local/games.js`);
  const { Table } = await import(`${base}js/local/table.js`);
  const bots = Array.from({ length: players - 1 }, () => ({ kind: "bot", level: "greedy" }));
  const id = await create({ game, seats: [{ kind: "me", name: "Ana" }, ...bots], options: { first: "1" }, forced: true }, document.documentElement.lang);
  const table = await Table.open(id);
  for (let n = 0; table.match.phase === "playing" && n < plies; n += 1) {
    const { match, engine } = table;
    if (match.isBotsTurn) await table.goOn();
    else await table.act({ id: `a${n}`, type: "play", version: match.version, decision: engine.rules[level](engine.rules.view(match.position, match.turn), BigInt(n)) });
  }
  if (table.match.phase === "playing") await table.act({ id: "end", type: "resign" });
  table.close();
  return id;
}
