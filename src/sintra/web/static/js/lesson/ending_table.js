/** The authority over an ending to practise: the other side defends itself perfectly, and every decision is judged by what it leads to. */

import { say } from "../kit/words.js";
import { engineOf } from "../local/engines.js";
import { Match } from "../local/match.js";
import { Refused } from "../local/refused.js";
import { Table } from "../local/table.js";
import { keepProgress, progressOf, readTeaching } from "./lessons.js";
import { named } from "../net/taught.js";
import { Solver } from "./solver.js";

const LEARNER = 0;

export async function openEnding(id) {
  const { game, name } = named(id);
  const { endings } = await readTeaching(game).catch(() => ({ endings: [] }));
  const ending = endings[Number(name) - 1];
  if (!ending) throw new Refused("no-such-game");
  const { options, players, start } = ending;
  const person = { kind: "person", name: say("lesson-you"), confirm: false, forced: false };
  const perfect = { kind: "bot", name: "diamond", level: "diamond", seconds: 0 };
  const agreement = { game, options, players, seats: [person, perfect], position: start, commitment: "", rules: "" };
  const table = new EndingTable({ id, agreement, secret: "", created: 0 }, await engineOf(game));
  table.number = Number(name);
  table.count = endings.length;
  return table;
}

class EndingTable extends Table {
  constructor(stored, engine) {
    super(stored, engine, begun(stored, engine));
    this.stored = stored;
    this.known = new Map(); // what follows from a position, by how many moves were made
    for (const move of progressOf(stored.id).moves) {
      if (this.match.turn === null || !engine.rules.legal(this.match.position).includes(move)) break;
      this._happen({ type: "moved", seat: this.match.turn, move, draws: [] });
    }
  }

  close() {
    super.close();
    this.solver?.close();
  }

  /** What every choice leads to now. */
  solved() {
    const { moves, position, turn } = this.match;
    const key = moves.join();
    this.solver ??= new Solver(this.engine, this.agreement.game, this.agreement.players);
    if (!this.known.has(key)) this.known.set(key, this.solver.solve(this.engine.rules.view(position, turn)));
    return this.known.get(key);
  }

  /** What the learner's last decision led to, beside the best: { best, scores }; nothing before the first. */
  async verdict() {
    const { moves, movers } = this.match;
    const ply = movers.lastIndexOf(LEARNER);
    const { choices } = (ply >= 0 && (await this.known.get(moves.slice(0, ply).join()))) || {};
    return choices && { best: choices[0].scores, scores: choices.find(({ move }) => move === moves[ply]).scores };
  }

  restart() {
    keepProgress(this.id, { moves: [] });
    this.match = begun(this.stored, this.engine);
  }

  act(action) {
    return this._inTurn(() => {
      if (["play", "undo", "takeback"].includes(action.type)) this._happen(this._referee().judge(action)[0]);
      return { type: "ack", id: action.id, version: this.match.version, game: "" };
    });
  }

  async goOn() {
    while (!this.closed && this.match.turn !== null && this.match.turn !== LEARNER) {
      const { match } = this;
      const { choices } = await this.solved();
      if (this.closed || this.match !== match) return; // it was undone
      this._happen(this._referee().decision(match.turn, choices[0].move));
    }
  }

  async readOn() {}

  _happen(event) {
    const before = this.match.version;
    const after = this.match.copy();
    after.apply({ version: before + 1, at: 0, event });
    this.match = after;
    keepProgress(this.id, { moves: after.moves, ...(after.phase === "over" ? { isDone: true } : {}) });
    this.on.happened(before);
  }
}

function begun(stored, engine) {
  const match = new PracticeMatch(stored, engine);
  match.apply({ version: 1, at: 0, event: { type: "started", draws: [] } });
  return match;
}

class PracticeMatch extends Match {
  get canBeLeft() {
    return false;
  }
}
