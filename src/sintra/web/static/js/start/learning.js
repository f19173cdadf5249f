/** The ways to learn the chosen game: its first game step by step, then shorter lessons. */

import { openDialog } from "../kit/dialog.js";
import { fill, h, icon } from "../kit/dom.js";
import { say } from "../kit/words.js";
import { isUnderWay, progressOf, readTeaching } from "../lesson/lessons.js";
import { endingId, lessonId } from "../net/taught.js";
import { hasEngine } from "../net/authority.js";
import { pageAddress } from "../net/where.js";

export class Learning {
  constructor() {
    this.element = h("p", { class: "learning" });
  }

  /** For those to whom the game is new, its first game; for all who have played that one, the other lessons. */
  draw({ game, title }, { lessons: [first, ...others] }) {
    const id = first && lessonId(game, first);
    const isNew = hasEngine && first && !progressOf(id).isDone;
    const words = isNew && (isUnderWay(id) ? say("learn-on") : say("learn-first"));
    fill(
      this.element,
      isNew && h("a", { class: "learn-first", href: pageAddress("table", id) }, icon("book"), h("span", {}, h("b", {}, words), h("small", {}, say("learn-first-about")))),
      hasEngine && (others.length > 0 || (first && !isNew)) && h("button", { type: "button", class: "link", onclick: () => openLessons(game, title) }, say("lessons")),
    );
  }
}

/** All lessons, each with how far one has come. */
async function openLessons(game, title) {
  const { lessons, endings, openings } = await readTeaching(game);
  const entry = ({ name, title: called, about }) => {
    const id = lessonId(game, name);
    const isDone = progressOf(id).isDone;
    const state = isDone ? "done" : isUnderWay(id) ? "begun" : "new";
    return h("li", {}, h("a", { href: pageAddress("table", id), class: state }, icon(isDone ? "check" : "book"), h("span", {}, h("b", {}, called), h("small", {}, about)), state !== "new" && h("em", {}, say(`lesson-${state}`))));
  };
  openDialog(say("lessons-of", { title }), [h("ul", { class: "lesson-list" }, lessons.map(entry)), ...(endings.length ? practice(game, endings.length) : []), ...(openings.length ? firstTakes(openings) : [])], { kind: "wide" });
}

/** Endings, by number. */
function practice(game, count) {
  const entry = (number) => {
    const { isDone } = progressOf(endingId(game, number));
    return h("a", { class: `button ${isDone ? "done" : ""}`, href: pageAddress("table", endingId(game, number)), "aria-label": say("ending-title", { number }) }, isDone && icon("check"), String(number));
  };
  return [h("h3", {}, say("endings")), h("p", {}, say("endings-about")), h("div", { class: "row" }, Array.from({ length: count }, (_, i) => entry(i + 1)))];
}

/** What first takes are worth, by the pattern of the factory. */
function firstTakes(openings) {
  const signed = (value, digits) => `${value < 0 ? "−" : "+"}${Math.abs(value).toFixed(digits)}`;
  const cells = ({ pattern, tiles, games, points, points_error: error, wins, wins_error: spread }) => [
    pattern,
    tiles,
    `${signed(points, 1)} ± ${error.toFixed(1)}`,
    `${signed(100 * wins, 0)} ± ${(100 * spread).toFixed(0)}`,
    games,
  ];
  const heads = ["pattern", "tiles", "points", "wins", "games"].map((name) => h("th", { scope: "col" }, say(`opening-${name}`)));
  const rows = openings.map((take) => h("tr", {}, cells(take).map((cell, i) => h(i ? "td" : "th", i ? {} : { scope: "row" }, String(cell)))));
  return [h("h3", {}, say("openings")), h("p", {}, say("openings-about")), h("table", { class: "openings" }, h("thead", {}, h("tr", {}, heads)), h("tbody", {}, rows))];
}
