/** What the keys do. */

import { openDialog } from "../kit/dialog.js";
import { h } from "../kit/dom.js";
import { say } from "../kit/words.js";

const KEYS = [
  ["T", "key-table"],
  ["← ↑ → ↓", "key-arrows"],
  ["Enter", "key-enter"],
  ["Esc", "key-escape"],
  ["U", "key-undo"],
  ["C", "key-confirm"],
  ["E", "key-explain"],
  ["H", "key-hint"],
  ["L", "key-list"],
  ["M", "key-say"],
  ["P", "key-position"],
  ["S", "key-scores"],
  ["W", "key-who"],
  ["R", "key-rules"],
];

export function helpKeys() {
  openDialog(say("keys"), h("dl", { class: "keys" }, KEYS.flatMap(([key, words]) => [h("dt", {}, h("kbd", {}, key)), h("dd", {}, say(words))])));
}
