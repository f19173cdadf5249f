/** Where the last move was made. */

import { s } from "../kit/dom.js";

export class Marks {
  constructor(stage) {
    this.stage = stage;
    this.places = [];
    stage.onArranged(() => this.show(this.places));
  }

  show(places) {
    this.places = places;
    const marks = places
      .map((place) => this.stage.at(place))
      .filter(Boolean)
      .map(({ x, y, size, width }) => s("rect", { class: "mark", x: x - width / 2 - 1, y: y - size / 2 - 1, width: width + 2, height: size + 2, rx: Math.min(8, size / 5) }));
    this.stage.layers.marks.replaceChildren(...marks);
  }
}
