/** Dialogs: the browser's own, with a title, a way out, and focus where it belongs. */

import { h, icon } from "./dom.js";
import { say } from "./words.js";

/** Opens a dialog; `body` may be elements or a function of `close`. Returns { element, close, closed }. */
export function openDialog(title, body, { kind = "" } = {}) {
  const element = h("dialog", { class: `dialog ${kind}`, "aria-label": title });
  const close = () => element.open && element.close();
  const parts = typeof body === "function" ? body(close) : body;
  element.append(
    h(
      "header",
      {},
      h("h2", {}, title),
      h("button", { class: "quiet close", type: "button", "aria-label": say("close"), onclick: close }, icon("close")),
    ),
    h("div", { class: "dialog-body", tabindex: "0" }, parts),
  );
  const closed = new Promise((resolve) => {
    element.addEventListener("close", () => {
      element.remove();
      resolve(element.returnValue);
    });
  });
  element.addEventListener("click", (event) => {
    if (event.target === element) close();
  });
  document.body.append(element);
  element.showModal();
  return { element, close, closed };
}

/** Asks in words; resolved with the value of the chosen answer, or undefined. */
export async function choose(title, answers) {
  let chosen;
  const dialog = openDialog(title, (close) =>
    h(
      "div",
      { class: "answers" },
      answers.map(({ words, value, kind = "" }) =>
        h(
          "button",
          {
            type: "button",
            class: kind,
            onclick: () => {
              chosen = value;
              close();
            },
          },
          words,
        ),
      ),
    ),
  );
  await dialog.closed;
  return chosen;
}
