/**
 * What the page says, in the reader's language. Messages are files of patterns: a text, or a list of texts, `{"value": name}`
 * and `{"choose": name, "from": {case: pattern}, "otherwise": pattern}`.
 */

import { readData } from "../net/data.js";

let messages = {};
let plural = new Intl.PluralRules("en");

export async function learn(language) {
  messages = await readData(`${language}/words.json`);
  plural = new Intl.PluralRules(language);
  document.documentElement.lang = language;
}

export function say(id, data = {}) {
  const pattern = messages[id];
  if (pattern === undefined) return id;
  return format(pattern, data);
}

export function known(id) {
  return id in messages;
}

function format(pattern, data) {
  if (typeof pattern === "string") return pattern;
  if (Array.isArray(pattern)) return pattern.map((part) => format(part, data)).join("");
  if ("value" in pattern) return String(data[pattern.value] ?? "");
  const value = data[pattern.choose];
  const exact = pattern.from[String(value)];
  if (exact !== undefined) return format(exact, data);
  const category = typeof value === "number" ? pattern.from[plural.select(value)] : undefined;
  return format(category ?? pattern.otherwise, data);
}
