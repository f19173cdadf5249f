/** Clocks to choose from. */

import { choice } from "../kit/choice.js";
import { set, setting } from "../kit/settings.js";
import { say } from "../kit/words.js";

const DAY = 86_400;
const CLOCKS = {
  none: { kind: "none" },
  slow: { kind: "bank", seconds: 1200, increment: 15 },
  brisk: { kind: "bank", seconds: 300, increment: 5 },
  turn: { kind: "turn", seconds: 60 },
  day: { kind: "turn", seconds: DAY },
  days: { kind: "turn", seconds: 3 * DAY },
  week: { kind: "turn", seconds: 7 * DAY },
};
const AT_ONE_SITTING = ["none", "slow", "brisk", "turn"];

/** For a table by a link: also over days. */
export function clockForFriends() {
  return clockChoice("clock", Object.keys(CLOCKS));
}

/** For a game at this screen. */
export function clockHere(changed) {
  return clockChoice("clockHere", AT_ONE_SITTING, changed);
}

/** The clock that was chosen for `clock` (friends) or `clockHere`. */
export function chosenClock(name) {
  return CLOCKS[setting(name)] ?? CLOCKS.none;
}

function clockChoice(name, values, changed = () => {}) {
  return choice(say("clock"), values, setting(name), (value) => say(`clock-${value}`), (value) => (set(name, value), changed()));
}
