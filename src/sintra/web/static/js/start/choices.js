/** Which game, with which options, how many players, how strong a bot: what was chosen last, kept in this browser. */

import { usualLevel } from "../kit/levels.js";
import { set, setting } from "../kit/settings.js";
import { shownAs } from "../net/data.js";
import { fileAddress } from "../net/where.js";
import { isMade } from "./forms.js";

export const THOUGHTS = [1, 3, 10]; // seconds that the strongest may be given for a decision

export class Choices {
  constructor(catalogue) {
    this.catalogue = catalogue;
    this.guides = new Map(catalogue.guides.map((guide) => [guide.game, guide]));
    this.listeners = new Set();
  }

  /** Calls back after every choice, until the function that it returns is called. */
  onChange(listener) {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  get games() {
    return this.catalogue.games;
  }

  get game() {
    return this.games.find((game) => game.game === setting("game")) ?? this.games[0];
  }

  get guide() {
    return this.guides.get(this.game.game);
  }

  /** The options that were chosen, and can be chosen in this game. */
  get options() {
    const chosen = setting("options")[this.game.game] ?? {};
    const known = this.guide.options.filter(({ name, choices, form }) => choices.some(({ value }) => value === chosen[name]) || isMade(form, chosen[name]));
    return Object.fromEntries(known.map(({ name }) => [name, chosen[name]]));
  }

  /** The value of an option, chosen or not. */
  option(name) {
    return this.options[name] ?? this.game.options.find((option) => option.name === name).default;
  }

  /** Who starts at a table with so many seats: `random`, or a number from 1. */
  first(seats) {
    const chosen = (setting("options")[this.game.game] ?? {}).first;
    return Number(chosen) >= 1 && Number(chosen) <= seats ? chosen : "random";
  }

  get players() {
    const wanted = setting("players")[this.game.game];
    return this.game.players.includes(wanted) ? wanted : this.game.players[0];
  }

  get levels() {
    return this.guide.levels;
  }

  get level() {
    return usualLevel(this.levels);
  }

  /** How long the bot may think; 0 for one that takes its own time. */
  get seconds() {
    if (this.level !== this.levels.at(-1)) return 0;
    return THOUGHTS.includes(setting("thought")) ? setting("thought") : THOUGHTS[0];
  }

  /** The wish for a bot's seat. */
  get bot() {
    return { kind: "bot", level: this.level, seconds: this.seconds };
  }

  /** The address of a picture of a game as chosen; of one that somebody made up, a picture of the usual one. */
  picture(game = this.game, options = this.options, players = this.players) {
    const theme = setting("theme") === "system" ? "auto" : setting("theme");
    const usual = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
    const pictures = this.catalogue.pictures[game.game];
    return fileAddress(`data/${shownAs(pictures, players, { ...usual, ...options }) ?? shownAs(pictures, players, usual)}-${theme}.svg`);
  }

  take(name, value) {
    set(name, value);
    for (const listener of this.listeners) listener();
  }

  takePlayers(players) {
    this.take("players", { ...setting("players"), [this.game.game]: players });
  }

  takeOption(name, value) {
    const all = setting("options");
    this.take("options", { ...all, [this.game.game]: { ...all[this.game.game], [name]: value } });
  }
}
