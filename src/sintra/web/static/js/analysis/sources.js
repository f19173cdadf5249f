/** Where a study comes from, and where it goes: a new game, a file, a text. */

import { redraw } from "../kit/choice.js";
import { openDialog } from "../kit/dialog.js";
import { h, icon } from "../kit/dom.js";
import { save } from "../kit/download.js";
import { notice } from "../kit/notices.js";
import { setting } from "../kit/settings.js";
import { say } from "../kit/words.js";
import { wordsOf } from "../local/words.js";
import { getText } from "../net/api.js";
import { readGames } from "../net/data.js";
import { RecordError } from "../record/read.js";
import { Choices } from "../start/choices.js";
import { GameCards, MoreChoices, playersChoice } from "../start/setup.js";
import { Game } from "../table/game.js";
import { readFragment } from "./address.js";
import { Study } from "./study.js";

/** What an address means: the record of a game, at a ply; a study behind the #; or nothing yet, so a new game. Gives [study, the moment]. */
export async function studyAt(id, query, language) {
  if (id) {
    const game = new Game(id, query.get("key") ?? "", language);
    const study = await readStudy(await getText(game.path("record")), language);
    const moments = study && [study.root, ...study.root.mainline()];
    if (study) return [study, moments[Math.min(Math.max(0, Math.trunc(Number(query.get("ply"))) || 0), moments.length - 1)]];
  }
  const given = await readFragment(location.hash).catch(() => void notice(say("analysis-bad-link"), { kind: "refused" }));
  const study = given && (await readStudy(given.text, language));
  return study ? [study, [...study.root.walk()][given.at]] : [await usual(language)];
}

/** A new game of the kind that was played last. */
async function usual(language) {
  const { games } = await readGames(language);
  const { game, players } = games.find((one) => one.game === setting("game")) ?? games[0];
  return Study.begin(game, players[0], {}, language);
}

const LAID = /^\s*\w+\s+\w+=/; // a position text, and no record

/** The study that a text holds: a record, or a position; says in words what is wrong with it, and gives nothing then. */
export async function readStudy(text, language) {
  try {
    return await (LAID.test(text) ? Study.lay(text, language) : Study.read(text, language));
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    notice(await problem(error, language), { kind: "refused" });
    return null;
  }
}

async function problem({ line, id, data, phrase }, language) {
  const { games } = await readGames(language);
  const words = await wordsOf(games[0].game, language);
  return say("analysis-bad-line", { line, problem: phrase ? words.phrase(phrase) : words.say(id, data) });
}

/** Another study: `take` is called with it. */
export async function openNew(language, take) {
  const choices = new Choices(await readGames(language));
  const cards = new GameCards(choices);
  const players = h("div", {});
  const more = new MoreChoices(choices, () => choices.players, (seat) => say("player-number", { number: seat + 1 }));
  const draw = () => (cards.draw(), redraw(players, playersChoice(choices)), more.draw());
  const forget = choices.onChange(draw);
  draw();
  const dialog = openDialog(say("analysis-new"), (close) => {
    const taken = (study) => study && (close(), take(study));
    const begin = async () => {
      const { game, players: count, options } = choices;
      const study = await Study.begin(game.game, count, { ...options, first: choices.first(count) }, language).catch(() => notice(say("analysis-no-setup"), { kind: "refused" }));
      if (study?.root) taken(study);
    };
    const text = h("textarea", { rows: "4", id: "analysis-text", class: "analysis-text", spellcheck: "false" });
    const file = h("input", { type: "file", accept: ".txt,text/plain", onchange: async () => taken(await readStudy(await file.files[0].text(), language)) });
    return [
      h("div", { class: "stack" }, cards.element, players, more.element, h("button", { type: "button", class: "primary big", onclick: begin }, say("analysis-begin"))),
      h(
        "section",
        { class: "import stack" },
        h("h3", {}, say("analysis-open")),
        h("label", { class: "button" }, icon("book"), h("span", {}, say("import-file")), file),
        h("label", { for: "analysis-text" }, say("analysis-text")),
        text,
        h("button", { type: "button", onclick: async () => taken(await readStudy(text.value, language)) }, say("analysis-read")),
      ),
    ];
  }, { kind: "wide" });
  dialog.closed.then(forget);
}

/** The position that is shown, to be changed: what is wrong with it is said while one writes. */
export function openLaying({ rules, game }, { position }, language, take) {
  const check = () => {
    try {
      rules.read(text.value.trim());
      wrong.textContent = "";
    } catch (error) {
      wrong.textContent = error.message;
    }
    lay.disabled = Boolean(wrong.textContent);
  };
  const text = h("textarea", { rows: "9", id: "analysis-laying", class: "analysis-text", spellcheck: "false", oninput: check }, rules.text(position));
  const wrong = h("p", { class: "analysis-wrong", role: "status" });
  const lay = h("button", { type: "button", class: "primary" }, say("analysis-lay"));
  openDialog(
    say("analysis-change"),
    (close) => {
      lay.addEventListener("click", async () => {
        const study = await readStudy(text.value, language);
        if (study) close(), take(study);
      });
      return h("div", { class: "stack" }, h("label", { for: "analysis-laying" }, say("analysis-change-about")), text, wrong, lay);
    },
    { kind: "wide" },
  );
}

/** The study as a file. */
export function saveStudy(study) {
  save(study.text, `${study.game}-analysis.txt`, "text/plain");
}
