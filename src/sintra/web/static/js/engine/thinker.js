/** The page's end of one or more engines in workers. Each searches the same position with other random numbers; their findings are added up. */

/** An error that happened in a worker; `reason` is as in EngineUnavailable. */
export class ThinkerError extends Error {
  constructor({ name, message, reason }) {
    super(message);
    this.kind = name;
    this.reason = reason;
  }
}

export class Thinker {
  /** `workers` are Web Workers of `worker.js`, or whatever has `postMessage`, `onmessage` and `terminate`. */
  constructor(workers) {
    this.workers = workers;
    this.waiting = new Map();
    this.last = 0;
    for (const worker of workers) {
      worker.onmessage = ({ data }) => this._heard(data);
      worker.onerror = (event) => this._failed(event.message ?? String(event));
    }
  }

  /** The content of a game's files: `module` (bytes, or a WebAssembly.Module), `description`, and the bytes of the weights for so many players. */
  async load({ module, description, players, weights }) {
    this.description = description;
    this.players = players;
    await Promise.all(this.workers.map((worker) => this._ask(worker, { do: "load", module, description, players, weights })));
  }

  /**
   * Searches a view until so many simulations or seconds are used up, or the AbortSignal says stop; then with what was found so far. Progress is
   * called with findings now and then.
   */
  async think(position, { simulations, seconds, seed = randomSeed(), keep = true, signal, progress } = {}) {
    const each = simulations === undefined ? undefined : Math.ceil(simulations / this.workers.length);
    const soFar = new Map();
    const hear = (i) => (findings) => {
      soFar.set(i, findings);
      progress?.(merged([...soFar.values()]));
    };
    const asked = this.workers.map((worker, i) =>
      this._ask(worker, { do: "think", position, simulations: each, seconds, seed: BigInt.asUintN(64, seed + BigInt(i)), keep }, hear(i), signal),
    );
    return merged(await Promise.all(asked));
  }

  /** The move of a named level for the seat to move; the strongest, which the description does not limit, thinks for so many seconds. */
  async choose(position, level, { seconds = 1, ...more } = {}) {
    const strength = this.description.levels[this.players][level];
    const [simulations, overlooks] = strength ?? [undefined, 0];
    const { choices } = await this.think(position, { ...more, simulations, seconds: strength ? undefined : seconds });
    const seen = choices.filter(() => Math.random() >= overlooks);
    return (seen[0] ?? choices[0]).move;
  }

  /** The verdict of one worker on a question (judge.js). */
  judge(question, { worker = 0, seed = 0n, effort }) {
    return this._ask(this.workers[worker], { do: "judge", question, seed, effort });
  }

  /** Lets go of the workers and their memory. */
  close() {
    for (const worker of this.workers) worker.terminate();
    this._failed("the engine was closed");
  }

  _ask(worker, message, progress, signal) {
    this.last += 1;
    const id = this.last;
    const stop = () => worker.postMessage({ do: "stop", which: id });
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject, progress });
      worker.postMessage({ id, ...message });
      if (signal?.aborted) stop();
      signal?.addEventListener("abort", stop, { once: true });
    }).finally(() => signal?.removeEventListener("abort", stop));
  }

  _heard({ id, answer, progress, error }) {
    const waiting = this.waiting.get(id);
    if (!waiting) return;
    if (progress) {
      waiting.progress?.(progress);
      return;
    }
    this.waiting.delete(id);
    if (error) waiting.reject(new ThinkerError(error));
    else waiting.resolve(answer);
  }

  _failed(message) {
    for (const { reject } of this.waiting.values()) reject(new ThinkerError({ name: "Error", message }));
    this.waiting.clear();
  }
}

/** What several searches found together: visits are summed, values averaged by visits. */
export function merged(several) {
  if (several.length === 1 || several.some(({ choices }) => choices.some(({ visits }) => visits === 0) && several[0].isExact)) return several[0];
  const byMove = new Map();
  for (const { choices } of several) {
    for (const choice of choices) byMove.set(choice.move, [...(byMove.get(choice.move) ?? []), choice]);
  }
  const choices = [...byMove.values()].map(together);
  const isExact = several.every((findings) => findings.isExact);
  choices.sort((one, other) => (isExact ? other.value - one.value : other.visits - one.visits) || other.value - one.value);
  return { choices, simulations: several.reduce((sum, { simulations }) => sum + simulations, 0), isExact };
}

function together(choices) {
  const visits = choices.reduce((sum, choice) => sum + choice.visits, 0);
  const looked = choices.filter(({ chances }) => chances);
  const weight = looked.reduce((sum, choice) => sum + choice.visits, 0);
  const mean = (of) => looked.reduce((sum, choice) => sum + of(choice) * choice.visits, 0) / weight;
  const most = choices.reduce((best, choice) => (choice.visits > best.visits ? choice : best));
  const bySeat = (name) => (looked.length > 0 ? looked[0][name].map((_, seat) => mean((choice) => choice[name][seat])) : null);
  return { move: most.move, visits, value: weight > 0 ? mean(({ value }) => value) : most.value, chances: bySeat("chances"), scores: bySeat("scores"), line: most.line };
}

/** A number of 64 bits that nobody can guess. */
export function randomSeed() {
  return crypto.getRandomValues(new BigUint64Array(1))[0];
}
