/** What can be done at a table beside playing: the menu, and what it opens. */

import { choose, openDialog } from "../kit/dialog.js";
import { h } from "../kit/dom.js";
import { go } from "../kit/go.js";
import { notice } from "../kit/notices.js";
import { openPreferences } from "../kit/preferences.js";
import { say } from "../kit/words.js";
import { isLocal } from "../net/authority.js";
import { pageAddress } from "../net/where.js";
import { openAccount } from "./account.js";
import { openFairness } from "./fairness.js";
import { helpKeys } from "./keys.js";
import { openPosition } from "./position.js";

export async function openMenu(page) {
  const { game } = page;
  const { state } = game;
  const answers = [
    { words: say("account"), value: () => openAccount(game, state.seats) },
    { words: say("choices"), value: () => openChoices(page) },
    { words: say("moves"), value: () => openLog(page) },
    { words: say("position"), value: () => openPosition(game) },
    !isLocal(game.id) && { words: say("share"), value: () => share(game) },
    { words: say("fair"), value: () => openFairness(game) },
    { words: say("replay"), value: () => page.replay() },
    state.phase === "over" && { words: say("review"), value: () => go(pageAddress("review", game.id, { key: game.key })) },
    { words: say("settings"), value: () => openPreferences() },
    { words: say("keys"), value: () => helpKeys() },
  ].filter(Boolean);
  if (state.can?.takeback && !state.can?.undo) answers.push({ words: say("takeback"), value: () => page.act({ type: "takeback", version: page.live.version }) });
  for (const seat of state.can?.stand_in ?? []) answers.push({ words: say("stand-in", { name: state.seats[seat].name }), value: () => page.act({ type: "stand-in", seat }) });
  if (state.can?.resign) {
    answers.push({ words: say("leave"), value: () => page.act({ type: "leave", seat: game.mine[0] }) });
    answers.push({ words: say("resign"), value: () => resign(page), kind: "danger" });
  }
  (await choose(say("more"), answers))?.();
}

/** The log, where it does not stand beside the table. */
export function openLog(page) {
  openDialog(say("moves"), (close) => h("div", { class: "moves-dialog" }, page.newMoves(close).element));
}

/** All that can be done now, in words: to read, or for those who would rather choose from a list. */
export async function openChoices(page) {
  const moves = page.touch.targets.all();
  if (!moves.length) {
    notice(say("no-choices"));
    return;
  }
  const decision = await choose(say("choices"), moves.map((value) => ({ value, words: page.stage.scene.moves[value][1] })));
  if (decision !== undefined) page.decide([decision]);
}

async function share(game) {
  const { invitation } = await import("./share.js");
  openDialog(say("share"), invitation(game.table), { kind: "wide" });
}

async function resign(page) {
  const { game } = page;
  const sure = await choose(say("resign-sure"), [
    { words: say("resign"), value: true, kind: "danger" },
    { words: say("keep-playing"), value: false },
  ]);
  if (sure) page.act({ type: "resign", seat: game.mine.includes(game.state.turn) ? game.state.turn : game.mine[0] });
}
