/** A table for friends: how many seats, which of them bots, a clock; then the link. */

import { openDialog } from "../kit/dialog.js";
import { fill, h } from "../kit/dom.js";
import { choice } from "../kit/preferences.js";
import { set, setting } from "../kit/settings.js";
import { say } from "../kit/words.js";
import { nameField, saveName } from "./names.js";

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
  const { game } = choices;
  let friends = Math.max(1, choices.players - 1);
  let bots = 0;
  let listed = false;
  const name = nameField();
  const seats = h("div", {});
  const draw = () => {
    const most = game.players.at(-1) - 1;
    const counts = Array.from({ length: most }, (_, i) => i + 1);
    const left = Array.from({ length: most - friends + 1 }, (_, i) => i).filter((count) => game.players.includes(1 + friends + count));
    if (!left.includes(bots)) bots = left[0];
    fill(
      seats,
      choice(say("friends-count"), counts, friends, String, (count) => ((friends = count), draw())),
      left.length > 1 && choice(say("friends-bots"), left, bots, String, (count) => (bots = count)),
    );
  };
  draw();
  openDialog(say("friends"), (close) =>
    h(
      "form",
      {
        class: "stack",
        onsubmit: async (event) => {
          event.preventDefault();
          await saveName(name);
          close();
          const open = Array.from({ length: friends }, () => ({ kind: "open" }));
          const helpers = Array.from({ length: bots }, () => choices.bot);
          page.create([{ kind: "me" }, ...open, ...helpers], { clock: CLOCKS[setting("clock")], listed });
        },
      },
      h("p", {}, say("friends-lead", { title: game.title })),
      h("label", { class: "field" }, h("span", {}, say("your-name")), name),
      seats,
      choice(say("clock"), Object.keys(CLOCKS), setting("clock"), (value) => say(`clock-${value}`), (value) => set("clock", value)),
      h("label", { class: "switch" }, h("input", { type: "checkbox", role: "switch", onchange: (event) => (listed = event.target.checked) }), h("span", {}, h("b", {}, say("listed")), h("small", {}, say("listed-about")))),
      h("button", { class: "primary big", type: "submit" }, say("open-table")),
    ),
  );
}
