/** The table as text, for whoever cannot see it: the description that every picture of a table carries. */

import { openDialog } from "../kit/dialog.js";
import { h } from "../kit/dom.js";
import { say } from "../kit/words.js";
import { getText } from "../net/api.js";

export async function openPosition(game) {
  const picture = new DOMParser().parseFromString(await getText(game.path("picture")), "image/svg+xml");
  openDialog(say("position"), h("pre", { class: "position", tabindex: "0" }, picture.querySelector("desc").textContent), { kind: "wide" });
}
