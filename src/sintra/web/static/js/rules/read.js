/** The rules of a game in the reader's language, as elements. The text is our own, made into HTML beforehand. */

import { h } from "../kit/dom.js";
import { Refusal } from "../net/api.js";
import { readData, readGames } from "../net/data.js";

export async function readRules(game) {
  const { lang } = document.documentElement;
  const { html, title } = await readData(`${lang}/${game}/rules.json`).catch(async (problem) => {
    const { games } = await readGames(lang);
    throw games.some((known) => known.game === game) ? problem : new Refusal({ code: "unknown-game" }, 404);
  });
  const parsed = new DOMParser().parseFromString(html, "text/html");
  const article = h("article", { class: "rules" }, ...Array.from(parsed.body.childNodes, (node) => document.importNode(node, true)));
  return { title, article };
}

/** The paragraph that explains a rule, brought into view and marked. */
export function showRule(article, rule) {
  const found = [...article.querySelectorAll("[id]")].find((element) => element.id === rule || element.dataset.also?.split(" ").includes(rule));
  if (!found) return;
  for (const marked of article.querySelectorAll(".asked")) marked.classList.remove("asked");
  found.classList.add("asked");
  found.scrollIntoView({ block: "center" });
}
