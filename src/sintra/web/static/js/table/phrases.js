/** A handful of phrases and faces for the others at the table; every reader sees them in their own language, and can hide what somebody says. */

import { openDialog } from "../kit/dialog.js";
import { h, icon } from "../kit/dom.js";
import { announce, notice } from "../kit/notices.js";
import { say } from "../kit/words.js";

const SAYINGS = ["hello", "good-luck", "well-played", "thanks", "sorry", "one-moment", "take-your-time", "good-game", "another", "goodbye"];
const FACES = ["smile", "laugh", "surprise", "sad", "heart"];

export class Phrases {
  constructor(page) {
    this.page = page;
    this.key = `sintra-hidden-${page.game.id}`;
    this.hidden = new Set(kept(this.key));
    const words = say("phrases");
    this.button = h("button", { type: "button", class: "say-button", hidden: true, "aria-label": words, title: words, onclick: () => this.open() }, icon("speech"));
  }

  /** There is a button for those who sit at the table if somebody else does, too. */
  show({ seats }) {
    this.button.hidden = !seats.some((seat) => seat.mine) || !this.others(seats).length;
  }

  others(seats) {
    return [...seats.entries()].filter(([, seat]) => seat.kind === "person" && !seat.mine);
  }

  open() {
    openDialog(
      say("phrases"),
      (close) => {
        const button = (phrase, what) => h("button", { type: "button", "data-phrase": phrase, ...what.properties, onclick: () => (close(), this.say(phrase)) }, what.inside);
        return [
          h("div", { class: "faces" }, FACES.map((face) => button(face, { properties: { "aria-label": say(`phrase-${face}`), title: say(`phrase-${face}`) }, inside: icon(face) }))),
          h("div", { class: "sayings" }, SAYINGS.map((phrase) => button(phrase, { inside: say(`phrase-${phrase}`) }))),
          ...this.others(this.page.game.state.seats).map(([number, { name }]) => this.hider(number, name)),
        ];
      },
      { kind: "phrases" },
    );
  }

  say(phrase) {
    if (!this.page.live.say(phrase)) notice(say("line-lost"), { kind: "refused" });
  }

  /** A switch: what this seat says is neither seen nor heard. */
  hider(seat, name) {
    const take = () => {
      if (box.checked) this.hidden.add(seat);
      else this.hidden.delete(seat);
      keep(this.key, [...this.hidden]);
    };
    const box = h("input", { type: "checkbox", role: "switch", checked: this.hidden.has(seat), onchange: take });
    return h("label", { class: "switch" }, box, h("span", {}, h("b", {}, say("phrases-hide", { name }))));
  }

  heard({ seat, phrase }) {
    if (this.hidden.has(seat)) return;
    const words = say(`phrase-${phrase}`);
    this.page.players.speak(seat, FACES.includes(phrase) ? icon(phrase) : words);
    announce(say("phrase-said", { name: this.page.game.state.seats[seat].name, words }));
  }

  refused({ words }) {
    notice(words, { kind: "refused" });
  }
}

/** The seats that are hidden in this tab. */
function kept(key) {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "[]");
  } catch {
    return [];
  }
}

function keep(key, seats) {
  try {
    sessionStorage.setItem(key, JSON.stringify(seats));
  } catch {
    // A browser that keeps nothing hides them until the page is loaded again.
  }
}
