/** Going from page to page without loading anything again. */

export function go(path) {
  history.pushState(null, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
}

/** Links inside the page are followed here; everything else is the browser's. */
export function followLinks() {
  document.addEventListener("click", (event) => {
    const link = event.target.closest?.("a[href]");
    if (!link || event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (link.origin !== location.origin || link.target || link.hasAttribute("download") || link.pathname.startsWith("/api/")) return;
    if (link.pathname === location.pathname && link.search === location.search && link.hash) return;
    event.preventDefault();
    go(link.href);
  });
}
