/** Plays games as tests/engine/parity.py does, and gives the same hashes: in node and in a browser. */

import { Dealer, digest as sha256 } from "../../src/sintra/web/static/js/engine/dealer.js";
import { fromHex, toHex } from "../../src/sintra/web/static/js/engine/hex.js";
import { Rules } from "../../src/sintra/web/static/js/engine/rules.js";

/** A function that plays a game on this engine: a hash for every position. */
export function parity(engine) {
  const rules = new Rules(engine);
  const tables = engine.memory.array(rules.size, [2]);
  const rows = engine.memory.array(4, engine.description.rows);

  function play({ players, options, secret, added, choices, is_told: isTold }) {
    const dealer = new Dealer(engine, fromHex(secret), added.map(fromHex));
    const digests = [];
    let ply = 0;
    let happened = rules.deal(rules.start(players, options), dealer, 0);
    for (let choice = choices; ; ) {
      ply += happened.drawn.length;
      digests.push(digest(happened, choice, isTold));
      const legal = rules.legal(happened.position);
      if (legal.length === 0) return digests;
      choice = (choice * 48_271) % 2_147_483_647;
      happened = rules.play(happened.position, legal[choice % legal.length], dealer, ply);
      ply += 1;
    }
  }

  function digest({ position, drawn, reasons }, choice, isTold) {
    const seats = rules.scores(position).map((_, seat) => seat);
    const legal = rules.legal(position);
    const seen = legal.map((move) => rules.seenBy(position, move));
    const numbers = [rules.toMove(position), drawn, reasons, legal, seen, rules.scores(position), rules.standings(position), rules.winners(position)];
    const shown = [rules.pieces(position), rules.targets(position, legal), reasons.map((reason) => rules.earned(position, reason))];
    if (isTold) shown.push(said(position, legal, reasons, choice), [null, ...seats].map((seat) => rules.text(rules.view(position, seat))), rules.text(position));
    const parts = [json([...numbers, ...shown]), position];
    for (const seat of [null, ...seats]) parts.push(rules.view(position, seat));
    for (const seat of seats) parts.push(rules.imagine(position, seat, BigInt(choice)));
    if (legal.length > 0) parts.push(json([rules.anything(position, BigInt(choice)), rules.greediest(position, BigInt(choice))]));
    return toHex(sha256(engine, joined(parts))).slice(0, 16);
  }

  /** What the module says about a position, as rows of numbers: what is said before a move, of a move (one more than there are), of each reason. */
  function said(position, legal, reasons, choice) {
    const { calls, memory } = engine;
    const { actions } = engine.constants;
    const written = (write) => {
      memory.words(rows.at, 1)[0] = 0;
      rules._lay(position);
      write();
      const [count] = memory.words(rows.at, 1);
      return Array.from(memory.words(rows.at + 4 * rows.shape[1], count * rows.shape[1]));
    };
    const refused = choice % actions;
    const all = [written(() => calls.tell(rules.table.head, rows.head)), written(() => calls.notice(rules.table.head, rows.head))];
    if (!legal.includes(refused)) all.push(written(() => calls.refuse(rules.table.head, refused, rows.head)));
    for (const [, ...reason] of reasons) all.push(written(() => calls.explain(...reason, rows.head)));
    if (legal.length === 0) return all;
    memory.words(rules.moves.at, legal.length).set(legal);
    all.push(written(() => calls.prompt(rules.table.head, rules.moves.head, legal.length, rows.head)));
    all.push(written(() => calls.onward(rules.table.head, legal[choice % legal.length], rows.head)), [calls.begins(rules.table.head)]);
    memory.bytes(tables.at, rules.size).set(position);
    rules._noReasons();
    calls.prospects(tables.head, rules.log.head);
    return [...all, rules._reasons()];
  }

  return play;
}

function json(value) {
  return new TextEncoder().encode(JSON.stringify(value));
}

function joined(parts) {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
