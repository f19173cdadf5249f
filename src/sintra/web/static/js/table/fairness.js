/** Fair draws: what the server bound itself to, what the players added, whether it was kept, and how every draw can be checked. */

import { openDialog } from "../kit/dialog.js";
import { h } from "../kit/dom.js";
import { say } from "../kit/words.js";
import { isLocal } from "../net/authority.js";
import { noted } from "../net/mixing.js";

/** What does not hold, as the name of a message; nothing if all holds that can be seen from here. */
export async function broken(game) {
  const { table, state } = game;
  const mine = ours(game);
  if (mine && mine.commitment !== table.commitment) return "fair-other-commitment";
  if (mine && state.phase !== "waiting" && !table.random?.includes(mine.random)) return "fair-other-random";
  if (state.secret && crypto.subtle && (await sha256(state.secret)) !== table.commitment) return "fair-other-secret";
  return "";
}

export async function openFairness(game) {
  if (isLocal(game.id)) openOwn(game);
  else await openServers(game);
}

/** This browser made the secret itself: whether it has kept to it is for the record to show. */
function openOwn({ id, table }) {
  const code = (text) => h("code", { class: "noted" }, text);
  openDialog(
    say("fair"),
    [h("p", {}, say("fair-own")), h("dl", {}, h("dt", {}, say("fair-commitment")), h("dd", {}, code(table.commitment))), h("p", {}, say("fair-check")), code(`sintra verify ${table.game}-${id}.txt`)],
    { kind: "wide fairness" },
  );
}

async function openServers(game) {
  const { id, table, state, names } = game;
  const mine = ours(game);
  const fault = await broken(game);
  const verdict = fault || (mine ? (state.secret ? "fair-kept" : "fair-so-far") : "fair-not-noted");
  const code = (text) => h("code", { class: "noted" }, text);
  const added = (table.random ?? []).flatMap((random, seat) => (random ? [h("dt", {}, say("fair-added", { name: names[seat] })), h("dd", {}, code(random))] : []));
  openDialog(
    say("fair"),
    [
      h("p", {}, say("fair-about")),
      h("dl", {}, h("dt", {}, say("fair-commitment")), h("dd", {}, code(table.commitment)), added),
      added.length ? null : h("p", {}, say("fair-nobody")),
      h("p", { class: `verdict ${fault ? "broken" : ""}` }, say(verdict)),
      h("p", {}, say("fair-check")),
      code(["sintra verify", `${table.game}-${id}.txt`, `--commitment ${mine?.commitment ?? table.commitment}`, mine && `--random ${mine.random}`].filter(Boolean).join(" ")),
    ].filter(Boolean),
    { kind: "wide fairness" },
  );
}

/** What was noted here, if this reader sits at the table. */
function ours({ id, mine }) {
  return mine.length ? noted(id) : undefined;
}

async function sha256(hex) {
  const bytes = Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  return Array.from(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
