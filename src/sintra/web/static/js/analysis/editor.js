/** The board editor: a position is set up by hand. One chooses a piece, then touches the places on which it shall lie; what cannot be is said in words. */

import { BadPosition } from "../engine/errors.js";
import { h } from "../kit/dom.js";
import { announce, notice } from "../kit/notices.js";
import { say } from "../kit/words.js";
import { Explain } from "../table/explain.js";
import { Pieces } from "../table/pieces.js";
import { Stage } from "../table/stage.js";
import { Touch } from "../table/touch.js";
import { Draft } from "./draft.js";
import { Facts } from "./facts.js";
import { Palette } from "./palette.js";

export class Editor {
  /** `on` has: arranged() and changed() when the table is another, done(text) with the text of the position, left() if nothing shall be changed. */
  constructor(room, side, study, position, on) {
    Object.assign(this, { study, on });
    this.draft = new Draft(study, position);
    this.stage = new Stage(study.scene, room);
    this.stage.svg.setAttribute("aria-label", study.scene.title);
    this.stage.name(study.names);
    this.pieces = new Pieces(this.stage);
    this.explain = new Explain(this.stage, this.pieces, { why: async () => "" });
    this.touch = new Touch(this.stage, this.pieces, {
      decide: ([place]) => this.put(place),
      preview: async () => null,
      words: (place) => this.words(place),
      label: (words) => words,
      walked: () => {},
      letGo: say("key-escape"),
      explain: this.explain,
    });
    this.stage.onArranged(() => on.arranged());
    this.palette = new Palette(study.scene, this.draft, () => this.offer());
    this.facts = new Facts(study, this.draft, (name, text) => this.set(name, text));
    const button = (words, run, look = "") => h("button", { type: "button", class: look, onclick: run }, words);
    this.finish = button(say("editor-done"), () => on.done(study.rules.text(this.draft.position)), "primary");
    this.told = h("p", { class: "editor-told", role: "status" });
    this.element = h(
      "section",
      { class: "editor", "aria-label": say("analysis-edit") },
      this.palette.element,
      this.told,
      h("div", { class: "row editor-row" }, this.finish, button(say("editor-clear"), () => this.clear()), button(say("editor-cancel"), () => on.left())),
      this.facts.element,
    );
    side.append(this.element);
    this.show();
    this.facts.show();
  }

  close() {
    this.explain.close();
    this.stage.close();
    this.element.remove();
  }

  get look() {
    return this.draft.look;
  }

  get turn() {
    const seat = this.study.rules.toMove(this.draft.position);
    return seat >= 0 ? seat : null;
  }

  /** What touching a place is about, in words. */
  words(place) {
    const about = this.explain.about.places;
    return say("editor-put", { piece: this.palette.words, place: about[place] ?? about[this.stage.group(place)] ?? place });
  }

  show() {
    const { draft, pieces, palette } = this;
    pieces.lay(draft.look.pieces, draft.look.texts, { touched: draft.places(palette.kinds) });
    palette.show(draft);
    this.finish.disabled = Boolean(draft.problem);
    this.offer();
    this.told.textContent = draft.problem ? say("editor-wrong", { problem: draft.problem.message }) : say("editor-fine");
    this.told.classList.toggle("wrong", Boolean(draft.problem));
    this.on.changed();
  }

  offer() {
    this.touch.offer(Object.fromEntries(this.draft.places(this.palette.kinds).map((place) => [place, place])));
  }

  // ── What the reader does ──

  put(place) {
    const { hasFocus } = this.touch;
    const refused = this.draft.touch(place, this.palette.kinds);
    if (refused) notice(say("editor-wrong", { problem: refused.message }), { kind: "refused" });
    this.show();
    if (hasFocus) this.touch.buttons.get(place)?.focus({ preventScroll: true });
    announce([...this.explain.words(place), this.draft.problem?.message].filter(Boolean).join(". "));
  }

  set(name, text) {
    try {
      this.draft.setFact(name, text);
    } catch (error) {
      if (!(error instanceof BadPosition)) throw error;
      notice(say("editor-wrong", { problem: error.message }), { kind: "refused" });
      this.facts.show();
    }
    this.show();
  }

  clear() {
    this.draft.clear();
    this.show();
    this.facts.show();
  }

  /** Numbers choose a piece. */
  key(event) {
    const number = Number(event.key);
    if (event.key === "Escape") this.on.left();
    else if (event.key === "t") this.touch.focus();
    else if (number >= 1) this.palette.choose(number);
    else return false;
    return true;
  }
}
