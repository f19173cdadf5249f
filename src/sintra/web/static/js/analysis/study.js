/** What is looked at on the board: a game's first position and the tree of lines from it, with all that shows and says it. */

import { randomSeed } from "../engine/thinker.js";
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
    const agreed = readOptions(written, description);
    const kit = await kitOf(game, agreed, language);
    return new Study(kit, readMoves(written, rules.start(agreed.players, agreed.options), kit.engine, kit.scene.moves.map(([notation]) => notation)));
  }

  get text() {
    const { game, headers, root, rules, scene } = this;
    const last = [root, ...root.mainline()].at(-1);
    const written = { game, agreed: { Options: optionsText(this) }, result: resultText(last.position, rules), headers, root };
    return recordText(written, (move) => scene.moves[move][0]);
  }

  /** What the players are called. */
  get names() {
    return Array.from({ length: this.players }, (_, seat) => this.headers[`Player ${seat + 1}`] ?? this.words.say("guest", { seat: seat + 1 }));
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

async function kitOf(game, { players, options }, language) {
  const [engine, scene, words] = await Promise.all([engineOf(game), sceneOf({ game, players, options }, language), wordsOf(game, language)]);
  return { game, players, options, engine, scene, words };
}
