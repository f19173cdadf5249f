/** Who may do what, when: an action becomes events, or is refused with a code. Nothing happens here. */

import { STAND_IN } from "./match.js";
import { Refused } from "./refused.js";

export class Referee {
  /** `dealer` makes nature's draws. */
  constructor(match, { rules, phrases }, dealer) {
    Object.assign(this, { match, rules, phrases, dealer });
  }

  /** The events that an action makes. */
  judge(action, rematch = "") {
    const judge = JUDGES[action.type];
    if (!judge) throw new Refused("bad-request", { problem: String(action.type) });
    return judge(this, action, rematch);
  }

  /** The seat's time is up. */
  outOfTime(seat) {
    return [...this.settled(seat), { type: "out", seat, cause: "time" }];
  }

  start() {
    return { type: "started", draws: this._draws() };
  }

  /** The decision with the draws that follow; before a turn is confirmed nothing is drawn. */
  decision(seat, move) {
    const { match, rules } = this;
    this.check(move);
    const { position } = rules.apply(match.position, move);
    const waits = match.mustConfirm(seat) && rules.toMove(position) !== seat;
    return { type: "moved", seat, move, draws: waits ? [] : rules.deal(position, this.dealer, match.moves.length + 1).drawn };
  }

  /** Refuses a move that is not legal, with the rule that forbids it. */
  check(move) {
    const { position } = this.match;
    if (this.rules.legal(position).includes(move)) return;
    if (!Number.isInteger(move) || move < 0 || move >= this.rules.engine.constants.moves) throw new Refused("unreadable", { problem: "" });
    throw new Refused("illegal", { rule: this.phrases.refuse(position, move), move });
  }

  /** The decision that is made for a seat which wants decisions without a choice made for it, if one is due. */
  forced() {
    const { match } = this;
    return match.isForced ? this.decision(match.turn, this.rules.legal(match.position)[0]) : null;
  }

  confirmed() {
    return { type: "confirmed", seat: this.match.unconfirmed, draws: this._draws() };
  }

  /** A turn that waits for the confirmation of somebody who goes is final. */
  settled(seat) {
    return this.match.unconfirmed === seat ? [this.confirmed()] : [];
  }

  checkPlaying() {
    const { phase } = this.match;
    if (phase !== "playing") throw new Refused(phase === "over" ? "over" : "not-started");
  }

  checkVersion(version) {
    if (version < this.match.positionVersion || version > this.match.version) throw new Refused("stale");
  }

  seatToAct(version) {
    const { match } = this;
    this.checkPlaying();
    if (match.unconfirmed !== null) throw new Refused("unconfirmed");
    if (match.turn === null || match.isBotsTurn) throw new Refused(version < match.positionVersion ? "stale" : "not-your-turn");
    this.checkVersion(version);
    return match.turn;
  }

  ownSeat(seat) {
    const { match } = this;
    this.checkPlaying();
    const wanted = seat ?? (match.own.includes(match.acting) ? match.acting : match.own[0]);
    if (!match.own.includes(wanted)) throw new Refused("not-your-seat");
    return wanted;
  }

  _draws() {
    const { match } = this;
    return this.rules.deal(match.position, this.dealer, match.moves.length).drawn;
  }
}

const JUDGES = {
  play: (referee, { version, decision }) => [referee.decision(referee.seatToAct(version), decision)],

  undo(referee, { version }) {
    referee.checkPlaying();
    referee.checkVersion(version);
    for (const seat of referee.match.own) {
      const to = referee.match.undoTo(seat);
      if (to !== null) return [{ type: "undone", seat, to }];
    }
    throw new Refused("nothing-to-undo");
  },

  /** Where nobody sits elsewhere everybody here agrees. */
  hint: (referee, { version }) => [{ type: "hinted", seat: referee.seatToAct(version) }],

  confirm(referee, { version }) {
    referee.checkPlaying();
    referee.checkVersion(version);
    if (referee.match.unconfirmed === null) throw new Refused("nothing-to-confirm");
    return [referee.confirmed()];
  },

  /** At once: nobody who could be asked sits elsewhere. */
  takeback(referee, { version }) {
    const { match } = referee;
    referee.checkPlaying();
    referee.checkVersion(version);
    const choices = match.own.map((seat) => ({ type: "undone", seat, to: match.takebackTo(seat) })).filter(({ to }) => to !== null);
    if (!choices.length) throw new Refused("no-takeback");
    return [choices.reduce((best, choice) => (choice.to > best.to ? choice : best))];
  },

  resign(referee, { seat: wanted }) {
    const seat = referee.ownSeat(wanted);
    if (referee.match.seats[seat].out) throw new Refused("over");
    return [...referee.settled(seat), { type: "out", seat, cause: "resigned" }];
  },

  leave(referee, { seat: wanted }) {
    const seat = referee.ownSeat(wanted);
    if (referee.match.seats[seat].stand_in) throw new Refused("not-your-turn");
    return [...referee.settled(seat), { type: "left", seat, level: STAND_IN }];
  },

  back(referee, { seat }) {
    referee.checkPlaying();
    const { own, seats } = referee.match;
    const away = own.filter((one) => seats[one].stand_in && !seats[one].out && (seat === undefined || seat === one));
    if (!away.length) throw new Refused("not-away");
    return [{ type: "back", seat: away[0] }];
  },

  prefer(referee, { confirm: wishes, forced: forces }) {
    const { match } = referee;
    return match.own.flatMap((seat) => {
      const { confirm, forced } = match.seats[seat];
      const preferred = { type: "preferred", seat, confirm: wishes ?? confirm, forced: forces ?? forced };
      return preferred.confirm ? [preferred] : [...referee.settled(seat), preferred];
    });
  },

  rematch(referee, action, rematch) {
    const { match } = referee;
    if (match.phase !== "over" || match.agreement.imported) throw new Refused("not-started");
    return [{ type: "rematched", seat: match.own[0], game: match.rematch || rematch }];
  },
};
