/** A table for friends: how many seats, which of them bots, a clock; then the link. */

import { h } from "../kit/dom.js";
import { say } from "../kit/words.js";
import { chosenClock, clockForFriends } from "./clocks.js";
import { nameField, saveName } from "./names.js";
import { openParty, Party } from "./party.js";

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
      clockForFriends(),
      h("label", { class: "switch" }, h("input", { type: "checkbox", role: "switch", onchange: (event) => (listed = event.target.checked) }), h("span", {}, h("b", {}, say("listed")), h("small", {}, say("listed-about")))),
    ],
    submit: say("open-table"),
    create: async () => {
      if (!(await saveName(name))) return;
      const open = Array.from({ length: party.people - 1 }, () => ({ kind: "open" }));
      await page.create([{ kind: "me" }, ...open, ...party.botWishes], { clock: chosenClock("clock"), listed });
    },
  });
}
