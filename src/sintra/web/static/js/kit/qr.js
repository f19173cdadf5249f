/** QR codes: byte mode, error correction M, versions 1 to 10 (up to 213 bytes), as ISO 18004 has it. */

// By version from 1: codewords of correction in a block, blocks, codewords of data in all.
const SIZES = [
  [10, 1, 16],
  [16, 1, 28],
  [26, 1, 44],
  [18, 2, 64],
  [24, 2, 86],
  [16, 4, 108],
  [18, 4, 124],
  [22, 4, 154],
  [22, 5, 182],
  [26, 5, 216],
];
const ALIGNED = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];
const LEVEL_M = 0;

/** The code of a text as the path of its dark modules; `size` is its width in modules. */
export function qrPath(text) {
  const grid = qrGrid(text);
  let path = "";
  grid.forEach((row, y) => row.forEach((dark, x) => (path += dark ? `M${x} ${y}h1v1h-1z` : "")));
  return { size: grid.length, path };
}

export function qrGrid(text) {
  const bytes = new TextEncoder().encode(text);
  const version = 1 + SIZES.findIndex(([, , room], i) => bytes.length + (i < 9 ? 2 : 3) <= room);
  if (version === 0) throw new RangeError("too long for a code");
  const bits = interleaved(codewords(bytes, version), version);
  let best = null;
  for (let mask = 0; mask < 8; mask += 1) {
    const grid = drawn(bits, version, mask);
    const cost = penalty(grid);
    if (!best || cost < best.cost) best = { grid, cost };
  }
  return best.grid;
}

function codewords(bytes, version) {
  const [, , room] = SIZES[version - 1];
  const bits = [];
  const push = (value, length) => {
    for (let i = length - 1; i >= 0; i -= 1) bits.push((value >> i) & 1);
  };
  push(4, 4);
  push(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) push(byte, 8);
  push(0, Math.min(4, room * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const words = [];
  for (let i = 0; i < bits.length; i += 8) words.push(parseInt(bits.slice(i, i + 8).join(""), 2));
  for (let pad = 0xec; words.length < room; pad ^= 0xec ^ 0x11) words.push(pad);
  return words;
}

// ── Reed–Solomon over GF(256) ────────────────────────────────────────────────────────────────────────────────────────

const EXP = [];
const LOG = [];
for (let i = 0, x = 1; i < 255; i += 1) {
  EXP[i] = x;
  LOG[x] = i;
  x = (x << 1) ^ (x & 0x80 ? 0x11d : 0);
}
const times = (a, b) => (a && b ? EXP[(LOG[a] + LOG[b]) % 255] : 0);

function correction(data, length) {
  let divisor = [1];
  for (let i = 0; i < length; i += 1) {
    const next = [...divisor, 0];
    divisor.forEach((factor, j) => (next[j + 1] ^= times(factor, EXP[i])));
    divisor = next;
  }
  const rest = [...data, ...Array(length).fill(0)];
  for (let i = 0; i < data.length; i += 1) {
    const lead = rest[i];
    if (lead) divisor.forEach((factor, j) => (rest[i + j] ^= times(factor, lead)));
  }
  return rest.slice(data.length);
}

function interleaved(data, version) {
  const [length, count, room] = SIZES[version - 1];
  const short = Math.floor(room / count);
  const blocks = [];
  for (let i = 0, at = 0; i < count; i += 1) {
    const size = short + (i >= count - (room % count) ? 1 : 0);
    blocks.push(data.slice(at, at + size));
    at += size;
  }
  const checks = blocks.map((block) => correction(block, length));
  const words = [];
  for (let i = 0; i <= short; i += 1) for (const block of blocks) if (i < block.length) words.push(block[i]);
  for (let i = 0; i < length; i += 1) for (const check of checks) words.push(check[i]);
  return words.flatMap((word) => [7, 6, 5, 4, 3, 2, 1, 0].map((bit) => (word >> bit) & 1));
}

// ── The drawing ──────────────────────────────────────────────────────────────────────────────────────────────────────

const MASKS = [
  (x, y) => (x + y) % 2 === 0,
  (x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

function drawn(bits, version, mask) {
  const size = 17 + 4 * version;
  const grid = Array.from({ length: size }, () => Array(size).fill(null));
  const put = (x, y, dark) => {
    if (x >= 0 && y >= 0 && x < size && y < size) grid[y][x] = dark ? 1 : 0;
  };
  for (const [cx, cy] of [[3, 3], [size - 4, 3], [3, size - 4]]) {
    for (let dy = -4; dy <= 4; dy += 1) {
      for (let dx = -4; dx <= 4; dx += 1) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy));
        put(cx + dx, cy + dy, ring !== 2 && ring !== 4);
      }
    }
  }
  const marks = ALIGNED[version - 1];
  for (const cy of marks) {
    for (const cx of marks) {
      if (grid[cy][cx] !== null) continue;
      for (let dy = -2; dy <= 2; dy += 1) for (let dx = -2; dx <= 2; dx += 1) put(cx + dx, cy + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
    }
  }
  for (let i = 8; i < size - 8; i += 1) {
    put(i, 6, i % 2 === 0);
    put(6, i, i % 2 === 0);
  }
  putFormat(put, size, mask);
  if (version >= 7) putVersion(put, size, version);
  putBits(grid, size, bits, MASKS[mask]);
  return grid;
}

function putFormat(put, size, mask) {
  const data = (LEVEL_M << 3) | mask;
  let rest = data;
  for (let i = 0; i < 10; i += 1) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
  const format = ((data << 10) | rest) ^ 0x5412;
  const bit = (i) => (format >> i) & 1;
  for (let i = 0; i <= 5; i += 1) put(8, i, bit(i));
  put(8, 7, bit(6));
  put(8, 8, bit(7));
  put(7, 8, bit(8));
  for (let i = 9; i < 15; i += 1) put(14 - i, 8, bit(i));
  for (let i = 0; i < 8; i += 1) put(size - 1 - i, 8, bit(i));
  for (let i = 8; i < 15; i += 1) put(8, size - 15 + i, bit(i));
  put(8, size - 8, 1);
}

function putVersion(put, size, version) {
  let rest = version;
  for (let i = 0; i < 12; i += 1) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
  const code = (version << 12) | rest;
  for (let i = 0; i < 18; i += 1) {
    const near = size - 11 + (i % 3);
    const far = Math.floor(i / 3);
    put(near, far, (code >> i) & 1);
    put(far, near, (code >> i) & 1);
  }
}

function putBits(grid, size, bits, mask) {
  let i = 0;
  let upward = true;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1) {
      const y = upward ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (grid[y][x] !== null) continue;
        grid[y][x] = (bits[i] ?? 0) ^ (mask(x, y) ? 1 : 0);
        i += 1;
      }
    }
    upward = !upward;
  }
}

function penalty(grid) {
  const size = grid.length;
  const columns = grid.map((_, x) => grid.map((row) => row[x]));
  let cost = 0;
  for (const line of [...grid, ...columns]) {
    let run = 0;
    for (let i = 0; i <= size; i += 1) {
      if (i < size && i > 0 && line[i] === line[i - 1]) {
        run += 1;
      } else {
        if (run >= 5) cost += run - 2;
        run = 1;
      }
    }
    const text = line.join("");
    for (const finder of ["10111010000", "00001011101"]) for (let at = text.indexOf(finder); at >= 0; at = text.indexOf(finder, at + 1)) cost += 40;
  }
  for (let y = 1; y < size; y += 1) for (let x = 1; x < size; x += 1) if (grid[y][x] === grid[y][x - 1] && grid[y][x] === grid[y - 1][x] && grid[y][x] === grid[y - 1][x - 1]) cost += 3;
  const dark = grid.flat().reduce((sum, module) => sum + module, 0) / (size * size);
  return cost + 10 * Math.floor(Math.abs(dark - 0.5) * 20);
}
