/** Before the start: invite others, or sit down. */

import { h } from "../kit/dom.js";
import { notice } from "../kit/notices.js";
import { say } from "../kit/words.js";
import { getJson, send } from "../net/api.js";
import { numbersFor } from "../net/mixing.js";
import { invitation } from "./share.js";
import { isOpen } from "./status.js";

/** The waiting room lies on the table as long as somebody can sit down. */
export function keepWaitingRoom(page) {
  const { state } = page.game;
  const found = page.room.querySelector(".waiting-room");
  if (state.phase !== "waiting" || !isOpen(state)) found?.remove();
  else if (!found) page.room.append(waitingRoom(page));
}

function waitingRoom(page) {
  const { game } = page;
  const open = game.state.seats.filter((seat) => seat.kind === "open").length;
  if (game.mine.length) return h("div", { class: "waiting-room" }, h("h2", {}, say("waiting-title", { open })), invitation(game.table));
  const name = h("input", { type: "text", maxlength: "40", autocomplete: "nickname", placeholder: say("your-name") });
  getJson("/api/me").then((me) => (name.value ||= me.name));
  const sit = async (event) => {
    event.preventDefault();
    try {
      await send("POST", `/api/games/${game.id}/join?language=${game.language}`, { key: game.key, name: name.value.trim(), random: numbersFor(game.table) });
    } catch (refusal) {
      notice(refusal.message, { kind: "refused" });
    }
  };
  return h(
    "form",
    { class: "waiting-room", onsubmit: sit },
    h("h2", {}, say("join-title", { title: page.stage.scene.title })),
    h("p", {}, say("join-with", { names: new Intl.ListFormat(game.language).format(game.state.seats.filter((seat) => seat.kind !== "open").map((seat) => seat.name)) })),
    h("label", { class: "field" }, h("span", {}, say("your-name")), name),
    h("button", { class: "primary big", type: "submit" }, say("sit-down")),
  );
}
