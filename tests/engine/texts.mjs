/** Reads position texts: answers for each the position's bytes, or where it is wrong and why. */

import { BadPosition } from "../../src/sintra/web/static/js/engine/errors.js";
import { toHex } from "../../src/sintra/web/static/js/engine/hex.js";
import { Rules } from "../../src/sintra/web/static/js/engine/rules.js";
import { answer, load, question } from "./ask.mjs";

const rules = new Rules(await load());

function read([text, study]) {
  try {
    return [toHex(rules.read(text, { study }))];
  } catch (error) {
    if (!(error instanceof BadPosition)) throw error;
    return [error.field, error.problem];
  }
}

answer(question.texts.map(read));
