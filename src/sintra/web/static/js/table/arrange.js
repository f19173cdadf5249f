/**
 * Where the panels go on the room there is. Panels come with sizes in one common unit; the arrangement that shows the offer and the board in
 * front largest wins. Other boards may be smaller; where room is scarce they and the asides are left out, and are one tap away.
 */

const GAP = 14;
const NARROW = 0.95; // width to height below which boards are shown one at a time
const ROOMY = 600; // pixels from which a tall screen shows everything, as a wide one does
const LARGEST = 1.3; // how much a narrow panel grows beside wide ones
const SHRUNK = [1, 0.86, 0.74, 0.62, 0.5];
const CARE = 0.45; // how much the size of the others' boards counts beside one's own

const READABLE = 0.56; // pixels a unit: a stack of panels that would become smaller than that to be seen whole is scrolled instead

/** Returns { width, height, scale, placed: Map(panel name → { x, y, k }) } in units; a panel that is left out is not in `placed`. */
export function arrange(panels, front, room) {
  const offers = panels.filter((panel) => panel.role === "offer");
  const boards = panels.filter((panel) => panel.role === "board");
  const asides = panels.filter((panel) => panel.role === "aside");
  const at = Math.max(0, boards.findIndex((panel) => (panel.seat ?? 0) === front));
  const own = boards.slice(at, at + 1);
  const others = [...boards.slice(at + 1), ...boards.slice(0, at)];
  const isTall = room.width < NARROW * room.height;
  const isPhone = isTall && room.width < ROOMY;
  const shapes = isPhone ? phone(offers, own) : isTall ? tall(offers, own, others, asides) : wide(offers, own, others, asides);
  let best = null;
  for (const { block, others: k } of shapes) {
    const scale = isPhone ? fitted(block, room) : Math.min(room.width / block.width, room.height / block.height);
    const worth = scale * (1 + CARE * k);
    if (!best || worth > best.worth) best = { block, scale, worth };
  }
  const placed = new Map();
  settle(best.block, 0, 0, placed);
  return { width: best.block.width, height: best.block.height, scale: best.scale, placed };
}

/** All of it at once, unless that makes it too small to be touched. */
function fitted(block, room) {
  const full = room.width / block.width;
  const whole = room.height / block.height;
  return whole < READABLE ? full : Math.min(full, whole);
}

function phone(offers, own) {
  const first = [...offers, ...own];
  const widest = Math.max(...first.map((panel) => panel.width));
  return [{ block: below(first.map((panel) => leaf(panel, Math.min(LARGEST, widest / panel.width)))), others: 0 }];
}

/** The offer above, the boards below it; asides below the offer or beside it. */
function tall(offers, own, others, asides) {
  const [first, ...rest] = offers.map((panel) => leaf(panel));
  const aside = asides.map((panel) => leaf(panel));
  const mine = own.map((panel) => leaf(panel));
  const heads = [below([first, ...rest, ...aside]), beside([first, below([...rest, ...aside])]), below([beside([first, ...rest]), beside(aside)])];
  const shapes = [];
  for (const k of others.length ? SHRUNK : [1]) {
    const small = others.map((panel) => leaf(panel, k));
    const tails = [below([...mine, ...small]), below([...mine, beside(small)]), beside([...mine, ...small])];
    for (const head of heads) for (const tail of tails) shapes.push({ block: below([head, tail]), others: k });
  }
  return shapes;
}

function wide(offers, own, others, asides) {
  const offer = below([...offers, ...asides].map((panel) => leaf(panel)));
  const mine = own.map((panel) => leaf(panel));
  const shapes = [];
  for (const k of others.length ? SHRUNK : [1]) {
    const small = others.map((panel) => leaf(panel, k));
    const columns = [
      [offer, below([...mine, ...small])],
      [offer, below([...mine, beside(small)])],
      [offer, below([...mine, beside(small.slice(0, 2)), ...small.slice(2)])],
      [offer, below(mine), below(small)],
      [below([...mine, ...small.slice(1)]), offer, below(small.slice(0, 1))],
    ];
    for (const items of columns) shapes.push({ block: beside(items), others: k });
  }
  return shapes;
}

function leaf(panel, k = 1) {
  return { panel, k, width: panel.width * k, height: panel.height * k };
}

function beside(items) {
  const shown = items.filter((item) => item.width > 0);
  return { items: shown, across: true, width: total(shown.map((item) => item.width)), height: Math.max(0, ...shown.map((item) => item.height)) };
}

function below(items) {
  const shown = items.filter((item) => item.width > 0);
  return { items: shown, across: false, width: Math.max(0, ...shown.map((item) => item.width)), height: total(shown.map((item) => item.height)) };
}

function total(lengths) {
  return lengths.length ? lengths.reduce((sum, length) => sum + length + GAP, -GAP) : 0;
}

function settle(block, x, y, placed) {
  if (block.panel) {
    placed.set(block.panel.name, { x, y, k: block.k });
    return;
  }
  let along = 0;
  for (const item of block.items) {
    if (block.across) settle(item, x + along, y + (block.height - item.height) / 2, placed);
    else settle(item, x + (block.width - item.width) / 2, y + along, placed);
    along += (block.across ? item.width : item.height) + GAP;
  }
}
