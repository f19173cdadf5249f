/** Short messages: seen at the foot of the page, heard by a screen reader. */

import { h, icon } from "./dom.js";
import { say } from "./words.js";

const STAY = 7_000;
const LINES = 12; // kept for a screen reader that has not come to them yet

/** Says something to a screen reader only. */
export function announce(words) {
  const region = document.getElementById("heard");
  const line = h("p", {}, words);
  region.append(line);
  while (region.childElementCount > LINES) region.firstElementChild.remove();
}

/** Shows a message that goes by itself, unless it `stays`; `action` is { words, run }. */
export function notice(words, { kind = "", action, stays = false } = {}) {
  const element = h(
    "div",
    { class: `notice ${kind}` },
    h("p", {}, words),
    action && h("button", { type: "button", class: "link", onclick: action.run }, action.words),
    h("button", { type: "button", class: "quiet close", "aria-label": say("close"), onclick: () => element.remove() }, icon("close")),
  );
  const region = document.getElementById("notices");
  region.append(element);
  while (region.childElementCount > 3) region.firstElementChild.remove();
  if (!stays) setTimeout(() => element.remove(), STAY);
  return element;
}
