/** The page kept in this browser by its service worker: it opens without a network, and says when there is a newer one. */

import { rootAddress, VERSION } from "../net/where.js";
import { notice } from "./notices.js";
import { say } from "./words.js";

let said = VERSION;

/** To be called when the page has what it needs: whatever is kept would only delay it. */
export function keepPage() {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return; // a page without HTTPS, or a browser that keeps nothing
  serviceWorker.addEventListener("message", ({ data }) => tell(data.version));
  const register = () =>
    serviceWorker.register(rootAddress("worker.js"), { scope: rootAddress(), updateViaCache: "none" }).then(
      (registration) => document.addEventListener("visibilitychange", () => document.hidden || registration?.update().catch(() => {})),
      () => {}, // the page works without it
    );
  if (document.readyState === "complete") register();
  else addEventListener("load", register, { once: true });
}

/** All that this game needs, for the time when there is no network. */
export async function keepGame(game, language) {
  (await navigator.serviceWorker?.ready)?.active.postMessage({ game, language });
}

function tell(version) {
  if (version === said) return;
  said = version;
  notice(say("new-version"), { action: { words: say("new-version-load"), run: () => location.reload() }, stays: true });
}
