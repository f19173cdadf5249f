/**
 * What the page says, in the reader's language. Messages are files of patterns: a text, or a list of texts, `{"value": name}`
 * `{"article": name}` and `{"choose": name, "from": {case: pattern}, "otherwise": pattern}`.
 */

import { readData } from "../net/data.js";

let messages = {};
let plural = new Intl.PluralRules("en");

export async function learn(language) {
  messages = await readData(`${language}/words.json`);
  plural = new Intl.PluralRules(language);
  document.documentElement.lang = language;
}

/** The messages of an area that only some pages speak of. */
export async function learnAlso(area) {
  const more = await readData(`${document.documentElement.lang}/${area}.json`);
  messages = { ...messages, ...more };
}

export function say(id, data = {}) {
  const pattern = messages[id];
  if (pattern === undefined) return id;
  return format(pattern, data);
}

export function known(id) {
  return id in messages;
}

/** A pattern with data in it. */
export function format(pattern, data) {
  if (typeof pattern === "string") return pattern;
  if (Array.isArray(pattern)) return pattern.map((part) => format(part, data)).join("");
  if ("value" in pattern) return String(data[pattern.value] ?? "");
  if ("article" in pattern) return withArticle(data[pattern.article]);
  const value = data[pattern.choose];
  const exact = pattern.from[String(value)];
  if (exact !== undefined) return format(exact, data);
  const category = typeof value === "number" ? pattern.from[plural.select(value)] : undefined;
  return format(category ?? pattern.otherwise, data);
}

/** A number with its article in Hungarian: before egy, öt, ötven, ezer it is `az`. */
function withArticle(number) {
  const digits = String(number);
  const beginsWithVowel = digits[0] === "5" || (digits[0] === "1" && digits.length % 3 === 1);
  return `${beginsWithVowel ? "az" : "a"} ${digits}`;
}
