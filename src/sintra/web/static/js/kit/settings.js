/** What this reader likes, kept in this browser. Everything else is the server's to know. */

const KEY = "sintra";
const DEFAULTS = {
  language: "",
  theme: "system",
  motion: "system",
  speed: 1.5,
  sound: false,
  notify: false,
  confirm: false,
  game: "",
  options: {},
  players: {},
  level: "",
  thought: 1,
  clock: "none",
  clockHere: "none", // of games at this screen
  home: "browser",
  lessons: {},
  coached: [],
};
const listeners = new Set();
let values = { ...DEFAULTS, ...stored() };

function stored() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

export function setting(name) {
  return values[name];
}

export function set(name, value) {
  values = { ...values, [name]: value };
  try {
    localStorage.setItem(KEY, JSON.stringify(values));
  } catch {
    // A browser that keeps nothing still plays.
  }
  for (const listener of listeners) listener(name, value);
}

export function onSetting(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Another tab changed something. */
addEventListener("storage", (event) => {
  if (event.key !== KEY) return;
  const before = values;
  values = { ...DEFAULTS, ...stored() };
  for (const name of Object.keys(DEFAULTS)) {
    if (before[name] !== values[name]) for (const listener of listeners) listener(name, values[name]);
  }
});

const lessMotion = matchMedia("(prefers-reduced-motion: reduce)");

/** How long something takes that would take `milliseconds` at the usual speed; 0 where motion is unwanted. */
export function paced(milliseconds) {
  const motion = values.motion === "system" ? !lessMotion.matches : values.motion === "full";
  return motion ? milliseconds / values.speed : 0;
}

/** How long something stays to be read: it shortens with speed, but reading needs time with or without motion. */
export function readable(milliseconds) {
  return milliseconds / values.speed;
}

export function chosenLanguage(languages) {
  if (languages.includes(values.language)) return values.language;
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2));
  return spoken.find((language) => languages.includes(language)) ?? languages[0];
}
