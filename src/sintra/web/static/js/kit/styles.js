/** Styles that only some pages need, loaded when they do. */

import { fileAddress } from "../net/where.js";

const LOADED = new Map();

/** Resolved when a file of `css/` is in force; once for all pages. */
export function useStyles(name) {
  if (!LOADED.has(name)) {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = fileAddress(`css/${name}.css`);
    LOADED.set(name, new Promise((resolve) => (link.onload = link.onerror = resolve)));
    document.head.append(link);
  }
  return LOADED.get(name);
}
