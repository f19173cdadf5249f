/** Games to watch, to join, to look at again; a record from elsewhere can be laid on the table. */

import { openDialog } from "../kit/dialog.js";
import { fill, h, icon } from "../kit/dom.js";
import { go } from "../kit/go.js";
import { notice } from "../kit/notices.js";
import { say } from "../kit/words.js";
import { getJson, send } from "../net/api.js";
import { pageAddress } from "../net/where.js";
import { gameList } from "./lists.js";

const SHELVES = ["mine", "open", "playing"];

export function openLibrary(page) {
  const shelves = SHELVES.map((show) => {
    const list = h("div", {}, h("p", { class: "nothing" }, "…"));
    getJson(`/api/games?show=${show}&language=${page.language}`).then((games) => fill(list, games.length ? gameList(games) : h("p", { class: "nothing" }, say(`shelf-${show}-empty`))));
    return h("section", {}, h("h3", {}, say(`shelf-${show}`)), list);
  });
  openDialog(say("library"), (close) => [h("div", { class: "shelves" }, shelves), recordForm(page, close)], { kind: "wide" });
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
