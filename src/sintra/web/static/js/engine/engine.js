/** A game's module, ready to be called: its functions, its memory, what its description says. It knows no game. */

import { Memory } from "./memory.js";

/** A function whose result is a vector: what a browser without SIMD cannot read. */
const WITH_SIMD = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 8, 1, 6, 0, 65, 0, 253, 15, 11]);
const MATHEMATICS = { pow: Math.pow };

/** The engine cannot run here; `reason` is "no-wasm" or "no-simd". */
export class EngineUnavailable extends Error {
  constructor(reason) {
    super(reason === "no-wasm" ? "this browser has no WebAssembly" : "this browser's WebAssembly has no SIMD instructions");
    this.reason = reason;
  }
}

/** Whether an engine can run here: undefined, or the reason why not. */
export function obstacle() {
  if (typeof WebAssembly !== "object") return "no-wasm";
  return WebAssembly.validate(WITH_SIMD) ? undefined : "no-simd";
}

export class Engine {
  /** From the bytes of `engine.wasm` (or a compiled module of them) and the content of `engine.json`. */
  static async create(module, description) {
    const reason = obstacle();
    if (reason) throw new EngineUnavailable(reason);
    const { memory: most, initial_memory: initial } = description.constants;
    const memory = new Memory(initial, most);
    const compiled = module instanceof WebAssembly.Module ? module : await WebAssembly.compile(module);
    const instance = await WebAssembly.instantiate(compiled, { env: { memory: memory.memory, ...MATHEMATICS } });
    memory.beginAt(instance.exports.__heap_base.value);
    return new Engine(instance.exports, memory, description);
  }

  constructor(calls, memory, description) {
    this.calls = calls;
    this.memory = memory;
    this.description = description;
    this.constants = description.constants;
  }
}
