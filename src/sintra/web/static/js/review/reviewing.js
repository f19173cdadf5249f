/** A review while it is made, in workers of this machine: a first answer soon, then a closer look. What was found is kept, and a reload goes on from there. */

import { Ledger } from "../engine/ledger.js";
import { Thinker } from "../engine/thinker.js";
import { weightsOf } from "../local/engines.js";
import { keepReview, keptReview } from "./kept.js";
import { effortsFor, posed, questionsOf } from "./questions.js";

const WORKERS = 2;
const SEED = 0n;
const FEWEST = 10; // decisions from which one can say how well somebody plays
const WIDTH = 2; // standard errors to both sides
const PAUSE = 700; // milliseconds between two looks at what was found so far

export class Reviewing {
  /** `on` has: found(ledger) when there is one and whenever it is better, progress({ pass, done, all }), failed(error). */
  constructor(source, on) {
    Object.assign(this, { source, on });
    this.asked = questionsOf(source);
    this.efforts = effortsFor(this.asked);
    this.verdicts = new Map(); // by ply, each with the pass that found it
    this.ledger = new Ledger(source.rules);
    this.engineName = source.engine.description.sources;
    this.run().catch((error) => this.closed || on.failed(error));
  }

  close() {
    this.closed = true;
    this.thinker?.close();
  }

  get isDone() {
    return this.asked.every(({ ply }) => this.verdicts.get(ply)?.pass === this.efforts.length - 1);
  }

  async run() {
    const { id } = this.source.game;
    for (const [ply, verdict] of await keptReview(id, this.engineName)) this.verdicts.set(ply, verdict);
    for (let pass = 0; pass < this.efforts.length && !this.closed; pass += 1) {
      this.tell(pass);
      await this.judge(pass);
      if (this.closed) return;
      await keepReview(id, this.engineName, this.verdicts);
    }
    this.tell(this.efforts.length - 1);
    this.thinker?.close();
  }

  /** All questions that have been thought about less, those first on which most hangs. */
  async judge(pass) {
    const weight = this.weights();
    const waiting = this.asked.filter(({ ply }) => (this.verdicts.get(ply)?.pass ?? -1) < pass).sort((one, other) => (weight.get(other.ply) ?? 0) - (weight.get(one.ply) ?? 0));
    if (!waiting.length) return;
    await this.load();
    const work = async (worker) => {
      for (let question = waiting.shift(); question && !this.closed; question = waiting.shift()) {
        const verdict = await this.thinker.judge(posed(question, this.source), { worker, seed: SEED, effort: this.efforts[pass] });
        this.verdicts.set(question.ply, { ...verdict, pass });
        this.look(pass);
      }
    };
    await Promise.all(this.thinker.workers.map((_, worker) => work(worker)));
  }

  async load() {
    if (this.thinker) return;
    const { game, engine, players } = this.source;
    const weights = await weightsOf(game.table.game, engine.description, players);
    const count = Math.max(1, Math.min(WORKERS, navigator.hardwareConcurrency ?? WORKERS));
    const workers = Array.from({ length: count }, () => new Worker(new URL("../engine/worker.js", import.meta.url), { type: "module" }));
    this.thinker = new Thinker(workers);
    await this.thinker.load({ module: engine.module, description: engine.description, players, weights });
  }

  /** How much hangs on each question, as far as that is known. */
  weights() {
    return new Map([...this.verdicts].map(([ply, { change }]) => [ply, Math.max(...change[0].map(Math.abs))]));
  }

  /** Tells what was found, now and then. */
  look(pass) {
    const now = performance.now();
    if (now - (this.looked ?? 0) < PAUSE) return;
    this.looked = now;
    this.tell(pass);
    if (pass > 0) keepReview(this.source.game.id, this.engineName, this.verdicts);
  }

  tell(pass) {
    const done = this.asked.filter(({ ply }) => (this.verdicts.get(ply)?.pass ?? -1) >= pass).length;
    this.on.progress({ pass, done, all: this.asked.length, isDone: this.isDone });
    if (this.asked.every(({ ply }) => this.verdicts.has(ply))) this.on.found(this.added());
  }

  added() {
    const { movers, positions } = this.source;
    return this.ledger.addUp(movers, this.verdicts, positions.at(-1));
  }

  /** Which level loses as much as a seat for each decision, of those that were measured: { level, low, high }, or nothing if that is not known. */
  likeness(seat, { rates, spreads, entries }, levels) {
    const choices = entries.reduce((sum, entry) => sum + (entry.seat === seat ? entry.choices : 0), 0);
    if (!levels.length || choices < FEWEST) return null;
    const known = levels.map((one) => one.rate);
    const [level, low, high] = [0, WIDTH, -WIDTH].map((times) => levels[this.ledger.likeWhich(known, rates[seat] + times * spreads[seat])].level);
    return { level, low, high };
  }

  /** The better decision that was missed at a ply, and how play would have gone on. */
  line(ply) {
    return this.verdicts.get(ply)?.line ?? [];
  }
}
