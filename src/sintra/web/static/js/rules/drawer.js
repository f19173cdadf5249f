/** The rules beside the table, opened at the rule that was asked for. */

import { openDialog } from "../kit/dialog.js";
import { say } from "../kit/words.js";
import { readRules, showRule } from "./read.js";

export async function openRules(game, rule) {
  const { title, article } = await readRules(game);
  openDialog(say("rules-of", { title }), article, { kind: "drawer" });
  if (rule) showRule(article, rule);
}
