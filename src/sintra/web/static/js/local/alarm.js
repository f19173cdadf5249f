/** The moment at which a clock runs out, and a note of when this game was last open: while it is not, no clock runs. */

const NOTED_EVERY = 1_000; // milliseconds
const LONGEST = 2 ** 31 - 1; // that a timer can wait

export class Alarm {
  constructor(id, ring) {
    this.key = `sintra-open-${id}`;
    this.ring = ring;
    this.isSet = false;
  }

  /** Ring at this moment; null: never. */
  set(moment) {
    this.close();
    if (moment === null) return noted(() => localStorage.removeItem(this.key));
    this.isSet = true;
    this._note();
    this.noting = setInterval(() => this._note(), NOTED_EVERY);
    this.timer = setTimeout(this.ring, Math.min(Math.max(0, moment - Date.now()), LONGEST));
  }

  close() {
    clearTimeout(this.timer);
    clearInterval(this.noting);
    this.isSet = false;
  }

  /** How long the game has not been open, of the time since a moment. */
  away(since) {
    const last = Number(noted(() => localStorage.getItem(this.key))) || since;
    return Math.max(0, Date.now() - Math.max(last, since));
  }

  _note() {
    noted(() => localStorage.setItem(this.key, String(Date.now())));
  }
}

/** A browser may keep nothing; then a closed game counts as open. */
function noted(work) {
  try {
    return work();
  } catch {
    return null;
  }
}
