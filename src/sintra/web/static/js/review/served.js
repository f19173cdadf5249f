/** A finished game that the server looks back at, since this page cannot: it has the tables, and tells what was found while it is asked. */

import { Refusal, getJson } from "../net/api.js";
import { askServer } from "../net/authority.js";
import { NoReview } from "./source.js";

const PAUSE = 1_000; // milliseconds between two questions to the server
const STRETCH = 100; // tables in one answer

export class ServedSource {
  /** Resolved when everything has been looked at once; `progress` is told until then. */
  static async of(game, progress, isClosed) {
    game.take(await getJson(game.path("")));
    if (game.table.state.phase !== "over") throw new NoReview("review-not-over");
    const scene = await game.scene();
    let told = await getJson(game.path("review"));
    while (!told.ledger && !isClosed()) {
      progress({ pass: 0, done: told.done, all: told.all, isDone: false });
      await pause();
      told = await getJson(game.path("review"));
    }
    return told.ledger ? new ServedSource(game, scene, told, await framesOf(game)) : null;
  }

  constructor(game, scene, told, frames) {
    Object.assign(this, { game, scene, told, players: game.table.players });
    const { moves, movers } = told.ledger;
    Object.assign(this, { moves, movers });
    this.positions = frames.map(({ pieces, texts, scores }, ply) => ({ pieces, texts, scores, touched: () => frames[ply + 1]?.last_places ?? [] }));
  }

  get names() {
    return this.game.names;
  }

  get me() {
    const { mine } = this.game;
    return mine.length === 1 ? mine[0] : null;
  }

  look(position) {
    return position;
  }

  round(ply) {
    const { rounds } = this.told.ledger;
    return rounds[Math.min(ply, rounds.length - 1)];
  }

  say(move) {
    return this.scene.moves[move][1];
  }

  why(ply) {
    return this.told.ledger.lines[ply]?.why ?? [];
  }

  line(ply, moves) {
    const tables = this.told.ledger.lines[ply]?.tables ?? [];
    return tables.slice(0, moves.length).map((pieces) => ({ pieces }));
  }

  review(on) {
    return new ServedReviewing(this, on);
  }
}

class ServedReviewing {
  constructor(source, on) {
    Object.assign(this, { source, on });
    this.run().catch((error) => this.closed || on.failed(error));
  }

  /** Whoever leaves waits no longer. */
  close() {
    this.closed = true;
    const { game, told } = this.source;
    if (told.done < told.all) askServer(game.path("review"), { method: "DELETE", keepalive: true }).catch(() => {});
  }

  async run() {
    const { source, on } = this;
    await null; // whoever made this is told when they have it
    for (;;) {
      const { ledger, done, all } = source.told;
      on.found(ledger);
      on.progress({ pass: 1, done, all, isDone: done === all });
      if (done === all) return;
      await pause();
      if (this.closed) return;
      source.told = await getJson(source.game.path("review"));
      if (!source.told.ledger) throw new Refusal({}, 0); // it was given up
    }
  }

  line(ply) {
    return this.source.told.ledger.lines[ply]?.moves ?? [];
  }

  /** { level, low, high }, or nothing if that is not known. */
  likeness(seat) {
    const [level, low, high] = this.source.told.ledger.likes[seat];
    return level ? { level, low, high } : null;
  }
}

async function framesOf(game) {
  const frames = [];
  for (let plies = 0; frames.length <= plies; ) {
    const stretch = await getJson(game.path("replay", { first: frames.length, count: STRETCH }));
    plies = stretch.plies;
    frames.push(...stretch.states);
  }
  return frames;
}

function pause() {
  return new Promise((resolve) => setTimeout(resolve, PAUSE));
}
