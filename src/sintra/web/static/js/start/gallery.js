/** How it looks on a desk and in a hand: screenshots that the tests' own browser took (`python -m tests.web.screenshots`). */

import { h } from "../kit/dom.js";
import { onSetting, setting } from "../kit/settings.js";
import { say } from "../kit/words.js";
import { fileAddress } from "../net/where.js";

const SHOTS = [
  { name: "desktop", width: "1200", height: "750" },
  { name: "phone", width: "360", height: "740" },
];
const NEAR = "120px"; // from the edge of the window: earlier they would only delay what is in it
const dark = matchMedia("(prefers-color-scheme: dark)");

export class Gallery {
  constructor() {
    this.images = SHOTS.map(({ name, width, height }) => h("img", { class: `shot shot-${name}`, alt: say(`shot-${name}`), width, height }));
    this.element = h("section", { class: "gallery" }, h("h2", {}, say("gallery")), h("div", { class: "shots" }, this.images));
    this.forget = onSetting((name) => name === "theme" && this.isNear && this.paint());
    this.watcher = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && this.paint(), { rootMargin: NEAR });
  }

  /** To be called when all that stands above it is there: it is not near before. */
  watch() {
    this.watcher.observe(this.element);
  }

  close() {
    this.forget();
    this.watcher.disconnect();
  }

  /** In the colours of the page. */
  paint() {
    this.isNear = true;
    const isDark = setting("theme") === "dark" || (setting("theme") === "system" && dark.matches);
    this.images.forEach((image, i) => (image.src = fileAddress(`art/shots/${SHOTS[i].name}-${isDark ? "dark" : "light"}.webp`)));
  }
}
