/** One game as this page knows it: table, state, move list; kept up to date by the live line. */

import { named } from "../kit/people.js";
import { getJson } from "../net/api.js";

const LONGEST_KEY = 64;

export class Game {
  constructor(id, key, language) {
    this.id = id;
    this.key = key.slice(0, LONGEST_KEY); // of a link with something behind its end
    this.language = language;
    this.plies = [];
  }

  /** The address of something about this game, in this reader's language and with the key that opens it. */
  path(what, more = {}) {
    const query = new URLSearchParams({ language: this.language, ...more });
    if (this.key) query.set("key", this.key);
    return `/api/games/${this.id}${what ? `/${what}` : ""}?${query}`;
  }

  take(table) {
    this.table = table;
    this.see(table.state);
    this.plies = table.plies ?? [];
  }

  /** Continue with an update: the state, and the moves that came or went. */
  follow(update) {
    for (const { from_ply, plies = [], random } of update.happened) {
      if (random) this.table.random = random;
      if (from_ply !== undefined && from_ply !== null) this.plies = [...this.plies.slice(0, from_ply), ...plies];
    }
    this.see(update.state);
  }

  see(state) {
    this.state = this.named(state);
  }

  /** The state with bots called by their names. */
  named(state) {
    return { ...state, seats: named(state.seats, this.id) };
  }

  get mine() {
    return this.state.seats.flatMap((seat, number) => (seat.mine ? [number] : []));
  }

  get names() {
    return this.state.seats.map((seat) => seat.name);
  }

  /** How many moves had been made when each round began. */
  get rounds() {
    return this.state.rounds ?? [0];
  }

  /** How many had been made when somebody's turn began who had the turn before it, too. */
  get again() {
    return this.state.again ?? [];
  }

  scene() {
    return getJson(this.path("scene"));
  }

  /** How the table looked after this many moves, with the reasons of the points that the last of them brought. */
  async frame(ply) {
    const { states, reasons } = await getJson(this.path("replay", { first: ply, count: 1 }));
    return { state: states[0], reasons: reasons[0] };
  }
}
