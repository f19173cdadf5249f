/** What this browser remembers of a solver (IndexedDB): a rating for each game, and what became of each puzzle. */

import { StoreError } from "../local/store.js";

const NAME = "sintra-puzzles";
let opening;

function database() {
  opening ??= new Promise((resolve, reject) => {
    if (!globalThis.indexedDB) throw new StoreError("store-missing");
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore("solvers", { keyPath: "game" });
      request.result.createObjectStore("tries", { keyPath: ["game", "name"] });
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  }).catch((error) => {
    opening = undefined;
    throw error instanceof StoreError ? error : new StoreError("store-missing", error);
  });
  return opening;
}

async function transact(mode, work) {
  const transaction = (await database()).transaction(["solvers", "tries"], mode);
  return new Promise((resolve, reject) => {
    let result;
    transaction.oncomplete = () => resolve(result);
    transaction.onabort = () => reject(new StoreError(transaction.error?.name === "QuotaExceededError" ? "store-full" : "store-failed", transaction.error));
    work(transaction.objectStore("solvers"), transaction.objectStore("tries"), (value) => (result = value));
  });
}

/** What is known of the solver of a game, and of all puzzles that were tried: { solver, tries }. */
export function recall(game) {
  return transact("readonly", (solvers, tries, give) => {
    solvers.get(game).onsuccess = ({ target: { result: solver } }) => {
      tries.getAll(IDBKeyRange.bound([game], [game, []])).onsuccess = ({ target }) => give({ solver, tries: new Map(target.result.map((one) => [one.name, one])) });
    };
  });
}

/** Keeps both, or neither. */
export function remember(solver, attempt) {
  return transact("readwrite", (solvers, tries) => {
    solvers.put(solver);
    tries.put(attempt);
  });
}
