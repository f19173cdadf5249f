/** What is said of options that there are not. */

import { RulesError } from "../../src/sintra/web/static/js/engine/errors.js";
import { Rules } from "../../src/sintra/web/static/js/engine/rules.js";
import { answer, load, question } from "./ask.mjs";

const rules = new Rules(await load());
try {
  rules.start(question.players, question.options);
  answer("");
} catch (error) {
  if (!(error instanceof RulesError)) throw error;
  answer(error.message);
}
