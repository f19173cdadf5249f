/** Runs a clock through what happens to it, and answers what it shows after each. */

import { Clock } from "../../src/sintra/web/static/js/local/clock.js";
import { answer, question } from "./ask.mjs";

function run({ rule, players, happened }) {
  const clock = new Clock(rule, players);
  return happened.map(([what, ...given]) => {
    clock[what](...given);
    const twin = clock.copy();
    return [twin.shown(given.at(-2) ?? 0), twin.deadline];
  });
}

answer(question.clocks.map(run));
