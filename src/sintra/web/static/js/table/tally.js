/** Points by rounds and kinds, a column for each seat, with sums. */

import { h } from "../kit/dom.js";
import { seatSign } from "../kit/people.js";
import { say } from "../kit/words.js";
import { signed } from "./signed.js";

export function tally(seats, { scores, reasons, kinds }) {
  const counted = reasons.filter(({ points, spared }) => points || spared);
  const rounds = [...new Set(counted.map(({ round }) => round))].sort((one, other) => one - other);
  const row = (kind, title, found) => h("tr", { class: kind }, h("th", { scope: "row" }, title), seats.map((_, seat) => cell(found.filter((reason) => reason.seat === seat), kind === "tally-kind")));
  const byKind = (found) => Object.entries(kinds).flatMap(([kind, title]) => {
    const own = found.filter((reason) => reason.kind === kind);
    return own.length ? [row("tally-kind", title, own)] : [];
  });
  const start = scores.map((score, seat) => score - sum(reasons.filter((reason) => reason.seat === seat)));
  const group = (title, found) => h("tbody", {}, row("tally-sum", title, found), byKind(found));
  return h(
    "div",
    { class: "tally" },
    h(
      "table",
      {},
      h("thead", {}, h("tr", {}, h("td", {}), seats.map((seat, number) => h("th", { scope: "col" }, seatSign(number), " ", seat.name)))),
      start.some(Boolean) && h("tbody", {}, h("tr", { class: "tally-sum" }, h("th", { scope: "row" }, say("account-start")), start.map((points) => h("td", {}, String(points))))),
      rounds.map((round) => group(say("log-round", { round }), counted.filter((reason) => reason.round === round))),
      rounds.length > 1 && group(say("tally-all"), counted),
      h("tfoot", {}, h("tr", {}, h("th", { scope: "row" }, say("tally-score")), scores.map((score) => h("td", {}, String(score))))),
    ),
    counted.some(({ spared }) => spared) && h("p", { class: "tally-about" }, say("tally-spared-about")),
  );
}

function cell(reasons, isOfOneKind) {
  if (!reasons.length) return h("td", {});
  const points = sum(reasons);
  const spared = isOfOneKind ? reasons.reduce((all, reason) => all + (reason.spared ?? 0), 0) : 0;
  return h("td", { class: points < 0 ? "loss" : "" }, points ? signed(points) : "0", spared ? h("small", { class: "spared" }, " ", say("tally-spared", { loss: spared - points })) : null);
}

function sum(reasons) {
  return reasons.reduce((all, { points }) => all + points, 0);
}
