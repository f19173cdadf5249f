/** The end: who won, every point explained, and what next. */

import { openDialog } from "../kit/dialog.js";
import { h, icon } from "../kit/dom.js";
import { say } from "../kit/words.js";
import { getJson } from "../net/api.js";
import { accountTable } from "./account.js";
import { outcome } from "./status.js";

export async function showResult(page) {
  const { game } = page;
  const { scores, reasons } = await getJson(game.path("account"));
  const { state } = game;
  openDialog(
    outcome(state),
    (close) => [
      state.result?.ended && state.result.ended !== "played" ? h("p", {}, say(`ended-${state.result.ended}`)) : null,
      accountTable(state.seats, scores, reasons),
      h(
        "div",
        { class: "row result-row" },
        game.mine.length ? h("button", { type: "button", class: "primary", onclick: () => (close(), page.rematch()) }, icon("again"), say("rematch")) : null,
        h("button", { type: "button", onclick: () => (close(), page.replay()) }, icon("play"), say("replay")),
        h("a", { class: "button", href: game.path("record"), download: "" }, icon("download"), say("download")),
        h("a", { class: "button", href: "/" }, say("to-start")),
      ),
    ].filter(Boolean),
    { kind: "wide result" },
  );
}
