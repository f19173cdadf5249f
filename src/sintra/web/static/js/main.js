/** The way in: which page an address means. */

import { followLinks } from "./kit/go.js";
import { keepPage } from "./kit/keeping.js";
import { followTheme } from "./kit/look.js";
import { showNowhere } from "./kit/nowhere.js";
import { chosenLanguage, onSetting } from "./kit/settings.js";
import { learn } from "./kit/words.js";
import { pageAt } from "./net/where.js";

const LANGUAGES = ["en", "hu", "ro", "it"];
const PAGES = {
  start: () => import("./start/page.js"),
  table: () => import("./table/page.js"),
  replay: () => import("./replay/page.js"),
  rules: () => import("./rules/page.js"),
  analysis: () => import("./analysis/page.js"),
  statistics: () => import("./statistics/page.js"),
  review: () => import("./review/page.js"),
  learn: () => import("./learn/page.js"),
  puzzles: () => import("./puzzles/page.js"),
};
const WITHOUT_ID = ["start", "analysis", "statistics", "learn", "puzzles"]; // these mean something by themselves; the others tell of a game
const WITH_ID = Object.keys(PAGES).filter((name) => name !== "start" && name !== "statistics");

const main = document.getElementById("page");
let leave = () => {};
let visit = 0;

async function show() {
  const turn = ++visit;
  const { page: name, id, query } = pageAt(location.href) ?? {};
  leave();
  leave = () => {};
  if (!(id ? WITH_ID : WITHOUT_ID).includes(name)) {
    showNowhere(main, ["table", "replay", "analysis", "review"].includes(name) ? "no-such-game" : "nowhere");
    return;
  }
  const page = await PAGES[name]().catch(() => showNowhere(main)); // there is no network, or this version is no longer there
  if (turn !== visit || !page) return;
  main.replaceChildren();
  leave = page.open(main, { id, query, languages: LANGUAGES }) ?? leave;
}

async function speak() {
  await learn(chosenLanguage(LANGUAGES));
  await show();
}

followTheme();
followLinks();
addEventListener("popstate", show);
onSetting((name) => name === "language" && speak());
speak().then(keepPage).then(comeOver);

/** A link that makes this device somebody's. Its code is behind the #, which no server is sent. */
async function comeOver() {
  const code = new URLSearchParams(location.hash.slice(1)).get("device");
  if (code) (await import("./device/come.js")).comeOver(code);
}
