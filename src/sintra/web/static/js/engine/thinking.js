/**
 * What a worker does with messages: it loads a game, searches in short slices so that it hears when it is to stop, and answers. `post` sends.
 *
 * { id, do: "load", module, description, players, weights }   -> { id, answer: true }
 * { id, do: "think", position, simulations?, seconds?, seed?, keep?, settings? }   -> { id, progress: findings } now and then, { id, answer: findings }
 * { id, do: "judge", question, seed?, effort }   -> { id, answer: verdict }; a question is { ply, before, after?, played? } (judge.js)
 * { id, do: "stop", which }   the search of that id ends with what it has found; no answer of its own
 *
 * What goes wrong is answered as { id, error: { name, message, reason } }.
 */

import { Engine } from "./engine.js";
import { Judge } from "./judge.js";
import { Rules } from "./rules.js";
import { Search } from "./search.js";
import { readWeights } from "./weights.js";

const SLICE = 10; // milliseconds, about
const FIRST_PROGRESS = 250; // milliseconds; each after it comes after twice the time, but not later than
const LAST_PROGRESS = 2_000;
const MOST_AT_ONCE = 10_000; // simulations

export class Thinking {
  constructor(post) {
    this.post = post;
    this.stopped = new Set();
    this.queue = Promise.resolve();
  }

  receive(message) {
    if (message.do === "stop") this.stopped.add(message.which);
    else this.queue = this.queue.then(() => this._answer(message));
  }

  async _answer({ id, do: what, ...given }) {
    try {
      this.post({ id, answer: await { load: () => this._load(given), think: () => this._think(id, given), judge: () => this._judge(given) }[what]() });
    } catch (error) {
      this.post({ id, error: { name: error.name, message: error.message, reason: error.reason } });
    } finally {
      this.stopped.delete(id);
    }
  }

  async _load({ module, description, players, weights }) {
    this.judge = undefined;
    this.rules = new Rules(await Engine.create(module, description));
    this.search = new Search(this.rules, players, weights && (await readWeights(new Uint8Array(weights))));
    return true;
  }

  _judge({ question: { ply, before, after, played }, seed = 0n, effort }) {
    this.judge ??= new Judge(this.search);
    const { judge } = this;
    const own = judge.seedOf(seed, ply);
    if (played !== undefined) return judge.decision(before, played, own, effort);
    return after ? judge.draws(before, after, own, effort) : judge.position(before, own, effort);
  }

  async _think(id, { position, simulations = Infinity, seconds = Infinity, seed = 0n, keep = true }) {
    if (simulations === Infinity && seconds === Infinity) throw new RangeError("a search needs a budget: seconds or simulations");
    const { search } = this;
    const begun = performance.now();
    search.begin(position, seed, keep);
    let [portion, pause, spoken] = [64, FIRST_PROGRESS, 0];
    while (!search.isDone && search.simulations < simulations && !this.stopped.has(id)) {
      const spent = performance.now() - begun;
      if (spent >= 1_000 * seconds) break;
      if (spent - spoken > pause) {
        this.post({ id, progress: search.findings() });
        [spoken, pause] = [spent, Math.min(LAST_PROGRESS, 2 * pause)];
      }
      search.grow(Math.min(portion, simulations - search.simulations));
      const took = performance.now() - begun - spent;
      portion = Math.round(Math.min(MOST_AT_ONCE, Math.max(16, portion * Math.min(2, SLICE / Math.max(took, 0.01)))));
      await turn();
    }
    return search.findings();
  }
}

/** Lets messages come in. A timer would wait for milliseconds; a message to oneself does not. */
function turn() {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
