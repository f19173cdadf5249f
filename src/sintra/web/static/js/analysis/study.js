/** What is looked at on the board: a game's first position and the tree of lines from it, with all that shows and says it. */

import { RulesError } from "../engine/errors.js";
import { randomSeed } from "../engine/thinker.js";
import { say } from "../kit/words.js";
import { engineOf } from "../local/engines.js";
import { sceneOf } from "../local/games.js";
import { Look } from "../local/look.js";
import { optionsText } from "../local/record.js";
import { wordsOf } from "../local/words.js";
import { readGames } from "../net/data.js";
import { readHeaders, readMoves, readOptions, RecordError } from "../record/read.js";
import { Node } from "../record/tree.js";
import { recordText, resultText } from "../record/write.js";

export class Study {
  constructor(kit, { root, headers = {} }) {
    Object.assign(this, kit, { root, headers });
    this.rules = this.engine.rules;
    this.nature = this.engine.description.constants.nature;
  }

  /** A new game, before its first draw. */
  static async begin(game, players, options, language) {
    const engine = await engineOf(game);
    const usual = Object.fromEntries(engine.description.options.map(({ name, default: value }) => [name, value]));
    const agreed = { players, options: { ...usual, ...options } };
    return new Study(await kitOf(game, agreed, language), { root: new Node(engine.rules.start(players, agreed.options)) });
  }

  /** The study, or the record, that a text holds. Throws a RecordError. */
  static async read(text, language) {
    const written = readHeaders(text);
    const [game, line] = written.headers.Game;
    const { games } = await readGames(language);
    if (!games.some((one) => one.game === game)) throw new RecordError(line, "no-such-game", { game, games: games.map((one) => one.game).join(", ") });
    const { description, rules } = await engineOf(game);
    const laid = written.headers.Start && readStart(written.headers.Start, game, rules);
    const agreed = laid ? agreedIn(laid, rules, description) : readOptions(written, description);
    const kit = await kitOf(game, agreed, language);
    const start = laid ?? rules.start(agreed.players, agreed.options);
    return new Study({ ...kit, isLaid: Boolean(laid) }, readMoves(written, start, kit.engine, kit.scene.moves.map(([notation]) => notation)));
  }

  /** A study that begins with the position of a text. Throws a RecordError. */
  static lay(text, language) {
    const line = text.trim().split(/\s+/).join(" ");
    return Study.read(`Game: ${line.split(" ", 1)[0]}\nStart: ${line}\n\n`, language);
  }

  get text() {
    const { game, headers, root, rules, scene } = this;
    const last = [root, ...root.mainline()].at(-1);
    const written = { game, agreed: this.isLaid ? { Start: rules.text(root.position) } : { Options: optionsText(this) }, result: resultText(last.position, rules), headers, root };
    return recordText(written, (move) => scene.moves[move][0]);
  }

  /** What the players are called. */
  get names() {
    return Array.from({ length: this.players }, (_, seat) => this.headers[`Player ${seat + 1}`] ?? say("player-number", { number: seat + 1 }));
  }

  look(position) {
    return new Look(this.engine, position);
  }

  toMove({ position }) {
    return this.rules.toMove(position);
  }

  isDrawDue(node) {
    return this.toMove(node) === this.nature;
  }

  /** Draws at random what is due at a moment; the moment after it. */
  deal(node) {
    const { at_once: atOnce } = this.engine.description.constants;
    const { drawn } = this.rules.deal(node.position, { numbers: () => BigUint64Array.from({ length: atOnce }, randomSeed) }, 0);
    return drawn.reduce((at, move) => at.add(move, this.rules), node);
  }

  /** Where the draws began that ended at this moment; nothing if the last thing was no draw. */
  dealtFrom(node) {
    if (node.mover !== this.nature) return null;
    let first = node;
    while (first.parent?.mover === this.nature) first = first.parent;
    return first.parent;
  }

  /** The next moment at which somebody can decide something, along the main line; nothing at its end. */
  after(node) {
    let next = node.variations[0];
    while (next && this.isDrawDue(next) && next.variations.length) [next] = next.variations;
    return next;
  }

  /** The last such moment before this one. */
  before(node) {
    let last = node.parent;
    while (last?.parent && this.isDrawDue(last)) last = last.parent;
    return last;
  }

  /** The table after a move, as far as it can be foreseen. */
  preview({ position }, move) {
    const { position: next, reasons } = this.rules.apply(position, move);
    const look = this.look(next);
    return { pieces: look.pieces, texts: look.texts, reasons: reasons.map((row) => look.reason(0, row, this.words)) };
  }
}

function readStart([text, line], game, rules) {
  try {
    return rules.read(text.startsWith(`${game} `) ? text : `${game} ${text}`);
  } catch (error) {
    if (error instanceof RulesError) throw new RecordError(line, error.message);
    throw error;
  }
}

/** What was agreed in a game that has come to a position, as far as it still matters. */
function agreedIn(position, rules, description) {
  const usual = Object.fromEntries(description.options.map(({ name, default: value }) => [name, value]));
  return { players: rules.players(position), options: { ...usual, ...rules.options(position) } };
}

async function kitOf(game, { players, options }, language) {
  const [engine, scene, words] = await Promise.all([engineOf(game), sceneOf({ game, players, options }, language), wordsOf(game, language)]);
  return { game, players, options, engine, scene, words };
}
