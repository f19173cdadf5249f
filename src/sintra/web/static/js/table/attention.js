/** Calls the reader while the table waits for them: in the tab's title and sign, and by a notification if the page is out of sight. */

import { notify } from "../kit/notify.js";
import { say } from "../kit/words.js";
import { fileAddress } from "../net/where.js";

const SIGN = fileAddress("art/sign.svg");
const CALLING = fileAddress("art/sign-turn.svg");

export class Attention {
  constructor(id, title) {
    this.id = id;
    this.title = title;
    this.dismiss = () => {};
    this.returned = () => document.hidden || this.dismiss();
    document.addEventListener("visibilitychange", this.returned);
    this.call("");
  }

  close() {
    document.removeEventListener("visibilitychange", this.returned);
    this.call("");
  }

  /** The table as it is, or as it is shown. */
  see(state) {
    const words = waitsFor(state);
    if (words !== this.words) this.call(words);
  }

  async call(words) {
    this.words = words;
    document.title = [words, this.title, "Sintra"].filter(Boolean).join(" – ");
    document.querySelector('link[rel="icon"][type="image/svg+xml"]')?.setAttribute("href", words ? CALLING : SIGN);
    this.dismiss();
    if (!words) return;
    const dismiss = await notify(words, { body: this.title, tag: this.id });
    if (this.words === words && document.hidden) this.dismiss = dismiss;
    else dismiss();
  }
}

/** What the table waits for the reader to do, in words. Where everybody sits around one screen nobody needs to be called. */
function waitsFor(state) {
  if (state.phase !== "playing" || state.seats.every((seat) => seat.mine)) return "";
  if (state.can?.answer) return say("status-asked", { name: state.seats[state.takeback.by].name });
  if (state.seats[state.unconfirmed]?.mine) return say("status-confirm");
  const seat = state.seats[state.turn];
  return seat?.mine && !seat.stand_in ? say("list-your-turn") : "";
}
