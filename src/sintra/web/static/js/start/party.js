/** A table for several people: the game, how many they are, whether bots play as well, and everything else that can be chosen. */

import { choice, redraw } from "../kit/choice.js";
import { openDialog } from "../kit/dialog.js";
import { h } from "../kit/dom.js";
import { say } from "../kit/words.js";
import { GameCards, levelChoice, MoreChoices } from "./setup.js";

export class Party {
  /** People are counted without `uncounted` of them: who opens a table for friends does not count among the friends. */
  constructor(choices, { label, uncounted = 0, people = 2 }) {
    Object.assign(this, { choices, label, uncounted, people, bots: 0 });
  }

  get seats() {
    return this.people + this.bots;
  }

  /** How many bots there may be. */
  get room() {
    return this.choices.game.players.map((players) => players - this.people).filter((bots) => bots >= 0);
  }

  parts(draw) {
    const most = this.choices.game.players.at(-1);
    this.people = Math.min(this.people, most);
    if (!this.room.includes(this.bots)) this.bots = this.room[0];
    const counts = Array.from({ length: most - 1 }, (_, i) => i + 2 - this.uncounted);
    return [
      counts.length > 1 && choice(this.label, counts, this.people - this.uncounted, String, (count) => ((this.people = count + this.uncounted), draw())),
      this.room.length > 1 && choice(say("bots-too"), this.room, this.bots, String, (bots) => ((this.bots = bots), draw())),
      this.bots > 0 && levelChoice(this.choices),
    ];
  }

  get botWishes() {
    return Array.from({ length: this.bots }, () => this.choices.bot);
  }
}

/** A dialog that sets a table up. `names` asks who the people are, and is drawn again after every choice; `after` stays. */
export function openParty(party, { title, lead, seatName, names = () => [], after = [], submit, create }) {
  const { choices } = party;
  const cards = new GameCards(choices);
  const host = h("div", { class: "stack" });
  const draw = () => {
    cards.draw();
    redraw(host, h("p", {}, lead(choices.game.title)), party.parts(draw), names());
    more.draw();
  };
  const more = new MoreChoices(choices, () => party.seats, seatName);
  draw();
  const forget = choices.onChange(draw);
  const dialog = openDialog(title, (close) =>
    h(
      "form",
      {
        class: "stack",
        onsubmit: (event) => {
          event.preventDefault();
          close();
          create();
        },
      },
      cards.element,
      host,
      after,
      more.element,
      h("button", { class: "primary big", type: "submit" }, submit),
    ),
  );
  dialog.closed.then(forget);
}
