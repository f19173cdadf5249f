/** How it looks on a desk and in a hand: screenshots that the tests' own browser took (`python -m tests.web.screenshots`). */

import { h } from "../kit/dom.js";
import { onSetting, setting } from "../kit/settings.js";
import { say } from "../kit/words.js";

const SHOTS = [
  { name: "desktop", width: "1200", height: "750" },
  { name: "phone", width: "360", height: "740" },
];
const dark = matchMedia("(prefers-color-scheme: dark)");

export class Gallery {
  constructor() {
    this.images = SHOTS.map(({ name, width, height }) => h("img", { class: `shot shot-${name}`, alt: say(`shot-${name}`), width, height, loading: "lazy" }));
    this.element = h("section", { class: "gallery" }, h("h2", {}, say("gallery")), h("div", { class: "shots" }, this.images));
    this.forget = onSetting((name) => name === "theme" && this.paint());
    this.paint();
  }

  close() {
    this.forget();
  }

  /** In the colours of the page. */
  paint() {
    const isDark = setting("theme") === "dark" || (setting("theme") === "system" && dark.matches);
    this.images.forEach((image, i) => (image.src = `/art/shots/${SHOTS[i].name}-${isDark ? "dark" : "light"}.webp`));
  }
}
