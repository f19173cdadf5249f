/** The rules of a game in the reader's language, as elements. The text is our own, made into HTML by the server. */

import { h } from "../kit/dom.js";
import { getJson } from "../net/api.js";

export async function readRules(game) {
  const { html, title } = await getJson(`/api/rules/${game}?language=${document.documentElement.lang}`);
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
