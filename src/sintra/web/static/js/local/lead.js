/**
 * One tab leads a game; others look on until it is closed, or until it is asked to let go. Where a browser has no locks (a page that came over a network
 * without encryption) every tab leads, and the store sees to it that nothing happens twice.
 */

const NAME = "sintra-table";
const PATIENCE = 300; // milliseconds after which another tab certainly leads: one that was just closed lets go sooner

export class Lead {
  /** `on` has: changed(isLeading), and stored() when another tab has stored something. */
  constructor(id, on) {
    this.id = id;
    this.on = on;
    this.isLeading = !navigator.locks;
    this.channel = new BroadcastChannel(NAME);
    this.channel.onmessage = ({ data }) => data.id === id && this._heard(data.what);
  }

  /** Leads as soon as no other tab does. Resolved when it is known whether that is now. */
  begin() {
    if (this.isLeading) return Promise.resolve();
    return new Promise((known) => {
      this._wait(known);
      setTimeout(known, PATIENCE);
    });
  }

  /** Asks the tab that leads to let go. */
  take() {
    this._tell("let-go");
  }

  /** Tells the others that something was stored. */
  stored() {
    this._tell("stored");
  }

  close() {
    this.closed = true;
    this.waiting?.abort();
    this.release?.();
    this.channel.close();
  }

  _tell(what) {
    if (!this.closed) this.channel.postMessage({ id: this.id, what });
  }

  _heard(what) {
    if (what === "stored") this.on.stored();
    else if (this.release) this._letGo();
  }

  /** The tab that waits longest leads next, and this one waits. */
  _letGo() {
    const { release } = this;
    this.release = undefined;
    this._lead(false);
    release();
    this._wait();
  }

  _wait(granted = () => {}) {
    this.waiting = new AbortController();
    navigator.locks
      .request(`${NAME} ${this.id}`, { signal: this.waiting.signal }, () => {
        if (this.closed) return undefined;
        const held = new Promise((release) => (this.release = release));
        this._lead(true);
        granted();
        return held;
      })
      .catch((error) => {
        if (error.name !== "AbortError") throw error;
      });
  }

  _lead(isLeading) {
    this.isLeading = isLeading;
    this.on.changed(isLeading);
  }
}
