/** What others call me: asked where it matters, kept by the server with this browser. */

import { h } from "../kit/dom.js";
import { notice } from "../kit/notices.js";
import { say } from "../kit/words.js";
import { getJson, send } from "../net/api.js";

export function nameField() {
  const field = h("input", { type: "text", maxlength: "40", autocomplete: "nickname", placeholder: say("your-name") });
  getJson("/api/me").then(({ name }) => {
    field.value ||= name;
  });
  return field;
}

/** Whether the name could be kept; if not, it was said why. */
export async function saveName(field) {
  const name = field.value.trim();
  try {
    if (name) await send("PUT", "/api/me", { name });
    return true;
  } catch (refusal) {
    notice(refusal.message, { kind: "refused" });
    return false;
  }
}
