/**
 * What is to be said about a position: phrases, each `{ id, kind, data }`. A datum is a number, or `{ word: id }`, another message. What a phrase
 * enumerates follows it, as phrases of the kind "item".
 */

export class Phrases {
  constructor(rules) {
    const { memory, description } = rules.engine;
    this.rules = rules;
    this.calls = rules.calls;
    this.description = description;
    this.rows = memory.array(4, description.rows);
    this.path = memory.array(2, [LONGEST_PATH]);
    this.tables = memory.array(rules.size, [2]);
  }

  /** The rule that forbids a move. */
  refuse(position, move) {
    return this._written(position, (table, rows) => this.calls.refuse(table, move, rows))[0];
  }

  /** What a reason's points are for. */
  explain([, kind, place, first, second, points]) {
    return this._written(null, (_, rows) => this.calls.explain(kind, place, first, second, points, rows))[0];
  }

  /** What the player to move, who has these legal moves, can do now. */
  prompt(position, legal) {
    return this._written(position, (table, rows) => this.calls.prompt(table, this.rules._moves(legal), legal.length, rows));
  }

  /** What is to be chosen once the first place of a move was touched; nothing where one touch is enough. */
  onward(position, move) {
    return this._written(position, (table, rows) => this.calls.onward(table, move, rows));
  }

  /** What everybody should know, if there is something. */
  notice(position) {
    return this._written(position, (table, rows) => this.calls.notice(table, rows))[0];
  }

  /** Why touching these places (numbers), one after the other, leads nowhere for the player with these legal moves, if a rule has to do with it. */
  whyNot(position, legal, places) {
    const { rules } = this;
    rules.pieces(position); // they lie in `rules.laid`
    const touched = places.slice(0, LONGEST_PATH);
    rules.memory.shorts(this.path.at, touched.length).set(touched);
    return this._written(position, (table, rows) => this.calls.why_not(table, rules._moves(legal), legal.length, rules.laid.head, this.path.head, touched.length, rows))[0];
  }

  /** The table in words: sections with their lines and what these enumerate. */
  tell(position) {
    return this._written(position, (table, rows) => this.calls.tell(table, rows));
  }

  /** What speaks for the better of two decisions in a position: facts that can be counted. */
  compare(position, played, better) {
    const { rules } = this;
    const after = (move) => rules.apply(position, move).position;
    this.compared ??= rules.memory.array(rules.size, [this.description.constants.compared]);
    const [one, other] = [after(played), after(better)];
    [position, one, other].forEach((bytes, i) => rules.memory.bytes(this.compared.at + i * rules.size, rules.size).set(bytes));
    rules._noReasons();
    return this._written(null, (_, rows) => this.calls.compare(this.compared.head, rules.log.head, rows));
  }

  /** Whether the decision that is due is the first of a turn. */
  begins(position) {
    this.rules._lay(position);
    return Boolean(this.calls.begins(this.rules.table.head));
  }

  /** The reasons of the points that this round's end would bring if it began now. */
  prospects(position) {
    const { rules } = this;
    rules._noReasons();
    const tables = rules.memory.bytes(this.tables.at, 2 * rules.size);
    tables.set(position);
    tables.set(position, rules.size);
    this.calls.prospects(this.tables.head, rules.log.head);
    return rules._reasons();
  }

  _written(position, write) {
    const { memory, table } = this.rules;
    if (position) this.rules._lay(position);
    memory.words(this.rows.at, 1)[0] = 0;
    write(table.head, this.rows.head);
    const [count] = memory.words(this.rows.at, 1);
    const width = this.rows.shape[1];
    const numbers = memory.words(this.rows.at + 4 * width, count * width);
    return Array.from({ length: count }, (_, i) => this._phrase(numbers.subarray(i * width, (i + 1) * width)));
  }

  _phrase([number, ...filled]) {
    const [id, kind, slots] = this.description.messages[number];
    return { id, kind, data: Object.fromEntries(slots.map(([name, words], i) => [name, words.length ? { word: words[filled[i]] } : filled[i]])) };
  }
}

const LONGEST_PATH = 4; // places that are touched for one decision, at most
