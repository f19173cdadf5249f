/** The card that speaks: it has room of its own beside the table, so it covers nothing. What it talks about is framed on the table. */

import { fill, h } from "../kit/dom.js";
import { announce } from "../kit/notices.js";
import { styled } from "../kit/style.js";
import { Frames } from "./frames.js";

export class Card {
  constructor(page, title) {
    this.frames = new Frames(page.stage);
    this.text = h("p", { class: "lesson-text" });
    this.note = h("p", { class: "lesson-note", hidden: true });
    this.buttons = h("div", { class: "lesson-buttons" });
    this.steps = h("progress", { class: "lesson-progress", "aria-label": title, hidden: true });
    this.element = h("section", { class: "lesson-card", "aria-label": title }, h("div", { class: "lesson-words" }, this.text, this.note), this.buttons, this.steps);
    this.place = page.room.parentElement;
    this.ready = styled("css/lesson.css").then(() => {
      this.place.classList.add("taught");
      this.place.append(this.element);
    });
  }

  /** Says this, about these places; `buttons` are { words, run, kind }. What is heard is heard once. */
  say(words, { show = [], buttons = [], done, of } = {}) {
    this.note.hidden = true;
    if (this.text.textContent !== words) {
      this.text.textContent = words;
      announce(words);
    }
    this.frames.show(show);
    this.steps.hidden = of === undefined;
    if (of !== undefined) Object.assign(this.steps, { value: done, max: of });
    const focused = this.buttons.contains(document.activeElement);
    fill(this.buttons, buttons.map(({ words: label, run, kind = "" }) => h("button", { type: "button", class: kind, onclick: run }, label)));
    if (focused) this.buttons.querySelector("button")?.focus();
  }

  /** A kind word about something else that was tried. */
  correct(words) {
    this.note.textContent = words;
    this.note.hidden = false;
    announce(words);
  }

  close() {
    this.frames.show([]);
    this.place.classList.remove("taught");
    this.element.remove();
  }
}
