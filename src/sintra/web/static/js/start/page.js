/** The first page: the game, the opponent, and play now; or other people, another screen, or just look. */

import { redraw } from "../kit/choice.js";
import { fill, h, icon } from "../kit/dom.js";
import { go } from "../kit/go.js";
import { levelWords } from "../kit/levels.js";
import { announce, notice } from "../kit/notices.js";
import { languagePicker, openPreferences } from "../kit/preferences.js";
import { setting } from "../kit/settings.js";
import { say } from "../kit/words.js";
import { keepGame } from "../kit/keeping.js";
import { getJson } from "../net/api.js";
import { canPlay, hasEngine } from "../net/authority.js";
import { readGames } from "../net/data.js";
import { createGame } from "../net/mixing.js";
import { hasServer, pageAddress } from "../net/where.js";
import { openAround } from "./around.js";
import { chosenClock, clockHere } from "./clocks.js";
import { Choices } from "./choices.js";
import { openFriends } from "./friends.js";
import { Gallery } from "./gallery.js";
import { Learning } from "./learning.js";
import { openLibrary } from "./library.js";
import { gameList } from "./lists.js";
import { GameCards, levelChoice, MoreChoices, playersChoice } from "./setup.js";

const AT_HAND = 3; // games of mine on the first page; the library has all
const PATIENCE = 1_000; // milliseconds after which somebody who waits wants to know what for

export function open(main, { languages }) {
  document.title = "Sintra";
  const page = new StartPage(main, languages);
  return () => page.close();
}

class StartPage {
  constructor(main, languages) {
    this.language = document.documentElement.lang;
    this.summary = h("span", { class: "play-summary" });
    this.playButton = h("button", { type: "button", class: "primary huge", disabled: true, onclick: () => this.play() }, icon("play"), h("span", {}, h("b", {}, say("play-now")), this.summary));
    this.games = h("div", { class: "setup-games" }); // the cards come when the games are known
    this.who = h("div", { class: "setup-who" });
    this.more = h("div", { class: "setup-more" });
    this.picture = h("img", { class: "hero-picture", alt: "", width: "900", height: "620" });
    this.caption = h("figcaption", {});
    this.learn = new Learning();
    this.mine = h("div", { class: "my-games" });
    this.gallery = new Gallery();
    const way = (sign, name, run, isPossible) =>
      h("button", { type: "button", class: "way", disabled: !isPossible, onclick: run }, icon(sign), h("span", {}, h("b", {}, say(name)), h("small", {}, say(isPossible ? `${name}-about` : "needs-server"))));
    main.append(
      h(
        "div",
        { class: "start-page" },
        h(
          "header",
          { class: "masthead" },
          h("a", { class: "wordmark", href: pageAddress() }, icon("sign"), h("span", {}, "Sintra")),
          h("div", { class: "tools" }, languagePicker(languages), h("button", { type: "button", class: "quiet", "aria-label": say("settings"), title: say("settings"), onclick: () => openPreferences() }, icon("gear"))),
        ),
        h(
          "section",
          { class: "hero" },
          h("div", { class: "hero-words" }, h("h1", {}, say("tagline")), h("p", { class: "lead" }, say("lead"))),
          h("div", { class: "setup" }, this.games, this.who, this.playButton, this.learn.element, this.more),
          this.mine,
          h("figure", { class: "hero-art" }, this.picture, this.caption),
        ),
        h(
          "nav",
          { class: "ways", "aria-label": say("other-ways") },
          way("people", "friends", () => openFriends(this), hasServer),
          way("screen", "around", () => openAround(this), canPlay),
          way("eye", "library", () => openLibrary(this), canPlay),
          way("lens", "analysis", () => go(pageAddress("analysis")), hasEngine),
          hasEngine && way("laurel", "puzzles", () => this.choices && go(pageAddress("puzzles", this.choices.game.game)), true),
        ),
        this.gallery.element,
        h("footer", { class: "imprint" }, h("p", {}, say("unofficial")), h("p", {}, say("open-source"))),
      ),
    );
    this.load();
  }

  close() {
    this.closed = true;
    this.gallery.close();
    for (const dialog of document.querySelectorAll("dialog")) dialog.close();
  }

  async load() {
    const catalogue = await readGames(this.language);
    if (this.closed) return;
    this.choices = new Choices(catalogue);
    this.moreChoices = new MoreChoices(this.choices, () => this.choices.players, (seat) => (seat ? say("player-number", { number: seat + 1 }) : say("first-me")), () => clockHere());
    this.cards = new GameCards(this.choices, "game");
    fill(this.games, this.cards.element);
    fill(this.more, this.moreChoices.element);
    this.choices.onChange(() => this.chosen());
    this.chosen();
    this.gallery.watch();
    this.playButton.disabled = !canPlay;
    if (!canPlay) return;
    const games = await getJson(`/api/games?show=mine&language=${this.language}`).catch((refusal) => {
      notice(refusal.message, { kind: "refused" });
      return [];
    });
    if (!games.length || this.closed) return;
    const { dueMissed } = await import("../review/kept.js");
    const toLearn = (await dueMissed(Date.now())).length > 0 && h("a", { class: "link", href: pageAddress("learn") }, say("learn"));
    const all = games.length > AT_HAND && h("button", { type: "button", class: "link", onclick: () => openLibrary(this) }, say("all-games"));
    fill(this.mine, h("h2", {}, say("your-games")), gameList(games.slice(0, AT_HAND)), all, toLearn);
  }

  chosen() {
    const { choices } = this;
    const { game, guide, players, level, seconds } = choices;
    this.cards.draw();
    redraw(this.who, playersChoice(choices), levelChoice(choices));
    this.moreChoices.draw();
    this.learn.draw(game, guide);
    this.summary.textContent = canPlay ? say("play-summary", { game: game.title, players, level: levelWords(level, seconds) }) : say("no-engine");
    if (this.picture.getAttribute("src") !== choices.picture()) this.picture.src = choices.picture();
    fill(this.caption, h("b", {}, game.title), h("span", {}, guide.sentence), h("em", {}, playersWords(game.players)), h("a", { href: pageAddress("rules", game.game) }, say("read-rules", { title: game.title })));
    keepGame(game.game, this.language);
  }

  play() {
    const { players, bot } = this.choices;
    const bots = Array.from({ length: players - 1 }, () => bot);
    this.create([{ kind: "me" }, ...bots], { clock: chosenClock("clockHere") });
  }

  /** A new game of the chosen kind with these seats; then to its table. */
  async create(seats, more = {}) {
    this.playButton.disabled = true;
    const waiting = setTimeout(() => this.sayThatItTakesLong(), PATIENCE);
    try {
      const { game } = this.choices;
      const options = { ...this.choices.options, first: this.choices.first(seats.length) };
      const wish = { game: game.game, options, seats, confirm: setting("confirm"), forced: true, ...more };
      const table = await createGame(wish, this.language);
      go(pageAddress("table", table.id, { key: table.key }));
    } catch (refusal) {
      notice(refusal.message, { kind: "refused" });
    }
    clearTimeout(waiting);
    this.chosen();
    this.playButton.disabled = false;
  }

  sayThatItTakesLong() {
    this.summary.textContent = say("play-preparing");
    announce(say("play-preparing"));
  }
}

function playersWords(players) {
  return players.length > 1 ? say("players-range", { least: players[0], most: players.at(-1) }) : say("players-exactly", { players: players[0] });
}
