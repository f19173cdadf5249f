/** A link to pass on, and a code that a phone can read: for inviting others, and for coming over to another device. */

import { getJson } from "../net/api.js";
import { h, icon, s } from "./dom.js";
import { notice } from "./notices.js";
import { qrPath } from "./qr.js";
import { say } from "./words.js";

/** The link with this path, to copy, to share and to scan, with words about it. */
export function passedOn(path, about) {
  const link = h("input", { type: "text", readonly: true, value: location.origin + path, "aria-label": say("share-link"), onfocus: () => link.select() });
  const code = h("div", { class: "code" });
  const draw = () => code.replaceChildren(qrCode(link.value));
  draw();
  reachable(path).then((address) => {
    if (address) {
      link.value = address;
      draw();
    }
  });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link.value);
    } catch {
      link.select();
      document.execCommand("copy");
    }
    notice(say("copied"));
  };
  const parts = [
    h("p", {}, about),
    h("div", { class: "share-row" }, link, h("button", { type: "button", class: "primary", onclick: copy }, icon("copy"), say("copy"))),
  ];
  if (navigator.share) parts.push(h("button", { type: "button", onclick: () => navigator.share({ title: "Sintra", url: link.value }).catch(() => {}) }, icon("share"), say("share-with")));
  return h("div", { class: "share" }, h("div", {}, parts), h("figure", {}, code, h("figcaption", {}, say("share-code"))));
}

/** A page opened on this very computer has an address that no phone can open: use one of the server's on the network. */
async function reachable(path) {
  if (!["localhost", "127.0.0.1", "[::1]"].includes(location.hostname)) return null;
  const { addresses } = await getJson("/api/about");
  const found = addresses.find((address) => !/\/\/(localhost|127\.|\[::1\])/.test(address));
  return found ? found.replace(/\/$/, "") + path : null;
}

function qrCode(text) {
  const { size, path } = qrPath(text);
  return s(
    "svg",
    { viewBox: `-3 -3 ${size + 6} ${size + 6}`, role: "img", "aria-label": say("share-code") },
    s("rect", { x: -3, y: -3, width: size + 6, height: size + 6, fill: "#fff" }),
    s("path", { d: path, fill: "#10203f" }),
  );
}
