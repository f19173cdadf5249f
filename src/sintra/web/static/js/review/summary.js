/** A game in a few words that a family understands, and how its result came about, in numbers. */

import { h } from "../kit/dom.js";
import { levelWords } from "../kit/levels.js";
import { seatSign } from "../kit/people.js";
import { say } from "../kit/words.js";
import { change, percent } from "./graph.js";

const ALIKE = 0.05; // of a winning chance: less is no difference worth a word
const PARTS = ["start", "own", "others", "luck", "revision", "result"];

/** Who played better, and whom the draws helped. */
export function verdictWords({ shares: [chances] }, { names, me }) {
  const named = (values, kind) => {
    const order = [...values.keys()].sort((one, other) => values[other] - values[one]);
    if (values[order[0]] - values[order[1]] < ALIKE) return say(`review-${kind}-alike`, { players: names.length });
    return order[0] === me ? say(`review-${kind}-you`) : say(`review-${kind}-name`, { name: names[order[0]] });
  };
  return [named(chances.map(({ own }) => own), "played"), named(chances.map(({ luck }) => luck), "drew")];
}

/** Start + own play + others' play + luck + revision = result, for every seat. */
export function shareTable({ shares: [chances, points] }, { names }) {
  const cell = (name, value) => h("td", { class: value < -0.005 ? "loss" : "" }, name === "start" || name === "result" ? percent(value) : change(value));
  const row = (share, seat) => h("tr", {}, h("th", { scope: "row" }, seatSign(seat), names[seat]), PARTS.map((name) => cell(name, share[name])), h("td", {}, String(Math.round(points[seat].result))));
  return h(
    "div",
    { class: "review-scroll", tabindex: "0", role: "region", "aria-label": say("review-sum") },
    h(
      "table",
      { class: "review-shares" },
      h("caption", {}, say("review-sum")),
      h("thead", {}, h("tr", {}, h("td", {}), [...PARTS, "points"].map((name) => h("th", { scope: "col" }, say(`review-part-${name}`))))),
      h("tbody", {}, chances.map(row)),
    ),
    h("p", { class: "review-note" }, say("review-revision-about")),
  );
}

/** Who gained from whose decisions; only where there are more than two. */
export function gainedTable({ gained }, { names }) {
  if (names.length < 3) return null;
  return h(
    "div",
    { class: "review-scroll", tabindex: "0", role: "region", "aria-label": say("review-gained") },
    h(
      "table",
      { class: "review-shares" },
      h("caption", {}, say("review-gained")),
      h("thead", {}, h("tr", {}, h("td", {}), names.map((name) => h("th", { scope: "col" }, name)))),
      h("tbody", {}, gained.map((row, seat) => h("tr", {}, h("th", { scope: "row" }, seatSign(seat), names[seat]), row.map((value) => h("td", { class: value < -0.005 ? "loss" : "" }, change(value)))))),
    ),
  );
}

/** How well each played: chance lost for each decision, counts of grades, and the bots that lose as much. */
export function rateList({ rates, entries }, { names }, likeness) {
  return h(
    "ul",
    { class: "review-rates" },
    names.map((name, seat) => {
      const own = entries.filter((entry) => entry.seat === seat);
      const choices = own.reduce((sum, entry) => sum + entry.choices, 0);
      const counts = [3, 2, 1].map((grade) => [grade, own.filter((entry) => entry.grade === grade).length]).filter(([, count]) => count);
      const graded = counts.map(([grade, count]) => say(`review-count-${grade}`, { count })).join(", ") || say("review-count-0");
      return h(
        "li",
        {},
        h("b", {}, seatSign(seat), ` ${name}: `),
        graded,
        h("br", {}),
        h("small", {}, say("review-rate", { lost: (100 * rates[seat]).toFixed(1), choices }), likeWords(likeness(seat))),
      );
    }),
  );
}

function likeWords(like) {
  if (!like) return "";
  const [level, low, high] = [like.level, like.low, like.high].map((name) => levelWords(name));
  return ` ${low === high ? say("review-like", { level }) : say("review-like-between", { level, low, high })}`;
}
