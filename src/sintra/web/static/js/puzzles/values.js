/** What every move of a puzzle is worth, as a table with bars. */

import { h } from "../kit/dom.js";
import { say } from "../kit/words.js";

const MOST = 12; // moves; what is worth less is not worth a line

export function valueTable(match, moves) {
  const chosen = match.choice;
  const ranked = match.values;
  const shown = ranked.slice(0, MOST);
  if (chosen !== null && !shown.some(({ move }) => move === chosen)) shown.push(ranked.find(({ move }) => move === chosen));
  const row = ({ move, value, isBest }) =>
    h(
      "tr",
      { class: isBest ? "best" : move === chosen ? "chosen" : "" },
      h("th", { scope: "row" }, moves[move][1], move === chosen && h("em", {}, ` ${say("puzzle-yours")}`)),
      h("td", {}, h("meter", { min: 0, max: 1000, value, "aria-hidden": "true" }), h("span", {}, `${(value / 10).toFixed(1)} %`)),
    );
  const sure = say(["puzzle-sure-search", "puzzle-sure-round", "puzzle-sure-game"][match.step.sure]);
  return h(
    "div",
    { class: "puzzle-values" },
    h("p", {}, say("puzzle-values-about"), " ", sure),
    h("table", {}, h("thead", {}, h("tr", {}, h("th", { scope: "col" }, say("puzzle-move")), h("th", { scope: "col" }, say("puzzle-chance")))), h("tbody", {}, shown.map(row))),
  );
}
