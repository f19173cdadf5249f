/** Every point with its reason, a column for each player. */

import { openDialog } from "../kit/dialog.js";
import { h } from "../kit/dom.js";
import { say } from "../kit/words.js";
import { getJson } from "../net/api.js";
import { signed } from "./signed.js";

export async function openAccount(game, seats) {
  const { scores, reasons, due } = await getJson(game.path("account"));
  const about = due?.length ? h("p", { class: "due-about" }, say("account-due-about")) : "";
  openDialog(say("account"), [accountTable(seats, scores, reasons, due), about], { kind: "wide" });
}

/** `due` is what this round's tiling would bring as things stand; it is told apart from what is won already. */
export function accountTable(seats, scores, reasons, due = []) {
  return h(
    "div",
    { class: "account" },
    seats.map((seat, number) => {
      const own = reasons.filter((reason) => reason.seat === number && (reason.points || reason.spared));
      const start = scores[number] - own.reduce((sum, reason) => sum + reason.points, 0);
      return h(
        "section",
        {},
        h("h3", {}, seat.name, h("strong", {}, say("points", { points: scores[number] }))),
        h(
          "ul",
          {},
          start !== 0 && h("li", {}, h("span", {}, say("account-start")), h("b", {}, signed(start))),
          own.length === 0 && start === 0 && h("li", { class: "nothing" }, say("account-nothing")),
          own.map(entry),
        ),
        forecast(due.filter((reason) => reason.seat === number)),
      );
    }),
  );
}

function entry(reason) {
  return h("li", { class: reason.points < 0 ? "loss" : "gain" }, h("span", {}, reason.words), h("b", {}, signed(reason.points)));
}

function forecast(due) {
  if (!due.length) return null;
  const total = due.reduce((sum, reason) => sum + reason.points, 0);
  return h("div", { class: "due" }, h("h4", {}, say("account-due"), h("strong", {}, signed(total))), h("ul", {}, due.map(entry)));
}
