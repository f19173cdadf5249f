/**
 * Games that this browser keeps (IndexedDB): what was agreed in each, and every event as it happens. An event is stored before it is true, and never
 * twice: whoever comes second, from another tab, is told so.
 */

const NAME = "sintra";
const VERSION = 1;

/** The browser has no room, or keeps nothing at all; `code` names a message of the page. */
export class StoreError extends Error {
  constructor(code, cause) {
    super(code, { cause });
    this.code = code;
  }
}

/** Another tab has stored this version already. */
export class Conflict extends Error {}

let opening;

function database() {
  opening ??= new Promise((resolve, reject) => {
    if (!globalThis.indexedDB) throw new StoreError("store-missing");
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      request.result.createObjectStore("games", { keyPath: "id" });
      request.result.createObjectStore("entries", { keyPath: ["game", "version"] });
    };
    request.onsuccess = () => {
      request.result.onversionchange = () => forget(request.result); // a newer page needs it otherwise
      request.result.onclose = () => forget(request.result);
      resolve(request.result);
    };
    request.onerror = () => reject(named(request.error, "store-missing"));
  }).catch((error) => {
    opening = undefined;
    throw error instanceof StoreError ? error : new StoreError("store-missing", error);
  });
  return opening;
}

function forget(opened) {
  opened.close();
  opening = undefined;
}

/** Does something in one transaction; resolved when it is on the disk. */
async function transact(mode, work) {
  const transaction = (await database()).transaction(["games", "entries"], mode, mode === "readwrite" ? { durability: "strict" } : {});
  return new Promise((resolve, reject) => {
    let result;
    transaction.oncomplete = () => resolve(result);
    transaction.onabort = () => reject(named(transaction.error));
    work(transaction.objectStore("games"), transaction.objectStore("entries"), (value) => (result = value));
  });
}

function named(error, otherwise = "store-failed") {
  if (error?.name === "ConstraintError") return new Conflict();
  return new StoreError(error?.name === "QuotaExceededError" ? "store-full" : otherwise, error);
}

function entriesOf(id) {
  return IDBKeyRange.bound([id, 0], [id, Infinity]);
}

/** A game with its entries, or nothing. */
export function load(id) {
  return transact("readonly", (games, entries, give) => {
    games.get(id).onsuccess = ({ target: { result: game } }) => {
      if (!game) return;
      entries.getAll(entriesOf(id)).onsuccess = ({ target }) => give({ ...game, entries: target.result });
    };
  });
}

/** All games without their entries, the newest first. */
export async function list() {
  const games = await transact("readonly", (store, _, give) => {
    store.getAll().onsuccess = ({ target }) => give(target.result);
  });
  return games.sort((one, other) => other.updated - one.updated);
}

/** Stores what a list shows of a game, and what has happened in it. Nothing is stored if any of it is there already, or the game was deleted. */
export function write(game, entries) {
  return transact("readwrite", (games, log) => {
    games.getKey(game.id).onsuccess = ({ target }) => {
      if (target.result === undefined && entries[0].version > 1) return target.transaction.abort();
      for (const entry of entries) log.add({ game: game.id, ...entry });
      games.put(game);
    };
  });
}

/** Stores games with all their entries that are not here yet; how many. */
export function writeAll(stored) {
  return transact("readwrite", (games, log, give) => {
    let added = 0;
    give(0);
    for (const { entries, ...game } of stored) {
      games.getKey(game.id).onsuccess = ({ target }) => {
        if (target.result !== undefined) return;
        games.add(game);
        for (const entry of entries) log.add({ ...entry, game: game.id });
        give((added += 1));
      };
    }
  });
}

/** Forgets a game; its id. */
export function remove(id) {
  return transact("readwrite", (games, entries, give) => {
    games.delete(id);
    entries.delete(entriesOf(id));
    give(id);
  });
}

/** Asks the browser not to throw games away when it needs room. Whether it has promised that. */
export async function persist() {
  return (await navigator.storage?.persist?.().catch(() => false)) ?? false;
}
