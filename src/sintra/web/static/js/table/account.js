/** Every point with its reason, a column for each player. */

import { openDialog } from "../kit/dialog.js";
import { h } from "../kit/dom.js";
import { say } from "../kit/words.js";
import { getJson } from "../net/api.js";
import { signed } from "./signed.js";

export async function openAccount(game, seats) {
  const { scores, reasons } = await getJson(game.path("account"));
  openDialog(say("account"), accountTable(seats, scores, reasons), { kind: "wide" });
}

export function accountTable(seats, scores, reasons) {
  return h(
    "div",
    { class: "account" },
    seats.map((seat, number) => {
      const own = reasons.filter((reason) => reason.seat === number && reason.points);
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
          own.map((reason) => h("li", { class: reason.points < 0 ? "loss" : "gain" }, h("span", {}, reason.words), h("b", {}, signed(reason.points)))),
        ),
      );
    }),
  );
}
