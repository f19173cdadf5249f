/** Whether the reader last used keys or a pointer. */

let keys = false;
addEventListener("keydown", () => (keys = true), { capture: true });
addEventListener("pointerdown", () => (keys = false), { capture: true });

export function usesKeys() {
  return keys;
}
