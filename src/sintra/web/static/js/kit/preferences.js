/** The settings dialog. Every change takes effect at once. */

import { choice } from "./choice.js";
import { openDialog } from "./dialog.js";
import { h, icon } from "./dom.js";
import { mayNotify } from "./notify.js";
import { set, setting } from "./settings.js";
import { say } from "./words.js";
import { hasEngine, hasServer } from "../net/authority.js";

const SPEEDS = [0.7, 1.5, 40]; // leisurely, brisk, at once
export const LANGUAGE_NAMES = { en: "English", hu: "Magyar", ro: "Română", it: "Italiano" };

export function openPreferences() {
  const speak = (language) => {
    dialog.close();
    set("language", language);
  };
  const body = h(
    "div",
    { class: "preferences" },
    choice(say("language"), Object.keys(LANGUAGE_NAMES), document.documentElement.lang, (language) => LANGUAGE_NAMES[language], speak),
    picked("settings-theme", "theme", ["system", "light", "dark"], (value) => say(`theme-${value}`)),
    picked("settings-motion", "motion", ["system", "full", "reduced"], (value) => say(`motion-${value}`)),
    picked("settings-speed", "speed", SPEEDS, (value) => say(`speed-${SPEEDS.indexOf(value)}`), nearestSpeed()),
    hasServer && home(),
    switched("settings-confirm", "settings-confirm-about", "confirm"),
    switched("settings-sound", "settings-sound-about", "sound"),
    switched("settings-notify", "settings-notify-about", "notify", mayNotify),
    hasServer && h("button", { type: "button", onclick: openMine }, icon("people"), say("my-data")),
  );
  const dialog = openDialog(say("settings"), body);
  return dialog;
}

/** Other devices, and what the server knows of me: loaded when it is asked for. */
async function openMine() {
  (await import("../device/mine.js")).openMine();
}

/** Who keeps games against bots, where both can. */
function home() {
  return hasEngine ? picked("settings-home", "home", ["browser", "server"], (value) => say(`home-${value}`)) : h("p", { class: "choice-about" }, say("home-only-server"));
}

/** A few choices side by side, one of them taken. */
export function picked(label, name, values, words, current = setting(name)) {
  return choice(say(label), values, current, words, (value) => set(name, value));
}

function nearestSpeed() {
  return SPEEDS.reduce((best, speed) => (Math.abs(speed - setting("speed")) < Math.abs(best - setting("speed")) ? speed : best));
}

function switched(label, about, name, may = () => true) {
  const words = h("small", { role: "status" }, say(about));
  const take = async () => {
    const isRefused = box.checked && !(await may());
    if (isRefused) box.checked = false;
    words.textContent = say(isRefused ? `${label}-refused` : about);
    set(name, box.checked);
  };
  const box = h("input", { type: "checkbox", role: "switch", checked: setting(name), onchange: take });
  return h("label", { class: "switch" }, box, h("span", {}, h("b", {}, say(label)), words));
}

/** The language, at the head of every page. */
export function languagePicker(languages) {
  const options = languages.map((language) => h("option", { value: language, lang: language }, LANGUAGE_NAMES[language] ?? language));
  const select = h("select", { class: "language", "aria-label": say("language"), onchange: () => set("language", select.value) }, options);
  select.value = document.documentElement.lang;
  return select;
}

