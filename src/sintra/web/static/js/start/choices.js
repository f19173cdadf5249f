/** Which game, with which options, how many players, how strong a bot: each with a picture or a sentence. */

import { fill, h } from "../kit/dom.js";
import { levelAbout, levelWords } from "../kit/levels.js";
import { choice } from "../kit/preferences.js";
import { set, setting } from "../kit/settings.js";
import { say } from "../kit/words.js";

const THOUGHTS = [1, 3, 10]; // seconds that the strongest may be given for a decision

export class Choices {
  constructor(about, guides, changed) {
    this.about = about;
    this.guides = new Map(guides.map((guide) => [guide.game, guide]));
    this.changed = changed;
    this.cards = h("div", { class: "cards", role: "radiogroup", "aria-label": say("choose-game") });
    this.details = h("div", { class: "details" });
    this.element = h("div", {}, h("h2", {}, say("choose-game")), this.cards, this.details);
    this.draw();
  }

  get game() {
    return this.about.games.find((game) => game.game === setting("game")) ?? this.about.games[0];
  }

  get guide() {
    return this.guides.get(this.game.game);
  }

  get options() {
    const chosen = setting("options")[this.game.game] ?? {};
    const known = this.guide.options.filter(({ name, choices }) => choices.some(({ value }) => value === chosen[name]));
    return Object.fromEntries(known.map(({ name }) => [name, chosen[name]]));
  }

  get players() {
    const wanted = setting("players")[this.game.game];
    return this.game.players.includes(wanted) ? wanted : this.game.players[0];
  }

  get level() {
    const { levels } = this.game;
    return levels.includes(setting("level")) ? setting("level") : levels[Math.floor((levels.length - 1) / 2)];
  }

  /** How long the bot may think; 0 for one that takes its own time. */
  get seconds() {
    if (this.level !== this.game.levels.at(-1)) return 0;
    return THOUGHTS.includes(setting("thought")) ? setting("thought") : THOUGHTS[0];
  }

  /** The wish for a bot's seat. */
  get bot() {
    return { kind: "bot", level: this.level, seconds: this.seconds };
  }

  /** The address of a picture of a game as chosen. */
  picture(game = this.game, options = this.options, players = this.players) {
    const theme = setting("theme") === "system" ? "auto" : setting("theme");
    return `/api/pictures/${game.game}?${new URLSearchParams({ ...options, players, theme })}`;
  }

  draw() {
    fill(this.cards, this.about.games.map((game) => this.card(game)));
    this.drawDetails();
  }

  card(game) {
    const isChosen = game === this.game;
    const box = h("input", { type: "radio", name: "game", value: game.game, checked: isChosen, onchange: () => this.take("game", game.game) });
    return h(
      "label",
      { class: "card" },
      box,
      h("img", { src: this.picture(game, {}, game.players[0]), alt: "", loading: "lazy", width: "300", height: "190", onerror: (event) => event.target.classList.add("missing") }),
      h("span", { class: "card-words" }, h("b", {}, game.title), h("small", {}, this.guides.get(game.game).sentence), h("em", {}, playersWords(game.players))),
    );
  }

  drawDetails() {
    const { game, guide } = this;
    const options = guide.options.map(({ name, title, choices }) => {
      const current = this.options[name] ?? game.options.find((option) => option.name === name).default;
      const about = h("p", { class: "choice-about" }, choices.find(({ value }) => value === current)?.sentence ?? "");
      const words = (value) => choices.find((one) => one.value === value).title;
      return choice(title, choices.map(({ value }) => value), current, words, (value) => this.takeOption(name, value), about);
    });
    const seats =
      game.players.length > 1 && choice(say("how-many"), game.players, this.players, String, (players) => this.take("players", { ...setting("players"), [game.game]: players }), h("p", { class: "choice-about" }, say("how-many-about")));
    const thought = this.seconds > 0 && choice(say("which-thought"), THOUGHTS, this.seconds, (seconds) => say("thought-seconds", { seconds }), (seconds) => this.take("thought", seconds));
    const level = choice(say("which-level"), game.levels, this.level, levelWords, (value) => this.take("level", value), [h("p", { class: "choice-about" }, levelAbout(this.level)), thought]);
    fill(this.details, options, seats, level, h("p", { class: "choose-rules" }, h("a", { href: `/rules/${game.game}` }, say("read-rules", { title: game.title }))));
  }

  take(name, value) {
    const focused = document.activeElement?.closest("fieldset")?.querySelector("legend")?.textContent;
    set(name, value);
    this.drawDetails();
    this.refocus(focused);
    this.changed();
  }

  takeOption(name, value) {
    const all = setting("options");
    this.take("options", { ...all, [this.game.game]: { ...all[this.game.game], [name]: value } });
  }

  /** The details are drawn again; the keyboard stays where it was. */
  refocus(legend) {
    const fields = [...this.details.querySelectorAll("fieldset")];
    fields.find((field) => field.querySelector("legend").textContent === legend)?.querySelector("input:checked")?.focus();
  }
}

function playersWords(players) {
  return players.length > 1 ? say("players-range", { least: players[0], most: players.at(-1) }) : say("players-exactly", { players: players[0] });
}
