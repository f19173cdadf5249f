/** What others call me: asked where it matters, kept by the server with this browser. */

import { h } from "../kit/dom.js";
import { say } from "../kit/words.js";
import { getJson, send } from "../net/api.js";

export function nameField() {
  const field = h("input", { type: "text", maxlength: "40", autocomplete: "nickname", placeholder: say("your-name") });
  getJson("/api/me").then(({ name }) => {
    field.value ||= name;
  });
  return field;
}

export async function saveName(field) {
  const name = field.value.trim();
  if (name) await send("PUT", "/api/me", { name });
}
