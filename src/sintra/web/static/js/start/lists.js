/** Games in a list: a link to each table, or to how it went. */

import { choose } from "../kit/dialog.js";
import { h, icon } from "../kit/dom.js";
import { go } from "../kit/go.js";
import { notice } from "../kit/notices.js";
import { named } from "../kit/people.js";
import { HOUR, timeLeft } from "../kit/time_left.js";
import { say } from "../kit/words.js";
import { getJson, send } from "../net/api.js";
import { isLocal } from "../net/authority.js";
import { pageAddress } from "../net/where.js";

/** With `removed`, which is called afterwards, games that this browser keeps can be deleted. */
export function gameList(games, removed) {
  const buttons = (game) => [canBePlayedAgain(game) && againButton(game), removed && isLocal(game.id) && removeButton(game, removed)];
  return h("ul", { class: "game-list" }, games.map((game) => h("li", {}, entry(game), buttons(game))));
}

function entry(game) {
  const isOver = game.phase === "over";
  const names = named(game.seats, game.id).map((seat) => (seat.kind === "open" ? say("seat-open") : seat.title)).join(" · ");
  const note = game.my_turn ? say("list-your-turn") : isOver ? result(game) : say(`list-${game.phase}`);
  const left = game.left >= HOUR ? timeLeft(game.left, true) : ""; // less would not be true for long
  return h(
    "a",
    { href: pageAddress(isOver ? "replay" : "table", game.id), class: `${game.phase} ${game.my_turn ? "my-turn" : ""}` },
    h("span", {}, h("b", {}, game.title), h("em", {}, note, left && ` · ${left}`)),
    h("span", {}, h("i", { title: names }, names), h("small", {}, isOver ? [icon("play"), say("replay")] : when(game.created))),
  );
}

/** The hour of today, or the day. */
function when(created) {
  const isToday = new Date(created).toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(document.documentElement.lang, isToday ? { timeStyle: "short" } : { day: "numeric", month: "short" }).format(created);
}

/** How it ended, for me if I played alone: a record from elsewhere, or one screen for all, has points only. */
function result({ seats, winners = [], scores = [], imported }) {
  const points = scores.join(" : ");
  const mine = seats.flatMap((seat, number) => (seat.mine ? [number] : []));
  if (imported || mine.length !== 1 || !winners.length) return points;
  const kind = !winners.includes(mine[0]) ? "lost" : winners.length > 1 ? "shared" : "won";
  return say(`list-${kind}`, { points });
}

function canBePlayedAgain({ phase, seats, imported }) {
  return phase === "over" && !imported && seats.some((seat) => seat.mine);
}

function againButton({ id, title }) {
  const button = h("button", { type: "button", class: "again", "aria-label": say("list-again", { title }), title: say("rematch"), onclick: again }, icon("again"));
  async function again() {
    button.disabled = true;
    try {
      go(pageAddress("table", await next(id)));
    } catch (refusal) {
      button.disabled = false;
      notice(refusal.message, { kind: "refused" });
    }
  }
  return button;
}

function removeButton({ id, title }, removed) {
  const remove = async () => {
    const isSure = await choose(say("list-remove-sure"), [
      { words: say("list-remove"), value: true, kind: "danger" },
      { words: say("list-keep"), value: false },
    ]);
    if (!isSure) return;
    await send("DELETE", `/api/games/${id}`).catch((refusal) => notice(refusal.message, { kind: "refused" }));
    removed();
  };
  return h("button", { type: "button", class: "again remove", "aria-label": say("list-remove-game", { title }), title: say("list-remove"), onclick: remove }, icon("close"));
}

/** The next game with the same people; where that has been played, too, the one after it. */
async function next(id) {
  const { game } = await send("POST", `/api/games/${id}/actions?language=${document.documentElement.lang}`, { type: "rematch", id: "again" });
  const { state } = await getJson(`/api/games/${game}`);
  return state.phase === "over" ? next(game) : game;
}
