/** Pieces and panels drawn outside the table: a tile in a line of words, a whole board on its own. */

import { drawing, s } from "../kit/dom.js";
import { transform } from "./pieces.js";
import { textLook } from "./stage.js";

/** One symbol, as large as a letter. */
export function symbol(scene, kind, look = "icon") {
  return s("svg", { class: look, viewBox: "-50 -50 100 100", "aria-hidden": "true" }, s("use", { href: `#${scene.game}-${kind}` }));
}

/** Words with symbols where they are named in brackets. */
export function drawnWords(scene, words) {
  return words.split(/\[([\w-]+)\]/).map((part, i) => (i % 2 ? symbol(scene, part, "log-tile") : part));
}

/** A panel with what lies on it in a state. */
export function drawnPanel(scene, panel, { pieces, texts = {} }, label = panel.title) {
  const lying = Object.entries(pieces).flatMap(([kind, places]) => places.filter((place) => place in panel.places).map((place) => piece(scene, kind, panel.places[place])));
  const written = Object.entries(texts).flatMap(([kind, at]) =>
    Object.entries(at).flatMap(([place, text]) => (place in panel.places ? [s("text", textLook(kind, panel.places[place]), text)] : [])),
  );
  const box = `0 0 ${panel.width} ${panel.height}`;
  return s("svg", { class: `drawn-panel drawn-${panel.role}`, viewBox: box, role: "img", "aria-label": label }, drawing(s("g"), panel.backdrop), ...lying, ...written);
}

function piece(scene, kind, place) {
  const element = s("use", { href: `#${scene.game}-${kind}` });
  element.style.transform = transform(place);
  return element;
}
