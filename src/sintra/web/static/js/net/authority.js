/**
 * Who answers for a game. Every page asks here, and speaks the paths and messages of docs/live.md whoever answers: the page itself for games that
 * this browser keeps, the server behind this page (`sintra serve`) for all others, if there is one.
 */

import { notice } from "../kit/notices.js";
import { setting } from "../kit/settings.js";
import { say } from "../kit/words.js";
import { hasEngine } from "../local/engines.js";
import { LOCAL } from "../local/games.js";
import { LocalLine } from "../local/line.js";
import { answer } from "../local/requests.js";
import { Live } from "./live.js";
import { hasServer } from "./where.js";

export { hasEngine, hasServer };

/** Whether games can be played here. */
export const canPlay = hasServer || hasEngine;

/** Whether a game is kept by this browser. */
export function isLocal(id) {
  return id.startsWith(LOCAL);
}

/** Whether somebody answers for this game. */
export function isAnsweredFor(id) {
  return isLocal(id) ? hasEngine : hasServer;
}

/** Whether the server knows this game, and can be asked about it. */
export function isAnsweredByServer(id) {
  return !isLocal(id) && hasServer;
}

/** The line of a game: who opens it hears of everything that happens. See `Live`. */
export function openLine(id, options) {
  return isLocal(id) ? new LocalLine(id, options) : new Live(id, options);
}

/** The server's answer; nothing if there is none. */
export async function askServer(path, request = {}) {
  return hasServer ? fetch(path, request) : null;
}

/** The answer to a request, as `fetch` gives it; nothing if there is nobody to ask. */
export async function ask(path, request = {}) {
  const [about, query] = path.split("?");
  if (about.startsWith(`/api/games/${LOCAL}`)) return answer(path, request);
  if (about === "/api/records" && hasEngine) return hasServer ? askServer(path, request).catch(() => answer(path, request)) : answer(path, request);
  if (about !== "/api/games" || !hasEngine) return askServer(path, request);
  if (request.method === "POST") return create(path, request);
  return new URLSearchParams(query).get("show") === "mine" ? listAll(path, request) : askServer(path, request);
}

/** A new game: with options that only a server can show the server makes it, wherever it was to be. */
async function create(path, request) {
  if (!isForThisBrowser(JSON.parse(request.body))) return askServer(path, request);
  const made = await answer(path, request);
  return made.ok || !hasServer || (await made.clone().json()).code !== "no-server" ? made : askServer(path, request);
}

/** What plays on from a game of this browser; otherwise where everybody sits at this screen or is a bot, unless it is to be on the server. */
function isForThisBrowser({ seats, start }) {
  if (start) return isLocal(start.game);
  return seats.every(({ kind }) => kind !== "open") && !(hasServer && setting("home") === "server");
}

/** My games, kept here and on the server: those in which it is my turn first, finished ones last. Offline those that are kept here, and a word about it. */
async function listAll(path, request) {
  const unreached = () => void notice(say("no-network"), { kind: "refused" });
  const answers = (await Promise.all([answer(path), askServer(path, request).catch(unreached)])).filter(Boolean);
  const lists = await Promise.all(answers.filter(({ ok }) => ok).map((one) => one.json()));
  if (!lists.length) return answers[0];
  const order = ({ my_turn: isMine, phase }) => (isMine ? 0 : phase === "over" ? 2 : 1);
  return Response.json(lists.flat().sort((one, other) => order(one) - order(other) || other.created - one.created));
}
