/** A finger that rests on the table: after a moment it looks at what lies there. Lifting it ends that, and touches nothing. */

const REST = 420; // milliseconds
const SLIP = 10; // pixels that a resting finger may move

export class Press {
  /** `on` has: rest(event) when a finger has rested, lift() when it is lifted again. */
  constructor(element, on) {
    this.on = on;
    this.isResting = false;
    element.addEventListener("pointerdown", (event) => this.down(event));
    element.addEventListener("pointermove", (event) => this.move(event));
    element.addEventListener("pointerup", () => this.up());
    element.addEventListener("pointercancel", () => this.up());
    element.addEventListener("contextmenu", (event) => (this.isResting || this.timer) && event.preventDefault());
    element.addEventListener("click", (event) => this.swallow(event), { capture: true });
  }

  down(event) {
    this.up();
    this.hasRested = false;
    if (event.pointerType === "mouse" || !event.isPrimary) return;
    this.from = event;
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.isResting = this.hasRested = true;
      this.on.rest(event);
    }, REST);
  }

  move(event) {
    if (this.timer && Math.hypot(event.clientX - this.from.clientX, event.clientY - this.from.clientY) > SLIP) this.up();
  }

  up() {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.isResting) this.on.lift();
    this.isResting = false;
  }

  /** The click of a finger that has looked is none. */
  swallow(event) {
    if (!this.hasRested) return;
    this.hasRested = false;
    event.stopPropagation();
    event.preventDefault();
  }
}
