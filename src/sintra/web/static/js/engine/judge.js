/**
 * What a decision lost, what draws brought and what a position is worth: the core of `sintra.study`, in the memory of a search. Positions are bytes,
 * seeds are BigInts; equal seeds, equal verdicts.
 *
 * An effort is { simulations, samples, afterDraw }. A verdict is { before, change, error, isExact, line }; worths are [chances, points], each by seat.
 */

export class Judge {
  constructor(search) {
    const { memory, rules } = search;
    const { judging } = search.engine.description;
    Object.assign(this, { search, memory, rules, rooms: judging });
    this.positions = memory.array(rules.size, [judging.positions]);
    this.found = memory.group(judging.found, { content: this.positions.at });
    this.proof = memory.group(judging.proof, { ...placesOf(search.proof), counts: search.proof.count.at });
    this.verdict = memory.group(judging.verdict);
    this.random = memory.array(8, [1]);
    this.final = search.proof.settings;
    this.seeds = memory.array(8, [1, 1]);
  }

  /** What a decision lost against the best. */
  decision(before, played, seed, { simulations, samples, afterDraw }) {
    this._begin(before, seed);
    this.search.calls.judge_decision(...this._bench(), played, simulations, samples, afterDraw);
    const flags = this.memory.words(this.found.flags.at, this.found.flags.shape[0]);
    const line = Array.from(this.memory.words(this.verdict.line.at, flags[this.rooms.line]));
    return { ...this._verdict(), isExact: flags[this.rooms.is_exact] === 1, line };
  }

  /** What draws brought, against the mean over fresh ones. */
  draws(before, after, seed, { samples, afterDraw }) {
    this._begin(before, seed);
    this._lay(this.rooms.after, after);
    this.search.calls.judge_draws(...this._bench(), samples, afterDraw);
    return { ...this._verdict(), isExact: false, line: [] };
  }

  /** What a position is worth, whoever is to move. */
  position(before, seed, { simulations, samples, afterDraw }) {
    this._begin(before, seed);
    this.search.calls.judge_position(...this._bench(), simulations, samples, afterDraw);
    return { ...this._verdict(), isExact: false, line: [] };
  }

  /** The seed of the question that comes after so many moves: as `sintra.study` makes it. */
  seedOf(seed, ply) {
    this.rules._seed(seed);
    this.search.calls.scatter(this.rules.random.head, ply, this.seeds.head);
    return this.memory.longs(this.seeds.at, 1)[0];
  }

  _begin(before, seed) {
    this._lay(this.rooms.before, before);
    this.memory.longs(this.random.at, 1)[0] = seed;
  }

  _lay(which, position) {
    this.memory.bytes(this.positions.at + which * this.rules.size, this.rules.size).set(position);
  }

  _bench() {
    const { tree, table, path, workspace } = this.search.lend();
    const { network, settings } = this.search;
    return [this.positions, this.found, this.proof, this.verdict, tree, table, network, workspace, path].map(({ head }) => head).concat(settings, this.final, this.random.head);
  }

  _verdict() {
    const [error] = this.memory.doubles(this.verdict.error.at, 1);
    return { before: this._worth(this.verdict.before), change: this._worth(this.verdict.change), error };
  }

  _worth({ at, shape: [, seats] }) {
    return [0, 1].map((about) => Array.from(this.memory.doubles(at + 8 * about * seats, this.search.players)));
  }
}

function placesOf(arrays) {
  return Object.fromEntries(Object.entries(arrays).filter(([, array]) => array.at).map(([name, { at }]) => [name, at]));
}
