/** The rules on a page of their own. */

import { h, icon } from "../kit/dom.js";
import { languagePicker } from "../kit/preferences.js";
import { showNowhere } from "../kit/nowhere.js";
import { say } from "../kit/words.js";
import { pageAddress } from "../net/where.js";
import { readRules, showRule } from "./read.js";

export function open(main, { id, languages }) {
  const page = h(
    "div",
    { class: "rules-page" },
    h("header", { class: "masthead" }, h("a", { class: "wordmark", href: pageAddress() }, icon("sign"), h("span", {}, "Sintra")), h("div", { class: "tools" }, languagePicker(languages))),
  );
  main.append(page);
  readRules(id).then(
    ({ title, article }) => {
      document.title = `${say("rules-of", { title })} – Sintra`;
      page.append(article);
      if (location.hash) showRule(article, location.hash.slice(1));
    },
    (refusal) => showNowhere(main, refusal.code, refusal.message),
  );
}
