/** A link to a record, to be downloaded: from the server, or from this browser, where there is no address for it. */

import { getText } from "../net/api.js";
import { isLocal } from "../net/authority.js";
import { h, icon } from "./dom.js";
import { notice } from "./notices.js";
import { say } from "./words.js";

export function recordLink(game) {
  const path = game.path("record");
  if (!isLocal(game.id)) return h("a", { class: "button", href: path, download: "" }, icon("download"), say("download"));
  const run = () =>
    getText(path).then(
      (text) => save(text, `${game.table.game}-${game.id}.txt`, "text/plain"),
      (refusal) => notice(refusal.message, { kind: "refused" }),
    );
  return h("button", { type: "button", onclick: run }, icon("download"), say("download"));
}

/** Lets the browser save a text as a file. */
export function save(text, name, type) {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  h("a", { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000); // it is read after the click
}
