/** Which things lie under a point of the table, the one that is meant first: a small thing before a large one around it, the nearest of equals. */

const LARGER = 2.4; // an area that is so many times as large is what another lies on
const LETTER = 0.62; // of its height is a digit wide

/** The names of the places that hold the point, out of those that `isKnown`. */
export function thingsAt(stage, pieces, point, isKnown) {
  const found = [];
  for (const name of stage.places.keys()) {
    const at = isKnown(name) ? extent(stage, pieces, name) : null;
    if (at && holds(at, point)) found.push({ name, area: at.width * at.size, far: Math.hypot(at.x - point.x, at.y - point.y) });
  }
  return found.sort(meantFirst).map(({ name }) => name);
}

function meantFirst(one, other) {
  if (one.area > LARGER * other.area) return 1;
  if (other.area > LARGER * one.area) return -1;
  return one.far - other.far;
}

/** The room that a place takes on the table: of a text that is written there, the room of the text. */
export function extent(stage, pieces, name) {
  const at = stage.at(name);
  const text = at && pieces.written.get(name)?.element.textContent;
  if (!text) return at;
  const width = Math.max(at.size, text.length * LETTER * at.size);
  const shift = { start: 0.5, end: -0.5 }[stage.places.get(name).place.anchor] ?? 0;
  return { ...at, x: at.x + shift * width, width };
}

function holds({ x, y, size, width, angle = 0 }, point) {
  const turn = (-angle * Math.PI) / 180;
  const [dx, dy] = [point.x - x, point.y - y];
  const across = dx * Math.cos(turn) - dy * Math.sin(turn);
  const down = dx * Math.sin(turn) + dy * Math.cos(turn);
  return Math.abs(across) <= width / 2 && Math.abs(down) <= size / 2;
}
