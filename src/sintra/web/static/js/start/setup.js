/** What is chosen before a game: the game itself, how many play, how strong the bots are, and, folded away, everything else that its rulebook lets players choose. */

import { choice, groupName, redraw } from "../kit/choice.js";
import { h } from "../kit/dom.js";
import { ladder } from "../kit/ladder.js";
import { say } from "../kit/words.js";
import { THOUGHTS } from "./choices.js";
import { firstMade, isMade, madeBy, madeWords } from "./forms.js";

const OWN = "own"; // the value of an option that is put together

/** The games, each with its picture. */
export class GameCards {
  constructor(choices, group = groupName()) {
    this.choices = choices;
    this.boxes = choices.games.map(({ game }) => h("input", { type: "radio", name: group, value: game, onchange: () => choices.take("game", game) }));
    const picture = (game) => h("img", { src: choices.picture(game, {}, game.players[0]), alt: "", width: "300", height: "190", onerror: (event) => event.target.classList.add("missing") });
    const cards = choices.games.map((game, i) => h("label", { class: "card" }, this.boxes[i], h("span", { class: "card-picture" }, picture(game)), h("b", {}, game.title)));
    this.element = h("fieldset", { class: "choice cards" }, h("legend", { class: "heard" }, say("choose-game")), cards);
    this.draw();
  }

  draw() {
    for (const box of this.boxes) box.checked = box.value === this.choices.game.game;
  }
}

export function playersChoice(choices) {
  return choice(say("how-many"), choices.game.players, choices.players, String, (players) => choices.takePlayers(players));
}

export function levelChoice(choices) {
  const words = (seconds) => say("thought-seconds", { seconds });
  const thought = choices.seconds > 0 && choice(say("which-thought"), THOUGHTS, choices.seconds, words, (seconds) => choices.take("thought", seconds));
  return ladder(choices.levels, choices.level, (level) => choices.take("level", level), thought);
}

/** Options and who starts. `seats` says how many sit there, `name` what a seat is called; `after` makes what else there is to choose. */
export class MoreChoices {
  constructor(choices, seats, name, after = () => []) {
    Object.assign(this, { choices, seats, name, after });
    this.taken = h("small", {});
    this.body = h("div", { class: "more-body" });
    this.element = h("details", { class: "more-choices" }, h("summary", {}, h("span", {}, say("more-choices")), this.taken), this.body);
    this.draw();
  }

  draw() {
    const { choices } = this;
    this.taken.textContent = this.unusual().join(" · ");
    const options = choices.guide.options.map((option) => this.option(option));
    redraw(this.body, options, this.starter(), this.after());
  }

  option({ name, title, choices, form }) {
    const value = this.choices.option(name);
    const current = isMade(form, value) ? OWN : value;
    const values = [...choices.map((one) => one.value), ...(form ? [OWN] : [])];
    const about = (one) => (one === OWN ? form : choices.find((known) => known.value === one));
    const take = (one) => this.choices.takeOption(name, one === OWN ? firstMade(form) : one);
    const made = current === OWN && madeBy(form, value, (next) => this.choices.takeOption(name, next));
    return choice(title, values, current, (one) => about(one).title, take, [h("p", { class: "choice-about" }, about(current).sentence), made]);
  }

  starter() {
    const seats = this.seats();
    const values = ["random", ...Array.from({ length: seats }, (_, seat) => String(seat + 1))];
    const words = (value) => (value === "random" ? say("first-random") : this.name(Number(value) - 1));
    return choice(say("first"), values, this.choices.first(seats), words, (value) => this.choices.takeOption("first", value));
  }

  /** What is not as usual, in words. */
  unusual() {
    const { choices } = this;
    const options = choices.guide.options.flatMap(({ name, choices: known, form }) => {
      const value = choices.options[name];
      if (value === undefined || value === choices.game.options.find((option) => option.name === name).default) return [];
      return [known.find((one) => one.value === value)?.title ?? madeWords(form, value)];
    });
    const first = choices.first(this.seats());
    return first === "random" ? options : [...options, say("first-is", { name: this.name(Number(first) - 1) })];
  }
}
