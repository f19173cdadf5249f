/**
 * The forms that a panel can take: as it is printed; with its margins cut off; or, where it has parts, these in rows, the heap last.
 * A form has a size, `left` (what is cut off there: only at the edges of the screen) and, in rows, a flow: for every place by how much it lies elsewhere than it is printed. A
 * place that is not in the flow is not shown.
 */

const GAP = 4; // between parts
const FEWEST = 2; // tiles of a heap side by side, at least, for it to stand beside the last row

/** The forms that a panel can take. `isWhole`: a heap and what lies around it stay together; `isPacked`: no part keeps its place when it is empty. */
export function formsOf(panel, lying, { isSmall, isWhole, isPacked }) {
  const printed = { width: panel.width, height: panel.height, left: 0, flow: null };
  if (panel.parts?.length) return isWhole && panel.parts.some(isHeap) ? [printed] : flows(panel, lying, isPacked);
  return isSmall && panel.trim ? [printed, { ...printed, width: panel.width - 2 * panel.trim, left: panel.trim, isCut: true }] : [printed];
}

/** Whether nothing lies on a panel that consists of parts. */
export function isBare(panel, lying) {
  return Boolean(panel.parts?.length) && !panel.parts.some((part) => isTaken(part, lying));
}

function isHeap(part) {
  return Boolean(part.step_x);
}

function isTaken(part, lying) {
  return part.places.some((place) => lying.has(place));
}

/** As many parts side by side as one likes; a row on which nothing lies is left out. */
function flows(panel, lying, isPacked) {
  const heap = panel.parts.find(isHeap);
  const parts = panel.parts.filter((part) => part !== heap && (!isPacked || isTaken(part, lying)));
  const widths = new Set(parts.map((_, i) => Math.max(...parts.map((part) => part.width), along(parts.slice(0, i + 1), "width"))));
  if (!parts.length) widths.add(panel.width);
  return [...widths].map((width) => flow(panel, inRows(parts, width, lying), heap, width, lying));
}

function inRows(parts, width, lying) {
  const rows = [];
  for (const part of parts) {
    const row = rows.at(-1);
    if (row && along([...row, part], "width") <= width + 0.5) row.push(part);
    else rows.push([part]);
  }
  return rows.filter((row) => row.some((part) => isTaken(part, lying)));
}

function flow(panel, rows, heap, width, lying) {
  const shifts = new Map();
  let y = 0;
  rows.forEach((row, i) => {
    const tucked = heap && i === rows.length - 1 && tuckedIn(row, heap, width, lying);
    const left = tucked ? 0 : (width - along(row, "width")) / 2;
    const high = Math.max(...row.map((part) => part.height));
    let x = left;
    for (const part of row) {
      for (const place of part.places) shifts.set(place, { x: x - part.x, y: y - part.y });
      x += part.width + GAP;
    }
    if (tucked) pile(panel, heap, tucked, x + (width - x - tucked.columns * heap.step_x) / 2, y + (high - tucked.rows * heap.step_y) / 2, lying, shifts);
    y += high + GAP;
  });
  if (heap && !heap.places.some((place) => shifts.has(place))) {
    const columns = Math.max(1, Math.floor(width / heap.step_x));
    const room = { columns, rows: Math.max(1, Math.ceil(taken(heap, lying).length / columns)) };
    pile(panel, heap, room, (width - Math.min(columns, taken(heap, lying).length || 1) * heap.step_x) / 2, y, lying, shifts);
    y += room.rows * heap.step_y + GAP;
  }
  return { width, height: Math.max(1, y - GAP), left: 0, flow: shifts };
}

/** The columns and rows that a heap has beside the last row of parts, if it fits there. */
function tuckedIn(row, heap, width, lying) {
  const columns = Math.floor((width - along(row, "width") - GAP) / heap.step_x);
  const rows = Math.floor(Math.max(...row.map((part) => part.height)) / heap.step_y);
  return columns >= FEWEST && taken(heap, lying).length <= columns * rows ? { columns, rows } : null;
}

function taken(heap, lying) {
  return heap.places.filter((place) => lying.has(place));
}

/** What lies there comes first; what may come finds the spaces after it. */
function pile(panel, heap, { columns, rows }, x, y, lying, shifts) {
  const here = taken(heap, lying);
  const free = heap.places.filter((place) => !lying.has(place));
  [...here, ...free].slice(0, columns * rows).forEach((place, i) => {
    const [row, column] = [Math.floor(i / columns), i % columns];
    const printed = panel.places[place];
    shifts.set(place, { x: x + (column + 0.5) * heap.step_x - printed.x, y: y + (row + 0.5) * heap.step_y - printed.y });
  });
}

function along(parts, side) {
  return parts.reduce((sum, part) => sum + part[side] + GAP, -GAP);
}
