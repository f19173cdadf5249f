/** The end: who won and by how much, the boards, the points by rounds and kinds, and what next. */

import { openDialog } from "../kit/dialog.js";
import { h, icon } from "../kit/dom.js";
import { recordLink } from "../kit/download.js";
import { seatSign } from "../kit/people.js";
import { say } from "../kit/words.js";
import { getJson } from "../net/api.js";
import { pageAddress } from "../net/where.js";
import { drawnPanel } from "./drawn.js";
import { sendButton } from "./send.js";
import { outcome } from "./status.js";
import { tally } from "./tally.js";

export async function showResult(page) {
  const { game, stage } = page;
  const account = await getJson(game.path("account"));
  const { state } = game;
  openDialog(
    outcome(state),
    (close) => [
      h("p", { class: "margin" }, margin(state)),
      h("div", { class: "final-boards" }, places(state).map((seat) => board(stage.scene, state, seat))),
      tally(state.seats, account),
      h(
        "div",
        { class: "row result-row" },
        game.mine.length ? h("button", { type: "button", class: "primary", onclick: () => (close(), page.rematch()) }, icon("again"), say("rematch")) : null,
        h("a", { class: "button", href: pageAddress("review", game.id, { key: game.key }) }, icon("eye"), say("review")),
        h("button", { type: "button", onclick: () => (close(), page.replay()) }, icon("play"), say("replay")),
        recordLink(game),
        sendButton(game),
        h("a", { class: "button", href: pageAddress() }, say("to-start")),
      ),
    ],
    { kind: "wide result" },
  );
}

/** By how much it was won, or why it ended early. */
function margin({ result, scores }) {
  if (result?.ended && result.ended !== "played") return say(`ended-${result.ended}`);
  const winners = result?.winners ?? [];
  if (!winners.length || winners.length === scores.length) return "";
  const best = Math.max(...scores.filter((_, seat) => !winners.includes(seat)));
  const points = scores[winners[0]] - best;
  return points > 0 ? say("won-by", { points }) : say("won-level");
}

/** The seats, the best first. */
function places({ seats, result }) {
  const place = (seat) => result?.places[seat] ?? 1;
  return [...seats.keys()].sort((one, other) => place(one) - place(other));
}

function board(scene, state, seat) {
  const panel = scene.panels.find((one) => one.role === "board" && (one.seat ?? 0) === seat);
  const { title, name } = state.seats[seat];
  const isWon = state.result?.winners.includes(seat);
  return h(
    "figure",
    { class: isWon ? "won" : "" },
    h("figcaption", {}, seatSign(seat), h("b", {}, title), isWon && icon("laurel"), h("strong", {}, say("points", { points: state.scores[seat] })), state.seats[seat].hints > 0 && h("small", {}, say("hint-given"))),
    drawnPanel(scene, panel, state, name),
  );
}
