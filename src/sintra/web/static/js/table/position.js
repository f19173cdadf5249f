/** The table in words, for people who cannot see it: every board under the name of its player, in the reader's language. */

import { openDialog } from "../kit/dialog.js";
import { h } from "../kit/dom.js";
import { say } from "../kit/words.js";
import { getJson } from "../net/api.js";

export async function openPosition(game) {
  const { parts } = await getJson(game.path("words"));
  const heading = ({ title, seat }) => (seat === undefined || seat === null ? title : game.names[seat]);
  openDialog(
    say("position"),
    h("div", { class: "position" }, parts.map((part) => h("section", {}, h("h3", {}, heading(part)), h("ul", {}, part.lines.map((line) => h("li", {}, line)))))),
    { kind: "wide" },
  );
}
