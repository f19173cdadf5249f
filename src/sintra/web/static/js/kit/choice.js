/** A few values side by side, one of them taken; a row of levels; and drawing such things again. */

import { fill, h } from "./dom.js";

let groups = 0;

/** The name of a group of radio buttons that nothing else on the page has. */
export function groupName() {
  groups += 1;
  return `choice-${groups}`;
}

/** Values as buttons side by side; `isOpen` says which of them can be taken now. */
export function choice(label, values, current, words, take, about, isOpen = () => true) {
  const group = groupName();
  return h(
    "fieldset",
    { class: "choice" },
    h("legend", {}, label),
    h(
      "div",
      { class: "segments" },
      values.map((value) =>
        h(
          "label",
          {},
          h("input", { type: "radio", name: group, checked: value === current, disabled: value !== current && !isOpen(value), onchange: () => take(value) }),
          h("span", {}, words(value)),
        ),
      ),
    ),
    about,
  );
}

/** Fills the host again; the keyboard stays in the group where it was. */
export function redraw(host, ...parts) {
  const focused = host.contains(document.activeElement) ? document.activeElement : null;
  const legend = focused?.closest("fieldset")?.querySelector("legend")?.textContent;
  const name = focused?.getAttribute("name");
  fill(host, ...parts);
  if (!focused) return;
  const group = [...host.querySelectorAll("fieldset")].find((field) => field.querySelector("legend").textContent === legend) ?? host;
  (group.querySelector(`select[name="${name}"]`) ?? group.querySelector("input:checked"))?.focus();
}
