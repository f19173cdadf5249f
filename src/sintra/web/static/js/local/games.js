/** The games that this browser keeps: new ones, the list of all, and all of them as one file. */

import { digest } from "../engine/dealer.js";
import { RulesError } from "../engine/errors.js";
import { toHex } from "../engine/hex.js";
import { readData, readGames, shownAs } from "../net/data.js";
import { engineOf } from "./engines.js";
import { Match } from "./match.js";
import { Referee } from "./referee.js";
import { Refused } from "./refused.js";
import { seatView } from "./show.js";
import * as store from "./store.js";
import { dealerOf, rowOf, told } from "./table.js";
import { wordsOf } from "./words.js";

export const LOCAL = "local-"; // how the ids of these games begin
const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"; // without letters that look alike
const ID_LENGTH = 10;
const SECRET_BYTES = 32;
const LONGEST_NAME = 40;
const FORMAT = 1; // of the file with all games

/** A new game as somebody wishes it (`Create` in docs/live.md); its id. */
export async function create(wish, language) {
  const from = wish.start ? await positionOf(wish.start) : {};
  const { game, options: wanted, start, position } = { game: wish.game, options: wish.options ?? {}, ...from };
  const { description } = await engineOf(game);
  const words = await wordsOf(game, language);
  const options = Object.fromEntries(description.options.map(({ name, default: usual }) => [name, wanted[name] ?? usual]));
  await sceneOf({ game, players: wish.seats.length, options }, language);
  const seats = wish.seats.map((seat, number) => planned(seat, wish, words.say("guest", { seat: number + 1 })));
  return begin({ game, options, players: seats.length, seats, start, position, clock: clockOf(wish.clock) });
}

function clockOf(clock) {
  return clock && clock.kind !== "none" ? clock : undefined;
}

/** The same people once more: the one after who started sits first; where the options say who starts, everybody moves by one seat. */
export function createAgain({ agreement: { game, options, players, clock }, seats, movers }) {
  const starter = movers.find((mover) => mover >= 0) ?? 0;
  const first = ((options.first ?? "random") === "random" ? starter + 1 : 1) % players;
  const plans = seats.map(({ stand_in: _, out: __, hints: ___, ...plan }) => plan);
  return begin({ game, options, players, seats: [...plans.slice(first), ...plans.slice(0, first)], clock });
}

/** A game of one's own that goes on from a table of this page, after these moves; its id. */
export function createFrom({ game, options, players, seats }, start) {
  return begin({ game, options, players, seats, start });
}

async function begin({ game, options, players, seats, start, position, clock }) {
  const engine = await engineOf(game);
  const secret = crypto.getRandomValues(new Uint8Array(SECRET_BYTES));
  const commitment = toHex(digest(engine.engine, secret));
  const { version } = await readGames(document.documentElement.lang);
  const agreement = { game, options, players, seats, commitment, draws: engine.description.dealer.name, rules: version };
  if (start?.length) agreement.start = start;
  if (position) agreement.position = position;
  if (clock) agreement.clock = clock;
  const stored = { id: newId(), agreement, secret: toHex(secret), created: Date.now() };
  const match = newMatch(stored, engine);
  const entry = { version: 1, at: stored.created, event: new Referee(match, engine, dealerOf(stored, engine)).start() };
  match.apply(entry);
  await store.write(rowOf(stored, match), [entry]);
  store.persist();
  return stored.id;
}

function newMatch(stored, engine) {
  try {
    return new Match(stored, engine);
  } catch (error) {
    throw error instanceof RulesError ? new Refused("bad-option", { option: error.field ?? "", problem: error.problem ?? error.message }) : error;
  }
}

/** Keeps a game from elsewhere, to be looked at; its id. */
export async function keepImported({ game, players, options, position, moves, headers }) {
  const engine = await engineOf(game);
  const { version } = await readGames(document.documentElement.lang);
  const named = (seat) => (headers[`Player ${seat + 1}`] ?? "").trim().slice(0, LONGEST_NAME) || String(seat + 1);
  const seats = Array.from({ length: players }, (_, seat) => ({ kind: "person", name: named(seat), confirm: false, forced: false }));
  const agreement = { game, options, players, seats, commitment: headers.Commitment ?? "", draws: "", rules: version, imported: true, headers };
  if (position) agreement.position = toHex(position);
  const stored = { id: newId(), agreement, secret: "", created: Date.now() };
  const match = newMatch(stored, engine);
  const entry = { version: 1, at: stored.created, event: { type: "started", draws: moves } };
  match.apply(entry);
  await store.write(rowOf(stored, match), [entry]);
  store.persist();
  return stored.id;
}

function planned({ kind, name = "", level, seconds = 0 }, { confirm = false, forced = false }, guest) {
  if (kind === "bot") return { kind: "bot", name: level, level, seconds };
  return { kind: "person", name: name.trim().slice(0, LONGEST_NAME) || guest, confirm, forced };
}

/** A moment of a finished game: what was played up to it. */
async function positionOf({ game: id, ply }) {
  const stored = await store.load(id);
  if (!stored) throw new Refused("no-such-game");
  const { game, options, start = [], position } = stored.agreement;
  const match = told(stored, await engineOf(game));
  if (match.phase !== "over") throw new Refused("hidden");
  if (match.rules.isOver(match.positions[Math.min(ply, match.moves.length)])) throw new Refused("over");
  return { game, options, start: [...start, ...match.moves.slice(0, ply)], position };
}

/** All games as a list shows them. */
export async function listed(language) {
  const [{ games }, rows] = await Promise.all([readGames(language), store.list()]);
  const titles = new Map(games.map(({ game, title }) => [game, title]));
  return rows.map(({ id, agreement: { game, options, players, seats, imported: isImported = false }, phase, created, isMine, scores, winners }) => ({
    id,
    game,
    title: titles.get(game) ?? game,
    options,
    players,
    phase,
    seats: seats.map(seatView),
    created,
    imported: isImported,
    my_turn: isMine,
    scores,
    winners,
  }));
}

/** The scene of a table, in a language. What is printed with options of somebody's own may be a server's alone to draw. */
export async function sceneOf({ game, players, options }, language) {
  const { scenes } = await readGames(language);
  const file = shownAs(scenes[game], players, options);
  if (!file) throw new Refused("no-server");
  return readData(`${language}/${file}`);
}

// ── All games as one file ──

/** Everything that is kept, as text. */
export async function exported() {
  const rows = await store.list();
  const games = await Promise.all(rows.map(({ id }) => store.load(id)));
  return JSON.stringify({ "sintra-games": FORMAT, games });
}

/** Takes in what such a text holds and is not here yet; how many games. Nothing is taken from a text with anything in it that is no game. */
export async function imported(text) {
  const games = read(text);
  for (const stored of games) await checked(stored);
  return store.writeAll(games);
}

function read(text) {
  try {
    const { "sintra-games": format, games } = JSON.parse(text);
    if (format === FORMAT && Array.isArray(games)) return games;
  } catch {
    // not even JSON
  }
  throw new Refused("bad-file");
}

/** A game that can be told again, from its first event to its last, is one. */
async function checked(stored) {
  try {
    const engine = await engineOf(stored.agreement.game);
    const { phase } = Match.told(stored, engine);
    if (!stored.id.startsWith(LOCAL) || phase !== stored.phase) throw new Refused("bad-file");
  } catch {
    throw new Refused("bad-file");
  }
}

function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(ID_LENGTH));
  return LOCAL + Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join("");
}
