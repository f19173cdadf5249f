/** Stands beside a puzzle: asks, judges from what is stored, tells why, remembers, and goes on to the next. */

import { openDialog } from "../kit/dialog.js";
import { go } from "../kit/go.js";
import { notice } from "../kit/notices.js";
import { known, say } from "../kit/words.js";
import { sound } from "../kit/sound.js";
import { styled } from "../kit/style.js";
import { Card } from "../lesson/card.js";
import { createFrom } from "../local/games.js";
import { wordsOf } from "../local/words.js";
import { pageAddress } from "../net/where.js";
import { remember } from "./kept.js";
import { MISSED, OPEN } from "./match.js";
import { nextAfter } from "./modes.js";
import { readTraining } from "./puzzles.js";
import { answered, NEW_SOLVER } from "./training.js";
import { valueTable } from "./values.js";

const MOST_FACTS = 3; // that speak for the best move

export class Trainer {
  constructor(page) {
    this.page = page;
    this.table = page.live.table;
    this.table.judged = (verdict) => this.judge(verdict);
    this.mode = new URL(location.href).searchParams.get("from") || "train";
    this.endsItself = true; // what comes after the last answer is told on the card
    this.card = new Card(page, say("puzzle"), { kind: "lesson" });
    this.card.element.classList.add("puzzle-card");
    styled("css/puzzles.css");
    page.title.textContent = say("puzzle");
    wordsOf(this.table.puzzle.game, document.documentElement.lang).then((words) => {
      this.words = words;
      if (this.match.outcome !== OPEN) this.tell();
    });
  }

  close() {
    this.card.close();
  }

  get match() {
    return this.table.match;
  }

  /** Everything lies where it belongs: what is asked, or what the answer was worth. */
  see() {
    const { match } = this;
    if (match.outcome !== OPEN) {
      this.tell();
      return;
    }
    const { steps } = match.puzzle;
    this.card.speak(say(match.at ? "puzzle-go-on" : "puzzle-ask"), { show: [] });
    this.offer(OPEN, () => [this.home(), this.giveUp()]);
    if (steps.length > 1) this.card.count(match.at, steps.length);
  }

  walked() {}

  whyNot() {
    return "";
  }

  correct() {
    this.tell();
  }

  /** An answer was judged; the first that is wrong, or the last that is right, is remembered. */
  judge({ isRight, took }) {
    this.card.element.dataset.judged = took.toFixed(2);
    if (isRight) sound("lay");
    if (this.match.outcome !== OPEN && !this.isRemembered) this.keep(this.match.outcome !== MISSED);
  }

  async keep(isSolved) {
    this.isRemembered = true;
    const { game, name } = this.table.puzzle;
    try {
      const { solver, tries } = await readTraining(game);
      const after = answered(this.table.puzzle, { solver, attempt: tries.get(name) }, isSolved, Date.now());
      await remember({ game, ...after.solver }, { game, name, ...after.attempt });
      this.after = { before: solver, ...after };
      this.tell();
    } catch (error) {
      notice(say(error.code ?? "store-failed"), { kind: "refused" });
    }
  }

  /** What the answer was worth, the best move, and why: what was counted. */
  tell() {
    const { match } = this;
    const { best } = match.step;
    const words = (move) => this.page.stage.scene.moves[move][1];
    const lost = match.valueOf(best[0]) - match.valueOf(match.choice);
    const verdict = match.outcome === MISSED ? say("puzzle-loses", { points: Math.round(lost / 10), move: words(best[0]) }) : say("puzzle-right", { points: Math.round(this.lead() / 10) });
    const show = match.outcome === MISSED ? this.touched(best[0]).map((place) => [place]) : [];
    this.card.speak([verdict, ...this.facts(), ...this.why(), this.rated()].filter(Boolean).join(" "), { show });
    this.offer(match.outcome, () => [this.all(), this.analyse(), this.playOn(), match.outcome === MISSED ? this.again() : this.home(), { words: say("puzzle-next"), run: () => this.next(), kind: "primary" }]);
    this.card.element.dataset.outcome = match.outcome;
    if (match.puzzle.steps.length > 1) this.card.count(match.outcome === MISSED ? match.at : match.puzzle.steps.length, match.puzzle.steps.length);
  }

  /** Buttons stay as long as they mean the same: one that is made anew while it is pressed would never be clicked. */
  offer(outcome, buttons) {
    if (this.offered === outcome) return;
    this.offered = outcome;
    this.card.offer(buttons());
  }

  /** By how much the best move leads. */
  lead() {
    const [first, ...others] = this.match.values;
    return first.value - (others.find(({ isBest }) => !isBest)?.value ?? 0);
  }

  /** What speaks for the best move against the answer; against the next best, if the answer was right. Counted by the game, as for reviews. */
  facts() {
    const { match, words } = this;
    const other = match.outcome === MISSED ? match.choice : match.values.find(({ isBest }) => !isBest).move;
    if (!words) return [];
    const found = this.table.engine.phrases.compare(match.asked, other, match.step.best[0]).slice(0, MOST_FACTS);
    return found.length ? [say("puzzle-facts", { facts: found.map((phrase) => words.phrase(phrase)).join("; ") })] : [];
  }

  /** What the puzzle is about. */
  why() {
    return this.match.puzzle.themes.map((theme) => `puzzle-why-${theme}`).filter(known).map((id) => say(id));
  }

  /** The solver's new rating, if this answer counted. */
  rated() {
    if (!this.after) return "";
    const { solver, attempt, before } = this.after;
    const change = Math.round(solver.rating) - Math.round(before?.rating ?? NEW_SOLVER.rating);
    const again = attempt.due && say("puzzle-again-soon");
    return [say("puzzle-rating-now", { rating: Math.round(solver.rating), change: change < 0 ? `−${-change}` : `+${change}` }), again].filter(Boolean).join(" ");
  }

  /** The places at which a move is made, before the answer. */
  touched(move) {
    const { engine, match } = this.table;
    const [path] = engine.rules.targets(match.asked, [move]);
    return path.map((place) => engine.description.places[place]);
  }

  all() {
    const open = () => openDialog(say("puzzle-values"), valueTable(this.match, this.page.stage.scene.moves), { kind: "wide" });
    return { words: say("puzzle-values"), run: open, kind: "quiet", sign: "log" };
  }

  /** The board where all can be tried, with the engine beside it. */
  analyse() {
    const { puzzle, id } = this.table;
    return { words: say("analyse"), run: () => go(pageAddress("analysis", id, { ply: puzzle.moves.length })), kind: "quiet", sign: "lens" };
  }

  home() {
    return { words: say("puzzles"), run: () => go(pageAddress("puzzles", this.table.puzzle.game)), kind: "quiet", sign: "laurel" };
  }

  giveUp() {
    const reveal = () => {
      const { match } = this;
      match.answer(match.values.at(-1).move);
      match.choice = match.values.find(({ isBest }) => !isBest).move;
      this.judge({ isRight: false, took: 0 });
      this.page.live.tellAgain();
    };
    return { words: say("puzzle-show"), run: reveal, kind: "quiet", sign: "eye" };
  }

  again() {
    const restart = () => {
      this.table.restart();
      delete this.card.element.dataset.outcome;
      this.page.live.tellAgain();
    };
    return { words: say("puzzle-try-again"), run: restart, kind: "quiet", sign: "again" };
  }

  /** A game of one's own from here, against bots. */
  playOn() {
    const run = async () => {
      const { agreement, match } = this.table;
      try {
        go(pageAddress("table", await createFrom(agreement, [...agreement.start, ...match.moves])));
      } catch (error) {
        notice(say(error.code ?? "no-network"), { kind: "refused" });
      }
    };
    return { words: say("puzzle-play-on"), run, kind: "quiet", sign: "play" };
  }

  async next() {
    const { game, name } = this.table.puzzle;
    const found = nextAfter(this.mode, await readTraining(game), name, Date.now());
    go(found ? pageAddress("table", found.id(game), { from: this.mode }) : pageAddress("puzzles", game));
  }
}

