/** Clocks: none, so much for each turn, or a bank with an increment. The same as on a server: milliseconds, and whoever calls gives the time. */

export class Clock {
  constructor({ kind = "none", seconds = 0, increment = 0 } = {}, players = 0) {
    this.rule = { kind, seconds, increment };
    this.left = Array(players).fill(seconds * 1000);
    this.running = null; // the seat that is charged, since `since`
    this.since = 0;
    this.last = null; // whose turn it was
  }

  get isOn() {
    return this.rule.kind !== "none";
  }

  copy() {
    return Object.assign(Object.create(Clock.prototype), this, { left: this.left.slice() });
  }

  /** The turn goes to a seat (null: to nobody); the one before pays for its time and, if it ended its turn, gets its increment. */
  startTurn(seat, at, isCharged) {
    const { kind, seconds, increment } = this.rule;
    this._charge(this.running, at);
    if (seat !== this.last) {
      if (this.last !== null && this.running === this.last && kind === "bank") this.left[this.last] += increment * 1000;
      if (seat !== null && kind === "turn") this.left[seat] = seconds * 1000;
    }
    this.last = seat;
    this.running = isCharged ? seat : null;
  }

  /** The seat took its turn back: it pays for the time since, and returns its increment. */
  resumeTurn(seat, at, isCharged) {
    if (this.last === seat) this._charge(this.running, at);
    else {
      this._charge(seat, at);
      if (this.rule.kind === "bank") this.left[seat] = Math.max(this.left[seat] - this.rule.increment * 1000, 0);
    }
    this.last = seat;
    this.running = isCharged ? seat : null;
  }

  /** This long nobody is charged. */
  pause(ms) {
    this.since += ms;
  }

  /** When the running clock is used up; null if none is. */
  get deadline() {
    return this.running === null || !this.isOn ? null : this.since + this.left[this.running];
  }

  /** The clocks at this moment, as messages have them. */
  shown(now) {
    if (!this.isOn) return null;
    const left = this.left.slice();
    if (this.running !== null) left[this.running] = Math.max(left[this.running] - Math.max(now - this.since, 0), 0);
    return { left, running: this.running };
  }

  _charge(seat, at) {
    if (seat !== null && this.isOn) this.left[seat] = Math.max(this.left[seat] - Math.max(at - this.since, 0), 0);
    this.since = at;
  }
}
