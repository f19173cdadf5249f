/** Opponents as a flight of stairs, from the gentlest up; below it what the chosen one is like. */

import { groupName } from "./choice.js";
import { h } from "./dom.js";
import { levelAbout, levelWords } from "./levels.js";
import { say } from "./words.js";

export function ladder(levels, current, take, more) {
  const group = groupName();
  const steps = levels.map((level, step) => {
    const words = `${levelWords(level)}: ${levelAbout(level)}`;
    const box = h("input", { type: "radio", name: group, value: level, checked: level === current, "aria-label": words, onchange: () => take(level) });
    const label = h("label", { title: words }, box, h("span", {}));
    label.style.setProperty("--height", (step + 1) / levels.length);
    return label;
  });
  return h(
    "fieldset",
    { class: "choice ladder" },
    h("legend", {}, say("which-level")),
    h("div", { class: "stairs" }, steps),
    h("p", { class: "choice-about" }, h("b", {}, levelWords(current)), h("span", {}, levelAbout(current))),
    more,
  );
}
