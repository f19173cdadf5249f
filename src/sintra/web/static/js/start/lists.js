/** Games in a list, each a link to its table. */

import { h } from "../kit/dom.js";
import { named } from "../kit/people.js";
import { say } from "../kit/words.js";

export function gameList(games) {
  return h("ul", { class: "game-list" }, games.map((game) => h("li", {}, entry(game))));
}

function entry(game) {
  const isOver = game.phase === "over";
  const names = named(game.seats, game.id).map((seat) => (seat.kind === "open" ? say("seat-open") : seat.title)).join(" · ");
  const when = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" }).format(game.created);
  const note = game.my_turn ? say("list-your-turn") : isOver ? (game.scores ?? []).join(" : ") : say(`list-${game.phase}`);
  return h(
    "a",
    { href: `/${isOver ? "replay" : "table"}/${game.id}`, class: game.my_turn ? "my-turn" : "" },
    h("b", {}, game.title),
    h("span", {}, names),
    h("small", {}, when),
    h("em", {}, note),
  );
}
