/** What this browser keeps of reviews (IndexedDB, beside the games): verdicts, so that a reload does not begin again, and what was missed. */

const NAME = "sintra-study";
const VERSION = 1;
const STORES = { reviews: "id", missed: "key" };

let opening;

function database() {
  opening ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => Object.entries(STORES).forEach(([name, keyPath]) => request.result.createObjectStore(name, { keyPath }));
    request.onsuccess = () => {
      request.result.onversionchange = () => request.result.close();
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
  }).catch((error) => {
    opening = undefined;
    throw error;
  });
  return opening;
}

async function ask(store, mode, work) {
  const transaction = (await database()).transaction(store, mode);
  return new Promise((resolve, reject) => {
    const request = work(transaction.objectStore(store));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error);
  });
}

/** The verdicts on a game that were kept: pairs of a ply and a verdict with its pass. Nothing if they are of another engine. */
export async function keptReview(id, engine) {
  const kept = await ask("reviews", "readonly", (store) => store.get(id)).catch(() => undefined); // a browser that keeps nothing begins again
  return kept?.engine === engine ? kept.verdicts : [];
}

export function keepReview(id, engine, verdicts) {
  return ask("reviews", "readwrite", (store) => store.put({ id, engine, verdicts: [...verdicts] })).catch(() => {});
}

/** What was missed and is to be tried now: not solved yet, or due to come again. */
export async function dueMissed(now) {
  const missed = await ask("missed", "readonly", (store) => store.getAll()).catch(() => []);
  return missed.filter(({ solved, due = 0 }) => !solved && due <= now);
}

export function keepMissed(one) {
  return ask("missed", "readwrite", (store) => store.put(one)).catch(() => {});
}

export function getMissed(key) {
  return ask("missed", "readonly", (store) => store.get(key)).catch(() => undefined);
}
