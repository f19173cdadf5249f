/** What is mine on this server: on which devices, and whether it is to be there at all. */

import { choose, openDialog } from "../kit/dialog.js";
import { fill, h } from "../kit/dom.js";
import { notice } from "../kit/notices.js";
import { passedOn } from "../kit/passing.js";
import { say } from "../kit/words.js";
import { send } from "../net/api.js";
import { pageAddress } from "../net/where.js";

export function openMine() {
  const link = h("div", { "aria-live": "polite" });
  const button = (words, run, kind = "") => h("button", { type: "button", class: kind, onclick: () => run().catch((refusal) => notice(refusal.message, { kind: "refused" })) }, say(words));
  const body = h(
    "div",
    { class: "preferences mine" },
    h("p", {}, say("my-data-about")),
    h("section", {}, h("h3", {}, say("device-other")), h("p", {}, say("device-other-about")), button("device-link", () => showLink(link)), link),
    h("section", {}, h("h3", {}, say("device-sign-out")), h("p", {}, say("device-sign-out-about")), button("device-sign-out", signOut)),
    h("section", {}, h("h3", {}, say("erase")), h("p", {}, say("erase-about")), button("erase", erase)),
  );
  openDialog(say("my-data"), body);
}

async function showLink(place) {
  const { code } = await send("POST", "/api/me/code", {});
  fill(place, passedOn(`${pageAddress()}#device=${code}`, say("device-link-about")));
}

async function signOut() {
  await send("POST", "/api/me/revoke", {});
  notice(say("device-signed-out"));
}

async function erase() {
  const answers = [
    { words: say("erase-yes"), value: "yes" },
    { words: say("keep"), value: "no", kind: "primary" },
  ];
  if ((await choose(say("erase-sure"), answers)) !== "yes") return;
  await send("DELETE", "/api/me", {});
  location.assign(pageAddress());
}
