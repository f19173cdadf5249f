/** A game that this browser keeps, sent to the server as a record: then there is a link to its replay, for everybody. */

import { openDialog } from "../kit/dialog.js";
import { h, icon } from "../kit/dom.js";
import { notice } from "../kit/notices.js";
import { say } from "../kit/words.js";
import { getText, sendToServer } from "../net/api.js";
import { isLocal } from "../net/authority.js";
import { pageAddress } from "../net/where.js";
import { passedOn } from "../kit/passing.js";

export function sendButton(game) {
  if (!isLocal(game.id)) return null;
  const run = () => send(game).catch((refusal) => notice(refusal.message, { kind: "refused" }));
  return h("button", { type: "button", onclick: run }, icon("share"), say("send"));
}

async function send(game) {
  const record = await getText(game.path("record"));
  const { id, key } = await sendToServer("/api/records", { record });
  openDialog(say("send"), () => passedOn(pageAddress("replay", id, { key }), say("send-about")));
}
