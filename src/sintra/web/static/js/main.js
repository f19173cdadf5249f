/** The way in: which page an address means. */

import { followLinks } from "./kit/go.js";
import { followTheme } from "./kit/look.js";
import { showNowhere } from "./kit/nowhere.js";
import { chosenLanguage, onSetting } from "./kit/settings.js";
import { learn } from "./kit/words.js";

const LANGUAGES = ["en", "hu", "ro", "it"];
const PAGES = [
  [/^\/table\/([\w-]{1,32})\/?$/, () => import("./table/page.js")],
  [/^\/replay\/([\w-]{1,32})\/?$/, () => import("./replay/page.js")],
  [/^\/rules\/([\w-]{1,32})\/?$/, () => import("./rules/page.js")],
  [/^\/$/, () => import("./start/page.js")],
];

const main = document.getElementById("page");
let leave = () => {};
let visit = 0;

async function show() {
  const turn = ++visit;
  const [pattern, load] = PAGES.find(([pattern]) => pattern.test(location.pathname)) ?? [];
  leave();
  leave = () => {};
  if (!load) {
    showNowhere(main, /^\/(table|replay)\//.test(location.pathname) ? "no-such-game" : "nowhere");
    return;
  }
  const page = await load();
  if (turn !== visit) return;
  main.replaceChildren();
  leave = page.open(main, { id: location.pathname.match(pattern)[1], query: new URLSearchParams(location.search), languages: LANGUAGES }) ?? leave;
}

async function speak() {
  await learn(chosenLanguage(LANGUAGES));
  await show();
}

followTheme();
followLinks();
addEventListener("popstate", show);
onSetting((name) => name === "language" && speak());
speak();
