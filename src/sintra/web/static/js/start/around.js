/** Around this screen: the names of those who sit there; empty chairs can be given to bots. */

import { openDialog } from "../kit/dialog.js";
import { fill, h } from "../kit/dom.js";
import { choice } from "../kit/preferences.js";
import { say } from "../kit/words.js";

export function openAround(page) {
  const { choices } = page;
  if (!choices) return;
  const { game } = choices;
  let players = choices.players;
  const names = [];
  const rows = h("div", { class: "stack" });
  const draw = () => {
    fill(
      rows,
      game.players.length > 1 && choice(say("how-many"), game.players, players, String, (count) => ((players = count), draw())),
      Array.from({ length: players }, (_, seat) => {
        const field = h("input", {
          type: "text",
          maxlength: "40",
          value: names[seat] ?? "",
          placeholder: say("player-number", { number: seat + 1 }),
          oninput: () => (names[seat] = field.value),
        });
        return h("label", { class: "field" }, h("span", {}, say("player-number", { number: seat + 1 })), field);
      }),
    );
  };
  draw();
  openDialog(say("around"), (close) =>
    h(
      "form",
      {
        class: "stack",
        onsubmit: (event) => {
          event.preventDefault();
          close();
          page.create(Array.from({ length: players }, (_, seat) => ({ kind: "me", name: names[seat]?.trim() || say("player-number", { number: seat + 1 }) })));
        },
      },
      h("p", {}, say("around-lead", { title: game.title })),
      rows,
      h("button", { class: "primary big", type: "submit" }, say("start-game")),
    ),
  );
}
