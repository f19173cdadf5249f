/**
 * How a game adds up: start + skill + luck + revision = result, by the core of `sintra.study`.
 *
 * { entries, shares, gained, rates, spreads }. An entry is a turn, or the draws between two: { first, after, seat, choices, worst, grade, isExact, before, now,
 * skill, luck, revision, lost, error, weight }; worths are [chances, points], each by seat. A share is { start, own, others, luck, revision, result }.
 */

const SHARE = ["start", "own", "others", "luck", "revision", "result"];
const MOST_LEVELS = 32;
const WORTHS = ["before", "now", "skill", "luck", "revision"];

export class Ledger {
  constructor(rules) {
    const { memory, description } = rules.engine;
    const { judging, path } = description;
    Object.assign(this, { rules, memory, calls: rules.calls, most: judging.plies });
    this.judged = memory.group(judging.judged);
    this.sums = memory.group(judging.sums);
    this.leaf = memory.array(8, path.leaf[1]);
    [, this.seats] = path.leaf[1];
    this.end = memory.array(8, [2, this.seats]);
  }

  /** `movers` made the moves, `verdicts` are by ply, `final` is the last position: over, or with a verdict. */
  addUp(movers, verdicts, final) {
    const plies = movers.length;
    if (plies > this.most) throw new RangeError(`a game of ${plies} moves is too long to be added up`);
    const { judged } = this;
    for (const name of ["judged", "exact", "before", "change", "error"]) this.memory.bytes(judged[name].at, judged[name].size).fill(0);
    this.memory.words(judged.movers.at, plies).set(movers);
    for (const [ply, verdict] of verdicts) this._note(ply, verdict);
    if (this.rules.isOver(final)) this._end(plies, final);
    const players = this.rules.players(final);
    const count = this.calls.add_up(judged.head, plies, players, this.sums.head);
    return {
      entries: Array.from({ length: count }, (_, i) => this._entry(i, players)),
      shares: [0, 1].map((about) => Array.from({ length: players }, (_, seat) => this._share(about, seat))),
      gained: Array.from({ length: players }, (_, seat) => this._numbers("gained", this.seats * seat, players)),
      rates: this._numbers("rates", 0, players),
      spreads: this._numbers("spreads", 0, players),
    };
  }

  /** Which of these rates one is most like: its place among them. */
  likeWhich(rates, rate) {
    this.levels ??= this.memory.array(8, [MOST_LEVELS]);
    this.memory.doubles(this.levels.at, rates.length).set(rates);
    return this.rules._shorten(this.levels, rates.length, () => this.calls.like_which(this.levels.head, rate));
  }

  _note(ply, { before, change, error, isExact }) {
    const { judged, memory, seats } = this;
    memory.words(judged.judged.at, ply + 1)[ply] = 1;
    memory.words(judged.exact.at, ply + 1)[ply] = Number(isExact);
    memory.doubles(judged.error.at, ply + 1)[ply] = error;
    for (const [array, worth] of [[judged.before, before], [judged.change, change]]) {
      for (const about of [0, 1]) memory.doubles(array.at + 8 * seats * (2 * ply + about), seats).set(worth[about]);
    }
  }

  /** How the game ended, in the last place. */
  _end(plies, final) {
    this.rules._lay(final);
    this.calls.worth_of_end(this.rules.table.head, this.leaf.head, this.end.head);
    const place = this.judged.before.at + this.end.size * plies;
    this.memory.bytes(place, this.end.size).set(this.memory.bytes(this.end.at, this.end.size));
  }

  _entry(i, players) {
    const width = this.sums.entries.shape[1];
    const [first, after, seat, choices, worst, grade, exact] = this.memory.words(this.sums.entries.at + 4 * width * i, width);
    const [lost, error, weight] = this._numbers("told", 3 * i, 3);
    const worth = (which) => [0, 1].map((about) => this._numbers("worths", this.seats * (2 * (WORTHS.length * i + which) + about), players));
    const worths = Object.fromEntries(WORTHS.map((name, which) => [name, worth(which)]));
    return { first, after, seat, choices, worst, grade, isExact: exact === 1, ...worths, lost, error, weight };
  }

  _share(about, seat) {
    const parts = this._numbers("shares", SHARE.length * (this.seats * about + seat), SHARE.length);
    return Object.fromEntries(SHARE.map((name, i) => [name, parts[i]]));
  }

  _numbers(name, from, count) {
    return Array.from(this.memory.doubles(this.sums[name].at + 8 * from, count));
  }
}
