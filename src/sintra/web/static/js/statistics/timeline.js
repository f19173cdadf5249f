/** How well one played, game by game, and how lucky one was: of the games that were reviewed. */

import { h, s } from "../kit/dom.js";
import { say } from "../kit/words.js";
import { mean } from "./count.js";

const WIDTH = 640;
const HEIGHT = 150;
const LEFT = 44;
const FOOT = 22;

/** `reviewed`: games in the order in which they were played, each with `rate`, the chance lost for a decision, and `luck`. */
export function timeline(reviewed) {
  const percent = (value, more = {}) => new Intl.NumberFormat(document.documentElement.lang, { style: "percent", maximumFractionDigits: 1, ...more }).format(value);
  const rates = reviewed.map(({ rate }) => rate);
  const words = say("statistics-reviewed", { games: reviewed.length, rate: percent(mean(rates)), luck: percent(mean(reviewed.map(({ luck }) => luck)), { signDisplay: "exceptZero" }) });
  return h("figure", { class: "statistics-timeline" }, h("figcaption", {}, h("b", {}, say("statistics-over-time")), h("span", {}, words)), reviewed.length > 1 && drawing(reviewed, rates, percent));
}

function drawing(reviewed, rates, percent) {
  const most = Math.max(0.01, ...rates);
  const x = (i) => LEFT + 8 + ((WIDTH - LEFT - 16) * i) / (reviewed.length - 1);
  const y = (rate) => 8 + (HEIGHT - FOOT - 8) * (1 - rate / most);
  const day = (i) => new Intl.DateTimeFormat(document.documentElement.lang, { day: "numeric", month: "short" }).format(reviewed[i].created);
  const label = (text, at) => s("text", at, text);
  return s(
    "svg",
    { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img", "aria-label": rates.map((rate, i) => `${day(i)}: ${percent(rate)}`).join(", ") },
    s("path", { class: "timeline-axis", d: `M${LEFT} 4V${HEIGHT - FOOT}H${WIDTH - 4}` }),
    label(percent(most), { x: LEFT - 6, y: 14, "text-anchor": "end" }),
    label(percent(0), { x: LEFT - 6, y: HEIGHT - FOOT, "text-anchor": "end" }),
    label(day(0), { x: LEFT, y: HEIGHT - 6 }),
    label(day(reviewed.length - 1), { x: WIDTH - 4, y: HEIGHT - 6, "text-anchor": "end" }),
    s("polyline", { class: "timeline-line", points: rates.map((rate, i) => `${x(i)},${y(rate)}`).join(" ") }),
    rates.map((rate, i) => s("circle", { class: "timeline-dot", cx: x(i), cy: y(rate), r: 4 })),
  );
}
