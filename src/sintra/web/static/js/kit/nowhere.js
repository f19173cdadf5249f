/** An address that leads nowhere, or no further: says so in words, and where to go instead. */

import { fill, h, icon } from "./dom.js";
import { pageAddress } from "../net/where.js";
import { say } from "./words.js";

/** Codes of the server, and of the page itself, that a link can end in; everything else may pass, and is worth another try. */
const ENDS = ["nowhere", "no-such-game", "key-needed", "wrong-key", "broken", "old-rules", "unknown-game"];

/** The code that a reader is told: a key that does not fit is another matter than none. */
export function ending(code, key = "") {
  return code === "key-needed" && key ? "wrong-key" : code;
}

/** Says it on the page. `words` is what the server said of it, for whatever is none of the ends above; without a code it has said nothing. */
export function showNowhere(main, code, words = "") {
  const isEnd = ENDS.includes(code);
  const title = isEnd ? say(`gone-${code}`) : say("gone-for-now");
  const about = isEnd ? say(`gone-${code}-about`) : code ? words : say("gone-for-now-about");
  document.title = `${title} – Sintra`;
  fill(
    main,
    h(
      "div",
      { class: "nowhere", role: "alert", "data-code": code ?? "" },
      h("a", { class: "nowhere-sign", href: pageAddress(), "aria-label": say("to-start"), title: say("to-start") }, icon("sign")),
      h("h1", {}, title),
      about && h("p", {}, about),
      h(
        "p",
        { class: "row" },
        !isEnd && h("button", { type: "button", class: "primary", onclick: () => location.reload() }, say("try-again")),
        h("a", { class: isEnd ? "button primary" : "button", href: pageAddress() }, say("to-start")),
      ),
    ),
  );
}
