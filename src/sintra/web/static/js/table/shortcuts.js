/** The keys of the table. */

import { announce } from "../kit/notices.js";
import { openAccount } from "./account.js";
import { helpKeys } from "./keys.js";
import { openChoices } from "./menu.js";
import { openPosition } from "./position.js";

/** Listens until the function that is returned is called. */
export function listenToKeys(page) {
  const { game } = page;
  const runs = {
    u: () => page.undo(),
    c: () => game.state?.can?.confirm && page.confirm(),
    e: () => page.explain.lens.take(document.activeElement.dataset?.place),
    h: () => page.hint?.button.hidden === false && page.hint.button.click(),
    l: () => openChoices(page),
    m: () => page.phrases.button.hidden || page.phrases.open(),
    p: () => openPosition(game),
    r: () => page.rules(),
    s: () => openAccount(game, game.state.seats),
    t: () => page.touch.focus(),
    w: () => announce(page.status.textContent),
    "?": () => helpKeys(),
  };
  const pressed = (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]") || /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName)) return;
    page.show?.hurry();
    const run = runs[event.key.toLowerCase()];
    if (!run || !page.touch) return;
    event.preventDefault();
    run();
  };
  document.addEventListener("keydown", pressed);
  return () => document.removeEventListener("keydown", pressed);
}
