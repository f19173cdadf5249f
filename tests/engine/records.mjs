/** Reads each of these records and writes it again; one that is refused is answered with its line and what is wrong. */

import { Phrases } from "../../src/sintra/web/static/js/engine/phrases.js";
import { Rules } from "../../src/sintra/web/static/js/engine/rules.js";
import { readHeaders, readMoves, readOptions, RecordError } from "../../src/sintra/web/static/js/record/read.js";
import { recordText, resultText } from "../../src/sintra/web/static/js/record/write.js";
import { answer, load, question } from "./ask.mjs";

const engine = await load();
const rules = new Rules(engine);
const { description } = engine;
const { notation } = question;

function again(text) {
  const written = readHeaders(text);
  const { players, options } = readOptions(written, description);
  const { root, headers } = readMoves(written, rules.start(players, options), { rules, phrases: new Phrases(rules), description }, notation);
  const last = [root, ...root.mainline()].at(-1);
  return recordText({ game: description.name, agreed: { Options: written.headers.Options[0] }, result: resultText(last.position, rules), headers, root }, (move) => notation[move]);
}

answer(
  question.texts.map((text) => {
    try {
      return again(text);
    } catch (error) {
      if (error instanceof RecordError) return [error.line, error.phrase?.id ?? error.id];
      throw error;
    }
  }),
);
