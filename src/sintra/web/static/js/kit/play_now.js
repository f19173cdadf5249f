/** Where there is nothing to see yet: the way to a game. */

import { pageAddress } from "../net/where.js";
import { h } from "./dom.js";
import { say } from "./words.js";

export function playNow() {
  return h("a", { class: "button primary", href: pageAddress() }, say("play-now"));
}
