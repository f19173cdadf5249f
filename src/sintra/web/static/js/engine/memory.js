/** The flat memory of a module: arrays laid one after the other, each with a head (where its data is, then its shape) that compiled code takes. */

const PAGE = 65_536;
const ALIGNED = 64;

export class Memory {
  constructor(initial, most) {
    this.memory = new WebAssembly.Memory({ initial: initial / PAGE, maximum: most / PAGE });
    this.most = most;
    this.end = 0;
  }

  /** Everything before this address belongs to the module itself. */
  beginAt(address) {
    this.end = address;
  }

  /** Room for so many bytes; all zeros the first time that it is used. */
  place(size) {
    const at = Math.ceil(this.end / ALIGNED) * ALIGNED;
    if (at + size > this.most) throw new RangeError(`the engine would need more than ${this.most} bytes of memory`);
    this.end = at + size;
    const missing = this.end - this.memory.buffer.byteLength;
    if (missing > 0) this.memory.grow(Math.ceil(missing / PAGE));
    return at;
  }

  /** An array of items of so many bytes, in room of its own or where there is some already. */
  array(itemSize, shape, at = this.place(itemSize * volume(shape))) {
    const head = this.place(4 * (1 + shape.length));
    this.words(head, 1 + shape.length).set([at, ...shape]);
    return { at, head, shape, size: itemSize * volume(shape) };
  }

  /** Several arrays as one argument. Sizes and shapes come by name; some may be where there is room already. */
  group(arrays, places = {}) {
    const made = {};
    for (const [name, [itemSize, shape]] of Object.entries(arrays)) made[name] = this.array(itemSize, shape, places[name]);
    const heads = Object.values(made).map(({ head }) => head);
    const head = this.place(4 * heads.length);
    this.words(head, heads.length).set(heads);
    return { head, ...made };
  }

  bytes(at, size) {
    return new Uint8Array(this.memory.buffer, at, size);
  }

  words(at, length) {
    return new Int32Array(this.memory.buffer, at, length);
  }

  longs(at, length) {
    return new BigUint64Array(this.memory.buffer, at, length);
  }

  shorts(at, length) {
    return new Int16Array(this.memory.buffer, at, length);
  }

  floats(at, length) {
    return new Float32Array(this.memory.buffer, at, length);
  }

  doubles(at, length) {
    return new Float64Array(this.memory.buffer, at, length);
  }
}

export function volume(shape) {
  return shape.reduce((product, items) => product * items, 1);
}
