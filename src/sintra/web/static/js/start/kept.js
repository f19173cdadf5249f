/** The games that this browser keeps, as one file: browsers may throw away what they keep, and another one has none of it. */

import { save } from "../kit/download.js";
import { h, icon } from "../kit/dom.js";
import { notice } from "../kit/notices.js";
import { say } from "../kit/words.js";
import { exported, imported } from "../local/games.js";
import { explained } from "../local/refused.js";
import { pageAddress } from "../net/where.js";

export function keptGames(changed) {
  const file = h("input", { type: "file", accept: ".json,application/json", onchange: () => run(async () => take(await file.files[0].text(), changed)) });
  return h(
    "section",
    { class: "import kept" },
    h("h3", {}, say("kept")),
    h("p", {}, say("kept-about")),
    h(
      "div",
      { class: "row" },
      h("button", { type: "button", onclick: () => run(give) }, icon("download"), h("span", {}, say("kept-save"))),
      h("label", { class: "button" }, icon("book"), h("span", {}, say("kept-take")), file),
      h("a", { class: "button", href: pageAddress("statistics") }, icon("log"), h("span", {}, say("statistics"))),
    ),
  );
}

async function give() {
  save(await exported(), `sintra-${new Date().toISOString().slice(0, 10)}.json`, "application/json");
}

async function take(text, changed) {
  notice(say("kept-taken", { games: await imported(text) }));
  changed();
}

function run(work) {
  return work().catch((error) => notice(explained(error).words, { kind: "refused" }));
}
