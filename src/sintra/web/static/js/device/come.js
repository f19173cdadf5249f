/** This device becomes somebody's, by the link that another one of theirs made. */

import { choose } from "../kit/dialog.js";
import { notice } from "../kit/notices.js";
import { say } from "../kit/words.js";
import { getJson, send } from "../net/api.js";
import { isLocal } from "../net/authority.js";
import { pageAddress } from "../net/where.js";

export async function comeOver(code) {
  history.replaceState(null, "", pageAddress()); // the code counts once; it is not to stay in the address
  try {
    const mine = (await getJson("/api/games?show=mine")).filter(({ id }) => !isLocal(id));
    const answers = [
      { words: say("device-come-yes"), value: "yes", kind: "primary" },
      { words: say("keep"), value: "no" },
    ];
    if ((await choose(say(mine.length ? "device-come-lose" : "device-come", { games: mine.length }), answers)) !== "yes") return;
    await send("POST", "/api/me/device", { code });
    location.assign(pageAddress());
  } catch (refusal) {
    notice(refusal.message, { kind: "refused" });
  }
}
