/**
 * Positions and options as texts, as the library writes and reads them. The module fills a sheet of numbers from a position, and a position from a
 * sheet, with all that the rules have to say about it; how a sheet is written is data.
 */

import { BadPosition } from "./errors.js";
import { read, write } from "./forms.js";
import { fromHex } from "./hex.js";

export class Texts {
  constructor(rules) {
    const { memory, description } = rules.engine;
    this.rules = rules;
    this.memory = memory;
    this.description = description;
    this.data = description.text;
    this.sheetRoom = memory.array(4 * this.data.numbers, [1]);
    this.rows = memory.array(4, description.rows);
    this.tables = memory.array(rules.size, [2]);
  }

  /** The text of a position, on one line. */
  write(position) {
    const { name, options } = this.description;
    const players = this.rules.players(position);
    const usual = Object.fromEntries(options.map((option) => [option.name, option.default]));
    const shown = this._written(position, "write", [...this.data.options, ...this.data.fields]).filter(([field, text]) => usual[field] !== text);
    return [name, `players=${players}`, ...shown.map(([field, text]) => `${field}=${text}`)].join(" ");
  }

  /** The options that still matter in a position, by name. */
  options(position) {
    return Object.fromEntries(this._written(position, "write_options", this.data.options));
  }

  /** The position before the first draw, with these options. */
  begin(players, options) {
    const beginning = this.description.beginnings[players];
    if (!beginning) throw new BadPosition("players", `there is no game for ${players}`);
    const known = this.description.options;
    for (const name of Object.keys(options)) if (!known.some((option) => option.name === name)) throw new BadPosition(name, "there is no such option");
    this._blank();
    for (const field of this.data.options) {
      const usual = known.find(({ name }) => name === field.name).default;
      this._fill(field, String(options[field.name] ?? usual).replaceAll(" ", ""), players);
    }
    return this._judged(fromHex(beginning), (table) => this.rules.calls.choose(table, this.sheetRoom.head, this.rows.head));
  }

  /** The position that a text describes. One that no game can come to is refused, unless it is to be a study. */
  read(text, study = false) {
    const { options, name, players: counts } = this.description;
    const [game, ...parts] = text.trim().split(/\s+/);
    if (game !== name) throw new BadPosition("", `“${game}” is not ${name}`);
    const given = fieldsOf(parts);
    const limits = { form: "Number", least: Math.min(...counts), most: Math.max(...counts) };
    const [players] = read(limits, "players", taken(given, "players", String(counts[0])), 0);
    const chosen = options.filter((option) => given.has(option.name)).map((option) => [option.name, taken(given, option.name)]);
    const beginning = this.begin(players, Object.fromEntries(chosen));
    const sheet = this._fillAll(given, players);
    const position = this._judged(beginning, (table) => this.rules.calls.read(table, this.sheetRoom.head, this.rows.head));
    this._seeThatAllBelong(sheet, position, players);
    return study ? position : this._checked(position);
  }

  // ── Set up by hand ──

  /** The numbers of a position's sheet, to be changed, without what these fields say. */
  sheet(position, without = []) {
    const [, ...parts] = this.write(position).split(" ");
    const given = fieldsOf(parts);
    for (const name of ["players", ...this.data.options.map((option) => option.name), ...without]) given.delete(name);
    return this._fillAll(given, this.rules.players(position));
  }

  /** What a sheet says: { position, problem }. Where there is a problem, in words, the position is as far as it can be shown. */
  draft(sheet, players, options) {
    const beginning = this.begin(players, options);
    this._numbers().set(sheet);
    this.rules._lay(beginning);
    const read = this._problem(() => this.rules.calls.read(this.rules.table.head, this.sheetRoom.head, this.rows.head));
    const position = this.rules._taken();
    return { position, problem: read ?? this._wrongWith(sheet, position, players) };
  }

  _wrongWith(sheet, position, players) {
    try {
      this._seeThatAllBelong(sheet, position, players);
      this._checked(position);
      return null;
    } catch (error) {
      if (error instanceof BadPosition) return error;
      throw error;
    }
  }

  // ── Sheets ──

  _numbers() {
    return this.memory.words(this.sheetRoom.at, this.data.numbers);
  }

  _blank() {
    this._numbers().fill(this.data.absent);
  }

  _written(position, call, fields) {
    const players = this.rules.players(position);
    this._blank();
    this.rules._lay(position);
    this.rules.calls[call](this.rules.table.head, this.sheetRoom.head);
    const there = fields.filter(({ at }) => this._numbers()[at] !== this.data.absent);
    return there.map(({ name, at, form }) => [name, write(form, this._numbers().slice(at, at + form.size).values(), players)]);
  }

  _fill({ name, at, form }, text, players) {
    const numbers = read(form, name, text, players);
    if (numbers.length > form.size) throw new BadPosition(name, "is longer than any game makes it");
    this._numbers().fill(0, at, at + form.size).set(numbers, at);
  }

  /** The fields of the table on the sheet; nothing may be left over. Returns the sheet. */
  _fillAll(given, players) {
    this._blank();
    for (const field of this.data.fields) {
      if (!field.may_lack || given.has(field.name)) this._fill(field, taken(given, field.name, field.default), players);
    }
    for (const name of given.keys()) throw new BadPosition(name, "is not a field of this position");
    return this._numbers().slice();
  }

  /** Fields that were given, and that the position, written again, does not have, are none of it, unless they say what is so without them. */
  _seeThatAllBelong(sheet, position, players) {
    const { fields, absent } = this.data;
    this._blank();
    this.rules._lay(position);
    this.rules.calls.write(this.rules.table.head, this.sheetRoom.head);
    for (const field of fields) {
      const { name, at, form, default: usual } = field;
      if (this._numbers()[at] !== absent) continue;
      if (usual !== null) this._fill(field, usual, players);
      const numbers = this._numbers();
      if (sheet.subarray(at, at + form.size).some((number, i) => number !== numbers[at + i])) throw new BadPosition(name, "is not a field of this position");
    }
  }

  // ── What is wrong ──

  /** What becomes of a position by a call, if nothing is wrong with it. */
  _judged(position, call) {
    this.rules._lay(position);
    this._seeThatNothingIsWrong(() => call(this.rules.table.head));
    return this.rules._taken();
  }

  _checked(position) {
    const { size } = this.rules;
    this.memory.bytes(this.tables.at, 2 * size).set(position);
    this.memory.bytes(this.tables.at + size, size).set(position);
    this._seeThatNothingIsWrong(() => this.rules.calls.check(this.tables.head, this.rows.head));
    return position;
  }

  _seeThatNothingIsWrong(call) {
    const problem = this._problem(call);
    if (problem) throw problem;
  }

  /** What a call says is wrong; nothing if nothing is. */
  _problem(call) {
    const width = this.rows.shape[1];
    this.memory.words(this.rows.at, 1)[0] = 0;
    call();
    if (this.memory.words(this.rows.at, 1)[0] === 0) return null;
    const [problem, ...numbers] = this.memory.words(this.rows.at + 4 * width, width);
    const [field, template, slots, words] = this.data.problems[problem];
    const said = slots.map((slot, i) => (words[slot] ? words[slot].at(numbers[i]) : numbers[i]));
    return new BadPosition(field, template.replaceAll(/\{(\w+)\}/g, (_, slot) => said[slots.indexOf(slot)]));
  }
}

function fieldsOf(parts) {
  const given = new Map();
  for (const part of parts) {
    const [name, value] = [part.split("=", 1)[0], part.slice(part.indexOf("=") + 1)];
    if (!part.includes("=") || !name || !value) throw new BadPosition(part, "expected a field like name=value");
    if (given.has(name)) throw new BadPosition(name, "given twice");
    given.set(name, value);
  }
  return given;
}

function taken(given, name, usual = null) {
  const value = given.get(name) ?? usual;
  given.delete(name);
  if (value === null) throw new BadPosition(name, "is missing");
  return value;
}
