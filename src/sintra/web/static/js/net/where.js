/**
 * Where this page is. Everything follows from the address of this file, `…/v/VERSION/js/net/where.js`, so the page works in any folder of any
 * server; and from the page's `data-server`, which is there if somebody answers under /api/ (`sintra serve`), and missing on a plain file server.
 */

const FILES = new URL("../../", import.meta.url);
const HOME = new URL("../../", FILES);

export const VERSION = FILES.pathname.split("/").at(-2);
export const hasServer = "server" in document.documentElement.dataset;

/** The address of a file of this version: a script, a drawing, or data. */
export function fileAddress(name) {
  return new URL(name, FILES).href;
}

/** The address of a page: `pageAddress("table", id, { key })`. A plain file server knows no tables, so there the id is part of the query. */
export function pageAddress(page = "", id = "", query = {}) {
  const wanted = Object.entries(hasServer || !id ? query : { id, ...query }).filter(([, value]) => value !== undefined && value !== "");
  const path = !page ? "" : hasServer && id ? `${page}/${id}` : `${page}/`;
  const asked = new URLSearchParams(wanted).toString();
  return HOME.pathname + path + (asked && `?${asked}`);
}

/** Which page an address means: { page, id, query }, the id empty if none could be it; nothing for an address that is not ours. */
export function pageAt(address) {
  const url = new URL(address, location.href);
  if (!isOurs(url)) return null;
  const [page, id = "", ...more] = url.pathname.slice(HOME.pathname.length).replace(/(^|\/)index\.html$/, "$1").split("/");
  const asked = id || (url.searchParams.get("id") ?? "");
  return { page: page || "start", id: /^[\w-]{1,48}$/.test(asked) && !more.some(Boolean) ? asked : "", query: url.searchParams };
}

/** Whether an address is one of our pages, and not of the API or of another site. */
export function isOurs(url) {
  return url.origin === HOME.origin && url.pathname.startsWith(HOME.pathname) && !/^(api|v)\//.test(url.pathname.slice(HOME.pathname.length));
}

/** The address of a file at the root. */
export function rootAddress(name = "") {
  return new URL(name, HOME).href;
}
