/** Games to watch, to join, to look at again; a record from elsewhere can be laid on the table. */

import { openDialog } from "../kit/dialog.js";
import { fill, h, icon } from "../kit/dom.js";
import { go } from "../kit/go.js";
import { notice } from "../kit/notices.js";
import { say } from "../kit/words.js";
import { getJson, send } from "../net/api.js";
import { hasEngine } from "../local/engines.js";
import { hasServer, pageAddress } from "../net/where.js";
import { keptGames } from "./kept.js";
import { gameList } from "./lists.js";

const SHELVES = hasServer ? ["mine", "open", "playing"] : ["mine"];

export function openLibrary(page) {
  const shelves = SHELVES.map((show) => new Shelf(page, show));
  openDialog(
    say("library"),
    (close) => [h("div", { class: "shelves" }, shelves.map(({ element }) => element)), (hasServer || hasEngine) && recordForm(page, close), hasEngine && keptGames(() => shelves[0].load())].filter(Boolean),
    { kind: "wide" },
  );
}

class Shelf {
  constructor(page, show) {
    Object.assign(this, { page, show });
    this.list = h("div", {}, h("p", { class: "nothing" }, "…"));
    this.element = h("section", {}, h("h3", {}, say(`shelf-${show}`)), this.list);
    this.load();
  }

  async load() {
    const games = await getJson(`/api/games?show=${this.show}&language=${this.page.language}`);
    fill(this.list, games.length ? gameList(games, () => this.load()) : h("p", { class: "nothing" }, say(`shelf-${this.show}-empty`)));
  }
}

function recordForm(page, close) {
  const file = h("input", {
    type: "file",
    accept: ".txt,text/plain",
    onchange: async () => {
      try {
        const table = await send("POST", `/api/records?language=${page.language}`, { record: await file.files[0].text() });
        close();
        go(pageAddress("replay", table.id, { key: table.key }));
      } catch (refusal) {
        notice(refusal.message, { kind: "refused" });
      }
    },
  });
  return h("section", { class: "import" }, h("h3", {}, say("import")), h("p", {}, say("import-about")), h("label", { class: "button" }, icon("book"), h("span", {}, say("import-file")), file));
}
