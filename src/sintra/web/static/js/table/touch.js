/** Targets made touchable: by mouse, thumb, keyboard and screen reader. Walks the tree of targets and calls back with decisions. */

import { s } from "../kit/dom.js";
import { usesKeys } from "../kit/hands.js";
import { Ghosts } from "./ghosts.js";
import { Glows } from "./glows.js";
import { sharedWords } from "./labels.js";
import { Press } from "./press.js";
import { Reach } from "./reach.js";
import { nearest } from "./steer.js";
import { Targets } from "./targets.js";
import { transform } from "./pieces.js";

const LIFT = 1.14;
const FEW = 12; // decisions whose outcome is asked for in advance

export class Touch {
  /** `ask` has: decide(decisions), preview(decision) → promise, words(decision), label(words, choices), walked(touch), letGo (words); `explain`: what things are. */
  constructor(stage, pieces, ask) {
    this.stage = stage;
    this.pieces = pieces;
    this.ask = ask;
    this.targets = new Targets({});
    this.ghosts = new Ghosts(stage, pieces);
    this.glows = new Glows(stage, pieces);
    this.reach = new Reach(stage);
    this.outcomes = new Map();
    this.buttons = new Map();
    this.press = new Press(stage.svg, { rest: (event) => this.rest(event), lift: () => this.lookAway() });
    stage.svg.addEventListener("keydown", (event) => this.key(event));
    stage.svg.addEventListener("click", (event) => event.target.closest(".target") || this.stray(event));
    stage.onArranged(() => this.draw());
  }

  /** New targets; an empty tree makes everything still. */
  offer(tree) {
    const hadFocus = this.hasFocus;
    this.targets = new Targets(tree);
    this.outcomes.clear();
    this.draw();
    if (hadFocus) this.focus();
  }

  get hasFocus() {
    return this.stage.layers.targets.contains(document.activeElement);
  }

  /** What was chosen so far, in words. */
  get hint() {
    return sharedWords(Object.keys(this.targets.node).flatMap((place) => this.targets.through(place)).map(this.ask.words));
  }

  focus() {
    (this.stage.layers.targets.querySelector('[tabindex="0"]') ?? this.stage.svg).focus({ preventScroll: true });
  }

  draw() {
    const layer = this.stage.layers.targets;
    this.ghosts.clear();
    this.glows.clear();
    this.lift();
    layer.replaceChildren();
    this.buttons.clear();
    const isFirst = this.targets.path.length === 0;
    const chosen = this.targets.path.at(-1);
    if (chosen !== undefined && this.stage.at(chosen)) this.addButton(chosen, "chosen");
    layer.append(this.reach.element);
    const places = this.targets.places.filter((place) => this.stage.at(place));
    this.reach.show(places.map((place) => [this.addButton(place, isFirst ? "source" : "onward"), this.alike(place)]));
    const first = layer.querySelector(".onward, .source");
    first?.setAttribute("tabindex", "0");
    this.stage.svg.classList.toggle("choosing", this.buttons.size > 0);
    this.foresee();
    this.reveal();
    this.ask.walked(this);
  }

  addButton(place, role) {
    const label = role === "chosen" ? sharedWords(this.targets.here.map(this.ask.words)) || this.ask.letGo : this.label(place);
    const shapes = this.alike(place).map((name) => this.glows.shape(name, role));
    const about = this.ask.explain.words(place).join(". ");
    const button = s("g", { class: `target ${role}`, role: "button", tabindex: "-1", "aria-label": label, "aria-description": about || null, "data-place": place }, ...shapes);
    button.addEventListener("click", () => this.touch(place));
    button.addEventListener("pointerenter", (event) => event.pointerType === "mouse" && this.look(place));
    button.addEventListener("pointerleave", (event) => event.pointerType === "mouse" && this.lookAway());
    button.addEventListener("focus", () => usesKeys() && this.lookWithKeys(place));
    button.addEventListener("blur", () => this.lookAway());
    this.stage.layers.targets.append(button);
    this.buttons.set(place, button);
    return button;
  }

  label(place) {
    const reached = this.targets.through(place);
    return this.ask.label(sharedWords(reached.map(this.ask.words)), reached.length);
  }

  /** All places that mean the same as this one: the same kind of piece in the same group, where it can be seen. */
  alike(place) {
    const group = this.stage.group(place);
    const kind = this.pieces.kindAt(place);
    if (!group || !kind) return [place];
    const same = this.pieces.lying[kind].filter((name) => this.stage.group(name) === group && this.stage.at(name) && !this.pieces.isCovered(name));
    return same.includes(place) ? same : [place, ...same];
  }

  touch(place) {
    if (this.targets.path.at(-1) === place) {
      if (this.targets.here.length) this.ask.decide(this.targets.here);
      else this.back();
      return;
    }
    const hadFocus = this.hasFocus;
    const decisions = this.targets.touch(place);
    if (decisions.length) {
      this.ask.decide(decisions);
      return;
    }
    this.draw();
    if (hadFocus) this.focus();
  }

  back() {
    const from = this.targets.path.at(-1);
    const hadFocus = this.hasFocus;
    this.targets.back();
    this.draw();
    if (hadFocus) this.buttons.get(from)?.focus({ preventScroll: true });
  }

  /** A touch beside all targets: another choice at a step before this one; a thing that says why not; the bare table lets go of what was chosen. */
  stray(event) {
    const things = this.ask.explain.under(event);
    const other = this.targets.backTo((place) => things.some((thing) => thing === place || this.stage.group(thing) === place || this.alike(place).includes(thing)));
    if (other !== undefined) this.touch(other);
    else if (things.length) this.ask.explain.refuse(things);
    else if (this.targets.path.length) this.back();
  }

  /** A finger rests: what can be touched shows what it would do, anything else says what it is. */
  rest(event) {
    const place = event.target.closest?.(".target")?.dataset.place;
    if (place === undefined) this.ask.explain.press(event);
    else this.look(place);
  }

  /** What was chosen so far is raised from the table. */
  lift() {
    for (const element of this.lifted ?? []) element.classList.remove("lifted");
    this.lifted = [];
    this.pieces.settle();
    for (const place of this.targets.path) {
      for (const name of this.alike(place)) {
        const at = this.stage.at(name);
        for (const element of this.pieces.elementsAt([name])) {
          element.classList.add("lifted");
          if (at) element.style.transform = transform({ ...at, size: at.size * LIFT });
          this.lifted.push(element);
        }
      }
    }
  }

  /** On a small screen what can be touched may be out of sight. */
  reveal() {
    const shown = [...this.stage.layers.targets.querySelectorAll(".onward, .source")];
    if (shown.length) this.stage.reveal(shown);
  }

  /** Ask in advance what the few decisions left would do, so that looking at one shows it at once and making it needs no waiting. */
  foresee() {
    if (!this.targets.path.length) return;
    const ends = this.targets.places.flatMap((place) => (this.targets.through(place).length === 1 ? this.targets.through(place) : []));
    for (const decision of ends.slice(0, FEW)) this.outcome(decision);
  }

  outcome(decision) {
    const outcomes = this.outcomes;
    if (!outcomes.has(decision)) {
      const asked = this.ask.preview(decision).then((found) => {
        if (found) outcomes.set(decision, found);
        else outcomes.delete(decision);
        return found;
      });
      outcomes.set(decision, asked);
    }
    return outcomes.get(decision);
  }

  /** The outcome if it is here already. */
  foreseen(decision) {
    const found = this.outcomes.get(decision);
    return found instanceof Promise ? undefined : found;
  }

  async look(place) {
    this.looking = place;
    this.buttons.get(place)?.classList.add("looked-at");
    this.glows.look(this.alike(place));
    const reached = this.targets.through(place);
    if (reached.length !== 1) return;
    const outcome = await this.outcome(reached[0]);
    if (outcome && this.looking === place) this.ghosts.show(outcome);
  }

  lookWithKeys(place) {
    this.look(place);
    this.ask.explain.tell([place]);
  }

  lookAway() {
    this.buttons.get(this.looking)?.classList.remove("looked-at");
    this.looking = undefined;
    this.glows.lookAway();
    this.ghosts.clear();
    this.ask.explain.leave();
  }

  key(event) {
    const place = event.target.closest?.(".target")?.dataset.place;
    if (event.key === "Escape" && this.targets.path.length) {
      this.back();
    } else if ((event.key === "Enter" || event.key === " ") && place !== undefined) {
      this.touch(place);
    } else if (event.key.startsWith("Arrow") && place !== undefined) {
      const others = [...this.buttons.keys()].filter((name) => name !== place).map((name) => [name, this.stage.at(name)]);
      const next = nearest(this.stage.at(place), others, event.key);
      if (next) this.step(place, next);
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  step(from, to) {
    this.buttons.get(from).setAttribute("tabindex", "-1");
    const button = this.buttons.get(to);
    button.setAttribute("tabindex", "0");
    button.focus({ preventScroll: true });
  }
}
