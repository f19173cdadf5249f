/** A finished game with all its positions, whoever kept it: what a review looks back at. */

import { engineOf } from "../local/engines.js";
import { Look, roundOf } from "../local/look.js";
import { startOf } from "../local/match.js";
import { wordsOf } from "../local/words.js";
import { getJson } from "../net/api.js";
import { Reviewing } from "./reviewing.js";

/** A game that cannot be looked back at here; `code` names a message. */
export class NoReview extends Error {
  constructor(code, cause) {
    super(code, { cause });
    this.code = code;
  }
}

export class Source {
  /** `game` is a Game of the table; it takes what is told of it. */
  static async of(game) {
    game.take(await getJson(game.path("")));
    const { table } = game;
    if (table.state.phase !== "over") throw new NoReview("review-not-over");
    const [scene, engine, words] = await Promise.all([game.scene(), engineOf(table.game), wordsOf(table.game, game.language)]);
    return new Source(game, scene, engine, words);
  }

  constructor(game, scene, engine, words) {
    Object.assign(this, { game, scene, engine, words, rules: engine.rules, players: game.table.players });
    this.moves = game.plies.map(([, move]) => move);
    this.positions = replayed(game.table, this.moves, engine.rules);
    this.movers = this.moves.map((_, ply) => engine.rules.toMove(this.positions[ply]));
  }

  /** Looks back at it, in workers of this machine. See `Reviewing`. */
  review(on) {
    return new Reviewing(this, on);
  }

  get names() {
    return this.game.names;
  }

  /** The seat of the reader, if there is one seat of theirs. */
  get me() {
    const { mine } = this.game;
    return mine.length === 1 ? mine[0] : null;
  }

  /** How the table looks in a position: { pieces, texts, scores }. */
  look(position) {
    return new Look(this.engine, position);
  }

  round(ply) {
    return Math.max(1, roundOf(this.positions[Math.min(ply, this.positions.length - 1)], this.rules));
  }

  /** A move in words. */
  say(move) {
    return this.scene.moves[move][1];
  }

  /** What speaks for the better of two decisions, in words; never more than the numbers carry. */
  why(ply, better) {
    return this.engine.phrases.compare(this.positions[ply], this.moves[ply], better).map((phrase) => this.words.phrase(phrase));
  }

  /** The positions of a line from a ply on, as far as its moves are legal there. */
  line(ply, moves) {
    const found = [];
    let position = this.positions[ply];
    for (const move of moves) {
      if (!this.rules.legal(position).includes(move)) break;
      ({ position } = this.rules.apply(position, move));
      found.push(position);
    }
    return found;
  }
}

function replayed(table, moves, rules) {
  try {
    const positions = [startOf(table, rules)];
    for (const move of moves) positions.push(rules.apply(positions.at(-1), move).position);
    return positions;
  } catch (error) {
    throw new NoReview("review-unknown-start", error); // it went on from a position, or has options, that only a server knows
  }
}
