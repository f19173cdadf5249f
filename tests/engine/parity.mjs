/** Plays games as tests/engine/parity.py does, and answers the same hashes. */

import { createHash } from "node:crypto";
import { Dealer } from "../../src/sintra/web/static/js/engine/dealer.js";
import { fromHex, Rules } from "../../src/sintra/web/static/js/engine/rules.js";
import { answer, load, question } from "./ask.mjs";

const engine = await load();
const rules = new Rules(engine);

function play({ players, options, secret, added, choices }) {
  const dealer = new Dealer(engine, fromHex(secret), added.map(fromHex));
  const digests = [];
  let ply = 0;
  let happened = rules.deal(rules.start(players, options), dealer, 0);
  for (let choice = choices; ; ) {
    ply += happened.drawn.length;
    digests.push(digest(happened, choice));
    const legal = rules.legal(happened.position);
    if (legal.length === 0) return digests;
    choice = (choice * 48_271) % 2_147_483_647;
    happened = rules.play(happened.position, legal[choice % legal.length], dealer, ply);
    ply += 1;
  }
}

function digest({ position, drawn, reasons }, choice) {
  const seats = rules.scores(position).map((_, seat) => seat);
  const legal = rules.legal(position);
  const seen = legal.map((move) => rules.seenBy(position, move));
  const numbers = [rules.toMove(position), drawn, reasons, legal, seen, rules.scores(position), rules.standings(position), rules.winners(position)];
  const shown = [rules.pieces(position), rules.targets(position, legal), reasons.map((reason) => rules.earned(position, reason))];
  const hash = createHash("sha256").update(JSON.stringify([...numbers, ...shown])).update(position);
  for (const seat of [null, ...seats]) hash.update(rules.view(position, seat));
  for (const seat of seats) hash.update(rules.imagine(position, seat, BigInt(choice)));
  if (legal.length > 0) hash.update(JSON.stringify([rules.anything(position, BigInt(choice)), rules.greediest(position, BigInt(choice))]));
  return hash.digest("hex").slice(0, 16);
}

answer(question.games.map(play));
