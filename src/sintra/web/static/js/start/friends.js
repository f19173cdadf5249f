/** A table for friends: how many seats, which of them bots, a clock; then the link. */

import { choice } from "../kit/choice.js";
import { h } from "../kit/dom.js";
import { set, setting } from "../kit/settings.js";
import { say } from "../kit/words.js";
import { nameField, saveName } from "./names.js";
import { openParty, Party } from "./party.js";

const DAY = 86_400;
export const CLOCKS = {
  none: { kind: "none" },
  slow: { kind: "bank", seconds: 1200, increment: 15 },
  brisk: { kind: "bank", seconds: 300, increment: 5 },
  turn: { kind: "turn", seconds: 60 },
  day: { kind: "turn", seconds: DAY },
  days: { kind: "turn", seconds: 3 * DAY },
  week: { kind: "turn", seconds: 7 * DAY },
};

export function openFriends(page) {
  const { choices } = page;
  if (!choices) return;
  const party = new Party(choices, { label: say("friends-count"), uncounted: 1, people: choices.players });
  const name = nameField();
  let listed = false;
  openParty(party, {
    title: say("friends"),
    lead: (title) => say("friends-lead", { title }),
    seatName: (seat) => (seat ? say("player-number", { number: seat + 1 }) : say("first-me")),
    after: [
      h("label", { class: "field" }, h("span", {}, say("your-name")), name),
      choice(say("clock"), Object.keys(CLOCKS), setting("clock"), (value) => say(`clock-${value}`), (value) => set("clock", value)),
      h("label", { class: "switch" }, h("input", { type: "checkbox", role: "switch", onchange: (event) => (listed = event.target.checked) }), h("span", {}, h("b", {}, say("listed")), h("small", {}, say("listed-about")))),
    ],
    submit: say("open-table"),
    create: async () => {
      if (!(await saveName(name))) return;
      const open = Array.from({ length: party.people - 1 }, () => ({ kind: "open" }));
      await page.create([{ kind: "me" }, ...open, ...party.botWishes], { clock: CLOCKS[setting("clock")], listed });
    },
  });
}
