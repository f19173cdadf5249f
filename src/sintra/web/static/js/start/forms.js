/** Values that are put together: tablets by their sides, or things in an order. What they mean is the game's to say, in its guide. */

import { choice } from "../kit/choice.js";
import { h } from "../kit/dom.js";
import { say } from "../kit/words.js";

const OUT = ""; // a tablet that stays in the box

/** Whether a text is such a value. */
export function isMade(form, value) {
  if (!form || typeof value !== "string") return false;
  const names = value.split(",");
  if (form.kind === "order") return names.length === form.parts.length && new Set(names).size === names.length && names.every((name) => namesOf(form.parts[0]).includes(name));
  return names.length >= form.fewest && sides(form, names).filter((side) => side !== OUT).length === names.length;
}

/** A value to begin with. */
export function firstMade(form) {
  return form.kind === "order" ? namesOf(form.parts[0]).join() : form.parts.slice(0, form.fewest).map((part) => namesOf(part)[0]).join();
}

/** What is offered to put the value together. */
export function madeBy(form, value, take) {
  return form.kind === "order" ? ordered(form, value.split(","), take) : tablets(form, sides(form, value.split(",")), take);
}

/** The chosen parts in words. */
export function madeWords(form, value) {
  const all = form.parts.flatMap(({ choices }) => choices);
  return value
    .split(",")
    .map((name) => all.find((one) => one.value === name).title)
    .join(", ");
}

function namesOf({ choices }) {
  return choices.map(({ value }) => value);
}

/** The side of every tablet, or OUT. */
function sides(form, names) {
  return form.parts.map((part) => namesOf(part).find((name) => names.includes(name)) ?? OUT);
}

function tablets(form, chosen, take) {
  const isSpare = chosen.filter((side) => side !== OUT).length > form.fewest;
  return h(
    "div",
    { class: "made" },
    form.parts.map(({ title, choices }, number) => {
      const side = choices.find(({ value }) => value === chosen[number]);
      const words = (value) => (value === OUT ? say("tablet-out") : choices.find((one) => one.value === value).title);
      const put = (value) => take(chosen.with(number, value).filter((one) => one !== OUT).join());
      return choice(title, [...choices.map(({ value }) => value), OUT], chosen[number], words, put, h("p", { class: "choice-about" }, side?.sentence ?? ""), (value) => value !== OUT || isSpare);
    }),
  );
}

/** A list for each place; whatever is chosen there changes places with what was there. */
function ordered(form, chosen, take) {
  return h(
    "div",
    { class: "made order" },
    form.parts.map(({ title, choices }, place) => {
      const list = h(
        "select",
        { name: `place-${place}`, onchange: () => take(chosen.with(chosen.indexOf(list.value), chosen[place]).with(place, list.value).join()) },
        choices.map(({ value, title: words }) => h("option", { value }, words)),
      );
      list.value = chosen[place];
      return h("label", { class: "field" }, h("span", {}, title), list);
    }),
  );
}
