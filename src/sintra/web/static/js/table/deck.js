/** The buttons below the table: only those that can be used. */

import { h, icon } from "../kit/dom.js";
import { say } from "../kit/words.js";

export class Deck {
  constructor(page) {
    this.page = page;
    this.element = h("div", { class: "deck" });
    this.audience = h("p", { class: "audience", hidden: true });
    const button = (name, sign, run, kind = "") => h("button", { type: "button", class: `deck-${name} ${kind}`, hidden: true, onclick: run }, sign && icon(sign), h("span", {}, say(name)));
    this.buttons = {
      undo: button("undo", "undo", () => page.undo()),
      confirm: button("confirm", "check", () => page.confirm(), "primary"),
      agree: button("agree", "check", () => page.act({ type: "answer", version: page.live.version, agree: true }), "primary"),
      decline: button("decline", "close", () => page.act({ type: "answer", version: page.live.version, agree: false })),
      back: button("back", "sign", () => page.act({ type: "back" }), "primary"),
      result: button("result", "laurel", () => page.result(), ""),
      rematch: button("rematch", "again", () => page.rematch(), "primary"),
      review: button("review", "eye", () => page.review()),
      replay: button("replay", "play", () => page.replay()),
    };
    this.offers = h("div", { class: "offers" });
    this.element.append(page.asides.element, page.hint?.button ?? "", this.offers, ...Object.values(this.buttons), page.phrases.button, this.audience);
  }

  /** Decisions that are offered by name: to pass, to leave a line as it is. */
  offer(decisions, scene) {
    this.offers.replaceChildren(...decisions.map((decision) => h("button", { type: "button", class: "offer", onclick: () => this.page.decide([decision]) }, capital(scene.moves[decision][1]))));
  }

  show(state) {
    const can = state.can ?? {};
    const isOver = state.phase === "over";
    const { undo, confirm, agree, decline, back, result, rematch, review, replay } = this.buttons;
    undo.hidden = isOver || !state.seats.some((seat) => seat.mine);
    this.canUndo = Boolean(can.undo || can.takeback);
    undo.disabled = !this.canUndo && !this.isWalking;
    undo.lastElementChild.textContent = say(can.takeback && !can.undo && state.seats.some((seat) => seat.kind === "person" && !seat.mine) ? "takeback" : "undo");
    confirm.hidden = !can.confirm;
    agree.hidden = decline.hidden = !can.answer;
    back.hidden = !can.back;
    result.hidden = review.hidden = replay.hidden = !isOver;
    this.page.phrases.show(state);
    rematch.hidden = !isOver || !state.seats.some((seat) => seat.mine);
  }

  /** A source was chosen: undo lets go of it. */
  walked(isWalking) {
    this.isWalking = isWalking;
    this.buttons.undo.disabled = !this.canUndo && !isWalking;
  }

  watched(watching) {
    this.audience.hidden = !watching;
    this.audience.textContent = say("watching", { watching });
  }

  invite() {
    this.buttons.rematch.lastElementChild.textContent = say("rematch-join");
  }
}

function capital(words) {
  return words.charAt(0).toLocaleUpperCase(document.documentElement.lang) + words.slice(1);
}
