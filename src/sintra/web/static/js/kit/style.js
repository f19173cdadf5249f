/** Style sheets that only some pages need. */

import { h } from "./dom.js";
import { fileAddress } from "../net/where.js";

const LOADED = new Map();

/** Resolved when the style sheet is there. */
export function styled(name) {
  if (!LOADED.has(name)) {
    const link = h("link", { rel: "stylesheet", href: fileAddress(name) });
    LOADED.set(name, new Promise((resolve) => ["load", "error"].forEach((end) => link.addEventListener(end, resolve))));
    document.head.append(link);
  }
  return LOADED.get(name);
}
