/** The card that speaks: it has room of its own beside the table, so it covers nothing. What it talks about is framed on the table. */

import { fill, h, icon } from "../kit/dom.js";
import { announce } from "../kit/notices.js";
import { styled } from "../kit/style.js";
import { Frames } from "./frames.js";

export class Card {
  /** `texts` is all that it may ever say: it is as high from the beginning, so that the table does not move under somebody's finger. */
  constructor(page, title, { kind = "", texts = [] } = {}) {
    this.frames = new Frames(page);
    this.texts = texts;
    this.text = h("p", { class: "lesson-text" });
    this.buttons = h("div", { class: "lesson-buttons" });
    this.steps = h("progress", { class: "lesson-progress", "aria-label": title, hidden: true });
    this.element = h("section", { class: "lesson-card", "aria-label": title }, this.text, this.buttons, this.steps);
    this.place = page.room.parentElement;
    this.looks = ["taught", kind].filter(Boolean);
    this.watcher = new ResizeObserver(() => this.measure());
    this.isOpen = true;
    styled("css/lesson.css").then(() => this.isOpen && this.open());
  }

  open() {
    this.place.classList.add(...this.looks);
    this.place.append(this.element);
    this.measure();
    this.watcher.observe(this.text);
  }

  /** As many lines as the longest text needs at this width. */
  measure() {
    const { clientWidth } = this.text;
    if (!clientWidth || clientWidth === this.measured) return;
    this.measured = clientWidth;
    const ruler = h("p", { class: "lesson-text lesson-ruler" });
    this.element.append(ruler);
    ruler.style.width = `${clientWidth}px`;
    const heights = this.texts.map((words) => ((ruler.textContent = words), ruler.clientHeight));
    ruler.remove();
    this.text.style.minHeight = `${Math.max(0, ...heights)}px`;
  }

  /** Says this, about these places; `isAside`: it is a word about something else that was tried. What is heard is heard once. */
  speak(words, { show, isAside = false } = {}) {
    this.text.classList.toggle("aside", isAside);
    if (show) this.frames.show(show);
    if (this.text.textContent === words) return;
    this.text.textContent = words;
    announce(words);
  }

  /** Buttons are { words, run, kind, sign }: one with a sign shows only that where there is little room. */
  offer(buttons) {
    const hadFocus = this.buttons.contains(document.activeElement);
    const made = ({ words, run, kind = "", sign }) => h("button", { type: "button", class: kind, title: words, onclick: run }, sign && icon(sign), h("span", { class: sign ? "lesson-label" : "" }, words));
    fill(this.buttons, buttons.map(made));
    if (hadFocus) this.buttons.querySelector("button:last-child")?.focus();
  }

  /** How much is done. */
  count(done, of) {
    this.steps.hidden = false;
    Object.assign(this.steps, { value: done, max: of });
  }

  close() {
    this.isOpen = false;
    this.watcher.disconnect();
    this.frames.show([]);
    this.place.classList.remove(...this.looks);
    this.element.remove();
  }
}
