/** Nature's hand: the random numbers from which draws follow, by the module's own functions, so that `sintra verify` checks what was dealt here. */

import { toHex } from "./hex.js";

const BLOCK = 64; // bytes that SHA-256 takes at a time; the text's end needs up to one more

export class Dealer {
  /** From a secret and what each seat added to it: bytes, empty for who added nothing. */
  constructor(engine, secret, added = []) {
    const { memory, calls, description } = engine;
    const { name, expand, words, at_once: atOnce } = description.dealer;
    this.engine = engine;
    this.known = new Map(); // parts of the numbers that were asked for
    const key = digest(engine, new TextEncoder().encode([name, ...[secret, ...added].map(toHex)].join(":")));
    engine.dealing ??= { state: memory.array(4, [words]), block: memory.array(4, [words]), numbers: memory.array(8, [atOnce]) };
    this.start = new Int32Array(words);
    new Uint8Array(this.start.buffer).set([...new TextEncoder().encode(expand), ...key]);
    this.calls = calls;
  }

  /** Random numbers for the moves from this one on, at least one. */
  numbers(ply) {
    const { at_once: atOnce, numbers: perBlock } = this.engine.description.dealer;
    const part = Math.floor(ply / atOnce);
    if (!this.known.has(part)) this.known.set(part, this._made(part * (atOnce / perBlock)));
    return this.known.get(part).subarray(ply % atOnce);
  }

  _made(first) {
    const { memory, dealing } = this.engine;
    memory.words(dealing.state.at, this.start.length).set(this.start);
    this.calls.numbers(dealing.state.head, dealing.block.head, first, dealing.numbers.head);
    return memory.longs(dealing.numbers.at, dealing.numbers.shape[0]).slice();
  }
}

/** The SHA-256 of bytes. */
export function digest(engine, bytes) {
  const { memory, calls } = engine;
  const room = (Math.ceil(bytes.length / BLOCK) + 1) * BLOCK;
  if (!engine.hashing || engine.hashing.text.size < room) {
    engine.hashing = { text: memory.array(1, [room]), schedule: memory.array(8, [BLOCK]), digest: memory.array(8, [8]) };
  }
  const { text: given, schedule, digest: made } = engine.hashing;
  memory.bytes(given.at, bytes.length).set(bytes);
  calls.sha256(given.head, bytes.length, schedule.head, made.head);
  const key = new DataView(new ArrayBuffer(32));
  memory.longs(made.at, 8).forEach((word, i) => key.setUint32(4 * i, Number(word)));
  return new Uint8Array(key.buffer);
}
