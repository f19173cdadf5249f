/** Why something is refused, and how that is said. */

import { known, say } from "../kit/words.js";

/** A code of docs/live.md, perhaps with the rule that forbids a move and what goes into the words, or with `words` of its own. */
export class Refused extends Error {
  constructor(code, { rule, ...data } = {}) {
    super(code);
    this.code = code;
    this.rule = rule; // a phrase
    this.data = data;
  }
}

/** An error as a message: what the table refuses in its words, what this browser cannot do in those of the page. */
export function explained(error, words, { id = "", version = 0 } = {}) {
  const { code = "failed", rule, data = {} } = error;
  if (code === "failed") console.warn(error);
  return { type: "error", id, code, words: said(code, rule, data, words), rule: rule?.id ?? "", data, version };
}

function said(code, rule, data, words) {
  if (data.words) return data.words;
  if (rule) return words.phrase(rule);
  if (known(`local-${code}`)) return say(`local-${code}`, data);
  return words ? words.say(`error-${code}`, data) : say("local-failed");
}
