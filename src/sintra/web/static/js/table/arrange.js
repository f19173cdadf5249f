/**
 * Where the panels go on the room there is. The room is cut in two again and again, in each of a few ways and at many points; a panel takes the form
 * that becomes largest in its piece. The cut wins that shows most: what is touched comes first and is never smaller than a finger, then the own
 * board and the offer, then the others' boards. If the room is too small for that, a larger one is arranged, to be scrolled.
 */

import { formsOf, isBare } from "./forms.js";

const GAP = 12;
const SMALL_GAP = 5;
const SMALL = { width: 600, height: 480 }; // pixels below which the others' boards and the asides are one tap away
const LARGEST = 1.8; // pixels a unit: more is not easier to see
const CUTS = 20; // points at which a room is cut
const LONGER = 1.12; // by how much a room grows that is too small
const LONGEST = 24; // times
const MEMORY = 100; // arrangements that are remembered
export const FINGER = { offer: 32, board: 28, aside: 28 }; // pixels across of what can be touched
const WORTH = { offer: 1, idle: 0.3, own: 1.25, others: 0.4, asides: 0.12 }; // idle: an offer of which nothing is touched in this phase
const IDLE = { tight: 0.6, roomy: 1.1 }; // pixels a unit, at most
const TOO_SMALL = 10; // how much it counts if what is touched is too small, however little
const GLIMPSE = { idle: 0.32, own: 0.39, others: 0.3, asides: 0.6 }; // pixels a unit below which it can no longer be made out

/** How many pixels a unit needs at least on a panel of which these places are touched. */
function least(panel, touched) {
  const sizes = touched.filter((name) => name in panel.places).map((name) => across(panel, panel.places[name]));
  return sizes.length ? FINGER[panel.role] / Math.min(...sizes) : 0;
}

function across(panel, { size, width }) {
  return width ? Math.min(size, width) : size * (panel.touch ?? 1);
}

export function isSmall(room) {
  return room.width < SMALL.width || room.height < SMALL.height;
}

/**
 * `touched`: the places that are touched now; `before`: those that were touched a while ago, for which there should be room as well, so that panels
 * seldom move; `lying`: a set of the places on which something lies.
 * Returns { width, height, placed: Map(panel name → { x, y, k, flow }) } in pixels; a panel that is left out is not in `placed`.
 */
export function arrange(panels, front, room, { touched, before, lying }) {
  const isTight = isSmall(room);
  const shown = panels.filter((panel) => !isBare(panel, lying));
  const both = [...touched, ...before];
  const tries = isTight ? [[both, {}], [touched, {}], [touched, { isPacked: true }, true]] : [[both, { isWhole: true }], [touched, { isWhole: true }], [both, {}], [touched, {}]];
  for (const [i, [places, how, mayScroll = false]] of tries.entries()) {
    const leaves = shown.map((panel) => ({ panel, forms: formsOf(panel, lying, { isSmall: isTight, ...how }) }));
    const cut = remembered(JSON.stringify([leaves.map(outline), front, room, places, mayScroll]), () => largest(treesOf(leaves, front, places, isTight), room, isTight, mayScroll));
    if (cut.lack === 0 || i === tries.length - 1) return laid(cut, leaves, room, gapOf(isTight));
  }
}

function laid(cut, leaves, room, gap) {
  const width = Math.max(room.width, cut.width);
  const height = Math.max(room.height, cut.height);
  const placed = new Map();
  settle(cut, (width - cut.width) / 2, (height - cut.height) / 2, gap, placed);
  for (const { panel, forms } of leaves) if (placed.has(panel.name)) placed.get(panel.name).flow = forms[placed.get(panel.name).form].flow;
  return { width, height, placed };
}

/** All that the arrangement depends on. */
function outline({ panel, forms }) {
  return [panel.name, forms.map(({ width, height }) => [width, height])];
}

const known = new Map();

/** Most moves leave the panels where they are: what was found for the same room is taken again. */
function remembered(key, find) {
  if (!known.has(key)) {
    if (known.size >= MEMORY) known.clear();
    known.set(key, find());
  }
  return known.get(key);
}

function gapOf(isTight) {
  return isTight ? SMALL_GAP : GAP;
}

/** The ways to cut the room, for all that is to be shown. */
function treesOf(shown, front, touched, isTight) {
  const offers = shown.filter(({ panel }) => panel.role === "offer").map((one) => offerLeaf(one, least(one.panel, touched), touched.length > 0, isTight));
  const boards = shown.filter(({ panel }) => panel.role === "board");
  const at = Math.max(0, boards.findIndex(({ panel }) => (panel.seat ?? 0) === front));
  const own = { ...boards[at], worth: WORTH.own, least: Math.max(least(boards[at].panel, touched), GLIMPSE.own), largest: LARGEST };
  if (isTight) return tight(offers, own);
  const others = [...boards.slice(at + 1), ...boards.slice(0, at)].map(({ panel }) => panel);
  const asides = shown.filter(({ panel }) => panel.role === "aside").map(({ panel }) => panel);
  return roomy(offers, own, several(others, "others", touched), several(asides, "asides", touched));
}

function offerLeaf(one, needed, isChoosing, isTight) {
  const isIdle = isChoosing && !needed;
  if (isIdle) return { ...one, worth: WORTH.idle, least: GLIMPSE.idle, largest: isTight ? IDLE.tight : IDLE.roomy };
  return { ...one, worth: WORTH.offer, least: needed, largest: LARGEST };
}

function largest(trees, room, isTight, mayScroll) {
  const best = (width, height) =>
    trees.map((tree) => fit(tree, width, height, { gap: gapOf(isTight), whole: width })).reduce((one, other) => (other.worth > one.worth ? other : one));
  let { width, height } = room;
  let found = best(width, height);
  for (let i = 0; mayScroll && found.lack > 0 && i < LONGEST; i += 1) {
    height *= LONGER;
    if (i > LONGEST / 2) width *= LONGER;
    found = best(width, height);
  }
  return found;
}

// ── Ways to cut ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** The offer and the board in front, below each other or side by side. */
function tight(offers, own) {
  const [first, ...rest] = offers;
  if (!first) return [own];
  return [
    below(...offers, own),
    beside(below(...offers), own),
    ...(rest.length ? [below(first, beside(below(...rest), own)), beside(first, below(...rest, own)), below(first, own, ...rest)] : []),
  ];
}

function roomy(offers, own, others, asides) {
  const [first, ...rest] = offers;
  const boards = [below(own, others), beside(own, others)];
  if (!first) return boards.flatMap((board) => [below(board, asides), beside(board, asides)]);
  const heads = [below(...offers, asides), below(first, beside(...rest, asides)), beside(first, below(...rest, asides)), below(beside(...offers), asides)];
  return [
    ...heads.flatMap((head) => boards.flatMap((board) => [beside(head, board), below(head, board)])),
    beside(below(...offers), below(own, beside(others, asides))),
    beside(first, below(own, ...rest), below(others, asides)),
    beside(below(first, ...rest), own, below(others, asides)),
    below(beside(below(...offers), own), beside(others, asides)),
    below(beside(first, below(own, ...rest)), beside(others, asides)),
  ];
}

/** Panels of one size, in rows. */
function several(panels, kind, touched) {
  if (!panels.length) return null;
  const forms = [];
  for (let columns = 1; columns <= panels.length; columns += 1) {
    const rows = [];
    for (let i = 0; i < panels.length; i += columns) rows.push(panels.slice(i, i + columns));
    forms.push({ rows, ...rowsSize(rows) });
  }
  return { worth: WORTH[kind] * panels.length, least: Math.max(GLIMPSE[kind], ...panels.map((panel) => least(panel, touched))), largest: LARGEST, forms };
}

function rowsSize(rows) {
  return {
    width: Math.max(...rows.map((row) => total(row.map((panel) => panel.width), GAP))),
    height: total(rows.map((row) => Math.max(...row.map((panel) => panel.height))), GAP),
  };
}

function beside(...items) {
  return cut(items, true);
}

function below(...items) {
  return cut(items, false);
}

function cut(items, across) {
  const [first, ...rest] = items.filter(Boolean);
  return rest.length ? { across, first, rest: cut(rest, across) } : (first ?? null);
}

// ── How large things become ──────────────────────────────────────────────────────────────────────────────────────────

/** Returns { worth, lack, width, height } and what is needed to put it down: a leaf's form and scale, or the two halves. */
function fit(block, width, height, room) {
  if (block.forms) return fitLeaf(block, width, height, room);
  const { gap } = room;
  const whole = (block.across ? width : height) - gap;
  let best = null;
  for (const part of cuts(block, whole)) {
    const one = block.across ? fit(block.first, part, height, room) : fit(block.first, width, part, room);
    const left = whole - Math.min(part, block.across ? one.width : one.height);
    const other = block.across ? fit(block.rest, left, height, room) : fit(block.rest, width, left, room);
    const worth = one.worth + other.worth;
    if (!best || worth > best.worth) best = { worth, one, other };
  }
  const { worth, one, other } = best;
  const size = block.across
    ? { width: one.width + gap + other.width, height: Math.max(one.height, other.height) }
    : { width: Math.max(one.width, other.width), height: one.height + gap + other.height };
  return { worth, lack: one.lack + other.lack, ...size, across: block.across, one, other };
}

/** Where to cut: at regular distances, and where one of the halves is just large enough to be touched. */
function cuts({ across, first, rest }, whole) {
  const enough = (leaf) => (leaf.forms ?? []).map((form) => leaf.least * (across ? form.width : form.height)).filter((length) => length > 0 && length < whole);
  const regular = Array.from({ length: CUTS - 1 }, (_, i) => (whole * (i + 1)) / CUTS);
  return [...regular, ...enough(first), ...enough(rest).map((length) => whole - length)];
}

function fitLeaf(leaf, width, height, room) {
  let best = null;
  for (const [index, form] of leaf.forms.entries()) {
    if (form.isCut && width < room.whole) continue;
    const k = Math.max(0.01, Math.min(width / form.width, height / form.height, leaf.largest));
    if (!best || k > best.k * 1.01) best = { form, index, k };
  }
  const { form, index, k } = best;
  const lack = Math.max(0, Math.log((leaf.least * 0.999) / k));
  return { worth: leaf.worth * Math.log(k) - (lack && TOO_SMALL * (1 + lack)), lack, width: form.width * k, height: form.height * k, leaf, form, index, k };
}

function settle(found, x, y, gap, placed) {
  if (found.leaf) {
    put(found, x, y, placed);
    return;
  }
  const { across, one, other, width, height } = found;
  if (across) {
    settle(one, x, y + (height - one.height) / 2, gap, placed);
    settle(other, x + one.width + gap, y + (height - other.height) / 2, gap, placed);
  } else {
    settle(one, x + (width - one.width) / 2, y, gap, placed);
    settle(other, x + (width - other.width) / 2, y + one.height + gap, gap, placed);
  }
}

function put({ leaf, form, index, k, width }, x, y, placed) {
  if (leaf.panel) {
    placed.set(leaf.panel.name, { x: x - form.left * k, y, k, form: index });
    return;
  }
  let top = y;
  for (const row of form.rows) {
    let left = x + (width - total(row.map((panel) => panel.width), GAP) * k) / 2;
    for (const panel of row) {
      placed.set(panel.name, { x: left, y: top, k, form: 0 });
      left += (panel.width + GAP) * k;
    }
    top += (Math.max(...row.map((panel) => panel.height)) + GAP) * k;
  }
}

function total(lengths, gap) {
  return lengths.reduce((sum, length) => sum + length + gap, -gap);
}
