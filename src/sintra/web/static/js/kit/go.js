/** Going from page to page without loading anything again. */

import { isOurs } from "../net/where.js";

export function go(path) {
  history.pushState(null, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
}

/** Links inside the page are followed here; everything else is the browser's. */
export function followLinks() {
  for (const link of document.querySelectorAll('link:is([rel="icon"], [rel="apple-touch-icon"], [rel="manifest"])')) link.setAttribute("href", link.href); // no longer relative to where we are
  document.addEventListener("click", (event) => {
    const link = event.target.closest?.("a[href]");
    if (!link || event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (!isOurs(link) || link.target || link.hasAttribute("download")) return;
    if (link.pathname === location.pathname && link.search === location.search && link.hash) return;
    event.preventDefault();
    go(link.href);
  });
}
