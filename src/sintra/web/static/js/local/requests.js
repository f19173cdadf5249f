/** Requests about games that this page keeps, answered as a server would answer them: see docs/live.md. */

import { create, createAgain, listed, sceneOf } from "./games.js";
import { importRecord } from "./importing.js";
import { recordOf } from "./record.js";
import { explained, Refused } from "./refused.js";
import { accountOf, framesOf } from "./replay.js";
import { Shown } from "./show.js";
import { remove } from "./store.js";
import { Table } from "./table.js";
import { wordsOf } from "./words.js";

const ABOUT_GAME = /^\/api\/games\/([\w-]+)(?:\/(\w+))?$/;

/** The answer, as `fetch` gives it. */
export async function answer(path, { method = "GET", body } = {}) {
  const url = new URL(path, location.href);
  const language = url.searchParams.get("language") ?? document.documentElement.lang;
  try {
    if (url.pathname === "/api/games") return Response.json(method === "POST" ? await created(JSON.parse(body), language) : await listed(language));
    if (url.pathname === "/api/records" && method === "POST") return Response.json(await shown(await importRecord(JSON.parse(body).record, language), language));
    const [, id, what = ""] = ABOUT_GAME.exec(url.pathname) ?? [];
    const found = id && ANSWERS[`${method} ${what}`];
    if (!found) throw new Refused("not-found");
    return await about(id, found, { language, query: url.searchParams, body: body && JSON.parse(body) });
  } catch (error) {
    return refusal(explained(error));
  }
}

async function about(id, found, asked) {
  const table = await Table.open(id);
  try {
    return await found(table, asked);
  } catch (error) {
    return refusal(explained(error, await wordsOf(table.agreement.game, asked.language)));
  }
}

function refusal(message) {
  return Response.json(message, { status: message.code === "no-such-game" || message.code === "not-found" ? 404 : 409 });
}

const ANSWERS = {
  "GET ": async (table, asked) => Response.json((await shownTo(table, asked)).table()),
  "GET scene": async ({ agreement }, { language }) => Response.json(await sceneOf(agreement, language)),
  "GET account": async (table, asked) => Response.json(accountOf(await shownTo(table, asked))),
  "GET words": async (table, asked) => Response.json({ parts: (await shownTo(table, asked)).parts() }),
  "GET record": async (table, asked) => new Response(record(await shownTo(table, asked)), { headers: { "Content-Type": "text/plain; charset=utf-8" } }),
  "GET replay": async (table, asked) => {
    const number = (name, usual) => Number(asked.query.get(name) ?? usual);
    return Response.json(framesOf(await shownTo(table, asked), number("first", 0), number("count", 20)));
  },
  "DELETE ": async ({ id }) => Response.json(await remove(id)),
  "POST actions": async (table, { body }) => Response.json(await table.act(body, createAgain)),
};

async function created(wish, language) {
  return shown(await create(wish, language), language);
}

async function shown(id, language) {
  return (await shownTo(await Table.open(id), { language })).table();
}

async function shownTo({ match, engine, agreement, secret }, { language }) {
  const [words, scene] = await Promise.all([wordsOf(agreement.game, language), sceneOf(agreement, language)]);
  return new Shown(match, engine, { words, scene, secret });
}

/** What is hidden from those at this screen is in no record before the game is over. */
function record(shown) {
  const { match } = shown;
  if (match.moves.some((_, ply) => shown.knownMove(ply) === null)) throw new Refused("hidden");
  return recordOf(shown);
}
