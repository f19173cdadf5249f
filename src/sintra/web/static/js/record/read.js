/** Reads what `write.js` writes, and what people type: a record, with variations or without (docs/texts.md). */

import { RulesError } from "../engine/errors.js";
import { Node } from "./tree.js";
import { BRANCHING, resultText } from "./write.js";

const HEADER = /^([A-Za-z][A-Za-z0-9 _-]*):\s*(.*)$/;
const TURN = /([0-9]{1,2}):/;
const TOKEN = /[0-9]+|\p{L}+|\+/gu;
const DEEPEST = 100; // variations within each other
const STATED = ["Game", "Format", "Options", "Start", "Result"]; // headers that follow from the rest
const LONGEST = 60; // letters of what is quoted

/** A record that cannot be read: the line (from 1), and what is wrong: a message with its data, or a phrase of the engine. */
export class RecordError extends Error {
  constructor(line, id, data = {}, phrase = null) {
    super(`${line}: ${id}`);
    Object.assign(this, { line, id, data, phrase });
  }
}

/** The headers: { headers: name → [value, line], first: the index of the line below them }. */
export function readHeaders(text) {
  const lines = text.replace(/^\ufeff/, "").split(/\r\n|\r|\n/);
  const { headers, first } = headersOf(lines);
  if (!headers.Game?.[0]) throw new RecordError(headers.Game?.[1] ?? 1, "header-missing", { header: "Game" });
  return { headers, lines, first };
}

function headersOf(lines) {
  const headers = {};
  for (const [i, line] of lines.entries()) {
    if (!line.trim()) {
      if (Object.keys(headers).length) return { headers, first: i + 1 };
      continue;
    }
    const found = HEADER.exec(line.trim());
    if (!found) throw new RecordError(i + 1, "no-header", { given: quoted(line) });
    if (found[1] in headers) throw new RecordError(i + 1, "header-twice", { header: found[1] });
    headers[found[1]] = [plain(found[2]), i + 1];
  }
  return { headers, first: lines.length };
}

/** What was agreed, as far as the headers say: { players, options }. */
export function readOptions({ headers }, description) {
  const [text, line] = headers.Options ?? ["", 1];
  const given = {};
  for (const part of text.split(/\s+/).filter(Boolean)) {
    const [, name, value] = /^([^=]*)=(.*)$/.exec(part) ?? [];
    if (name === undefined) throw new RecordError(line, "no-option", { given: quoted(part) });
    given[name] = value;
  }
  const { players = String(description.players[0]), ...wanted } = given;
  const options = Object.fromEntries(description.options.map(({ name, default: usual }) => [name, usual]));
  for (const name of Object.keys(wanted)) if (!(name in options)) throw new RecordError(line, "no-such-option", { options: Object.keys(options).join(", ") });
  if (!description.players.includes(Number(players))) throw new RecordError(line, "bad-players", { counts: description.players.join(", "), players });
  return { players: Number(players), options: { ...options, ...wanted } };
}

/** The tree of moves that stands below the headers, and the headers that do not follow from it: { root, headers }. */
export function readMoves({ headers, lines, first }, start, engine, notation) {
  const [format, formatLine] = headers.Format ?? ["1", 0];
  if (format !== "1" && format !== BRANCHING) throw new RecordError(formatLine, "format-unknown", { format: quoted(format) });
  const reader = new Reader(start, { ...engine, notation, isBranching: format === BRANCHING });
  for (let i = first; i < lines.length; i += 1) reader.line(i + 1, lines[i]);
  const root = reader.end();
  const [stated, resultLine] = headers.Result ?? [""];
  const result = resultText([root, ...root.mainline()].at(-1).position, engine.rules);
  if (stated && stated !== result) throw new RecordError(resultLine, "other-result", { stated: quoted(stated), result });
  const others = Object.entries(headers).filter(([name]) => !STATED.includes(name));
  return { root, headers: Object.fromEntries(others.map(([name, [value]]) => [name, value])) };
}

class Reader {
  constructor(start, { rules, phrases, description, notation, isBranching }) {
    Object.assign(this, { rules, phrases, notation, isBranching });
    this.actions = description.constants.actions;
    this.draws = new Set(notation.slice(this.actions));
    this.tokens = notation.map(tokensOf);
    this.exact = new Map(this.tokens.map((tokens, move) => [tokens.join(" "), move]));
    this.root = this.node = new Node(start);
    this.before = null; // where the last group began: a variation is played in its place
    this.outer = []; // for each variation that is open: where it goes on behind it, `before`, its line
  }

  line(number, text) {
    this.number = number;
    const end = text.indexOf(";");
    const content = end < 0 ? text : text.slice(0, end);
    for (const part of content.split(/([()])/)) {
      if (part === "(") this.open();
      else if (part === ")") this.close();
      else this.play(part.trim());
    }
    const comment = end < 0 ? "" : plain(text.slice(end + 1));
    if (comment) this.node.comment = [this.node.comment, comment].filter(Boolean).join(" ");
  }

  end() {
    if (this.outer.length) throw new RecordError(this.outer.at(-1)[2], "variation-open");
    return this.root;
  }

  open() {
    if (!this.isBranching) this.fail("variation-format", { format: BRANCHING });
    if (!this.before) this.fail("variation-nowhere");
    if (this.outer.length === DEEPEST) this.fail("variation-deep", { deepest: DEEPEST });
    this.outer.push([this.node, this.before, this.number]);
    [this.node, this.before] = [this.before, null];
  }

  close() {
    if (!this.outer.length) this.fail("variation-closed");
    if (!this.before) this.fail("variation-empty");
    [this.node, this.before] = this.outer.pop();
  }

  play(text) {
    if (text.startsWith("~")) {
      this.group(this.drawn(text.slice(1)));
      return;
    }
    const [odd, ...turns] = text.split(TURN);
    if (odd.trim()) this.fail("no-turn", { given: quoted(odd) });
    for (let i = 0; i < turns.length; i += 2) this.group(turns[i + 1].split(",").map((part) => part.trim()).filter(Boolean), Number(turns[i]));
  }

  /** Draws by their names with commas between, or letters written together. */
  drawn(text) {
    const parts = text.split(",").map((part) => part.trim()).filter(Boolean);
    const words = parts.flatMap((part) => (this.draws.has(part) ? [part] : part.split(/\s+/)));
    return words.flatMap((word) => (this.draws.has(word) || ![...word].every((letter) => this.draws.has(letter)) ? [word] : [...word]));
  }

  /** Moves of one mover: a seat as it is written (from 1), or nature. */
  group(moves, seat = 0) {
    if (moves.length) this.before = this.node;
    for (const text of moves) {
      const turn = this.rules.toMove(this.node.position);
      if (seat && turn !== seat - 1) {
        const why = turn >= 0 ? "other" : this.rules.isOver(this.node.position) ? "over" : "draw";
        this.fail(`not-their-turn-${why}`, { text: quoted(text), seat, turn: turn + 1 });
      }
      this.step(this.meant(text), text);
    }
  }

  step(move, text) {
    try {
      this.node = this.node.add(move, this.rules);
    } catch (error) {
      if (!(error instanceof RulesError)) throw error;
      throw new RecordError(this.number, "no-move", { text: quoted(text) }, this.phrases?.refuse(this.node.position, move));
    }
  }

  /** The move that a text means: exactly, or the only legal one that it shortens. */
  meant(text) {
    const tokens = tokensOf(text);
    const exact = this.exact.get(tokens.join(" "));
    if (exact !== undefined) return exact;
    const fits = (move) => this.tokens[move].length === tokens.length && tokens.every((short, i) => shortens(short, this.tokens[move][i]));
    const fitting = this.rules.legal(this.node.position).filter(fits);
    if (fitting.length !== 1) this.fail("no-move", { text: quoted(text) });
    return fitting[0];
  }

  fail(id, data) {
    throw new RecordError(this.number, id, data);
  }
}

function tokensOf(text) {
  return text.toLowerCase().match(TOKEN) ?? [];
}

function shortens(short, full) {
  return /^[0-9]/.test(full) ? short === full : full.startsWith(short);
}

/** On one line, with a space for what is not to be seen. */
function plain(text) {
  return text.replace(/[\p{C}\p{Z}\u115f\u1160\u2800\u3164\uffa0]+/gu, " ").trim();
}

function quoted(text) {
  return text.trim().slice(0, LONGEST);
}
