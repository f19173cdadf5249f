/** Around this screen: the names of those who sit there; other chairs can be given to bots. */

import { h } from "../kit/dom.js";
import { say } from "../kit/words.js";
import { chosenClock, clockHere } from "./clocks.js";
import { openParty, Party } from "./party.js";

export function openAround(page) {
  const { choices } = page;
  if (!choices) return;
  const party = new Party(choices, { label: say("around-count"), people: choices.players });
  const names = [];
  const called = (seat) => names[seat]?.trim() || say("player-number", { number: seat + 1 });
  const field = (seat) => {
    const label = say("player-number", { number: seat + 1 });
    const input = h("input", { type: "text", maxlength: "40", value: names[seat] ?? "", placeholder: label, oninput: () => (names[seat] = input.value) });
    return h("label", { class: "field" }, h("span", {}, label), input);
  };
  openParty(party, {
    title: say("around"),
    lead: (title) => say("around-lead", { title }),
    seatName: called,
    names: () => h("div", { class: "names" }, Array.from({ length: party.people }, (_, seat) => field(seat))),
    after: [clockHere()],
    submit: say("start-game"),
    create: () => page.create([...Array.from({ length: party.people }, (_, seat) => ({ kind: "me", name: called(seat) })), ...party.botWishes], { clock: chosenClock("clockHere") }),
  });
}
