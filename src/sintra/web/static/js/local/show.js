/** A match put before those at this screen: the messages of docs/live.md, in the reader's language. */

import { say } from "../kit/words.js";
import { deedsOfOthers } from "./deeds.js";
import { Look, roundOf } from "./look.js";

export class Shown {
  /** `scene` is that of the game, in the language of `words`. `isFollowing`: another tab plays, this one looks on. */
  constructor(match, engine, { words, scene, secret, isFollowing = false }) {
    Object.assign(this, { match, engine, words, scene, secret, isFollowing });
    this.rules = engine.rules;
    this.seat = match.view;
  }

  table() {
    const { match } = this;
    const { game, options, players, commitment, rules, start, position } = match.agreement;
    return {
      type: "table",
      version: match.version,
      id: match.id,
      game,
      options,
      players,
      clock: match.agreement.clock ?? {},
      scene: "",
      state: this.state(),
      plies: match.moves.map((_, ply) => [match.movers[ply], this.knownMove(ply)]),
      commitment,
      random: [],
      rules,
      ...(start ? { start } : {}), // the moves of the game that it plays on from,
      ...(position ? { position } : {}), // or where it began
      imported: Boolean(match.agreement.imported),
      headers: match.agreement.headers ?? {},
    };
  }

  update(since) {
    const { match } = this;
    const missed = match.happenings.filter(({ entry }) => entry.version > since);
    return { type: "update", since, version: match.version, happened: missed.map((happening) => this.happened(happening)), state: this.state() };
  }

  state() {
    const { match, words, look } = this;
    const { phase, turn, own } = match;
    const isAsked = !this.isFollowing && turn !== null && own.includes(turn) && !match.isBotsTurn && !match.isForced;
    const legal = isAsked ? match.offered : [];
    const isMine = legal.length > 0;
    const targets = look.targets(legal);
    const rounds = this.rounds();
    const last = match.movers.findLastIndex((mover) => mover >= 0);
    return {
      phase,
      plies: match.moves.length,
      seats: match.seats.map(seatView),
      scores: look.scores,
      pieces: look.pieces,
      texts: look.texts,
      turn,
      view: this.seat,
      targets,
      prompt: isMine ? look.prompt(legal, words) : "",
      onward: look.onward(targets, words),
      buttons: this.engine.description.buttons.filter((move) => legal.includes(move)),
      round: roundOf(match.position, this.rules),
      rounds,
      again: this.again(),
      meanwhile: isMine ? deedsOfOthers(this, rounds.at(-1)) : [],
      last: last < 0 ? null : last,
      last_places: last < 0 ? [] : this.touched(last),
      notice: phase === "over" ? "" : look.notice(words),
      clocks: phase === "playing" ? match.clock.shown(Date.now()) : match.clock.shown(match.clock.since),
      can: phase === "playing" && !this.isFollowing ? this.can() : {},
      prefer: { confirm: match.seats[own[0]].confirm, forced: match.seats[own[0]].forced },
      unconfirmed: match.unconfirmed,
      result: phase === "over" ? this.result() : null,
      rematch: match.rematch,
      secret: phase === "over" ? this.secret : "",
    };
  }

  /** The table as this reader may know it. */
  get look() {
    this._look ??= new Look(this.engine, this.known(this.match.position));
    return this._look;
  }

  /** A position without what the reader may not know; when the game is over everything may be known. */
  known(position) {
    return this.match.phase === "over" ? position : this.rules.view(position, this.seat);
  }

  knownMove(ply) {
    const { match } = this;
    return match.phase === "over" || match.witnesses[ply].includes(this.seat) ? match.moves[ply] : null;
  }

  /** The places at which the move of a ply was made, if the reader knows it. */
  touched(ply) {
    const move = this.knownMove(ply);
    return move === null ? [] : new Look(this.engine, this.match.positions[ply]).touched(move);
  }

  can() {
    const { match } = this;
    return {
      undo: match.own.some((seat) => match.undoTo(seat) !== null),
      confirm: match.own.includes(match.unconfirmed),
      takeback: match.own.some((seat) => match.takebackTo(seat) !== null),
      back: match.own.some((seat) => match.seats[seat].stand_in && !match.seats[seat].out),
      resign: match.canBeLeft && match.own.some((seat) => !match.seats[seat].out),
    };
  }

  /** How many moves had been made when each round began. */
  rounds() {
    const { positions, moves } = this.match;
    const found = [0];
    moves.forEach((_, ply) => {
      while (found.length < roundOf(positions[ply], this.rules)) found.push(ply);
    });
    return found;
  }

  /** How many had been made when a player's turn began that followed another one of the same player. */
  again() {
    const { movers, positions } = this.match;
    const decisions = movers.flatMap((mover, ply) => (mover >= 0 ? [ply] : []));
    return decisions.filter((ply, i) => i > 0 && movers[decisions[i - 1]] === movers[ply] && this.engine.phrases.begins(positions[ply]));
  }

  /** How it ended: anyone who is out comes after all others. */
  result() {
    const { match } = this;
    const standings = this.rules.standings(match.position);
    const isAhead = (one, other) => (Boolean(match.seats[one].out) === Boolean(match.seats[other].out) ? standings[one] > standings[other] : !match.seats[one].out);
    const { winners, ended } = match;
    const place = (seat) => (winners.includes(seat) ? 1 : 1 + match.seats.filter((_, other) => isAhead(other, seat)).length);
    return { winners, places: match.seats.map((_, seat) => place(seat)), ...(ended === "played" ? {} : { ended }) };
  }

  happened({ entry, fromPly, plies, witnesses, reasons }) {
    const { match, words } = this;
    const known = plies.map(([mover, move], i) => [mover, match.phase === "over" || witnesses[i].includes(this.seat) ? move : null]);
    return {
      version: entry.version,
      kind: entry.event.type,
      words: this.told(entry.event, known),
      seat: entry.event.seat ?? null,
      from_ply: fromPly,
      plies: known,
      reasons: reasons.map(([ply, reason]) => this.look.reason(ply, reason, words)),
    };
  }

  told({ type, seat, cause, level }, plies) {
    const { words, match } = this;
    const name = seat === undefined ? "" : match.seats[seat].name;
    if (type === "paused") return say("local-paused");
    if (type === "out") return words.say(`happened-out-${cause}`, { name });
    if (type !== "moved") return words.say(`happened-${type}`, { name, level });
    const [, move] = plies[0];
    return move === null ? words.say("happened-moved-hidden", { name }) : words.say("happened-moved", { name, move: this.scene.moves[move][1] });
  }

  /** Why touching these places, one after the other, leads nowhere; empty where no rule has to do with it. */
  why(path) {
    const { places } = this.engine.description;
    const phrase = this.engine.phrases.whyNot(this.look.position, this.rules.legal(this.match.position), path.map((place) => places.indexOf(place)));
    return phrase ? this.words.phrase(phrase) : "";
  }

  /** The table in words; boards are called by their players. */
  parts() {
    const { match, words } = this;
    const parts = [];
    for (const phrase of this.engine.phrases.tell(this.look.position)) {
      if (phrase.kind === "section") parts.push({ title: phrase, lines: [] });
      else if (phrase.kind === "item") parts.at(-1).lines.at(-1).push(phrase);
      else parts.at(-1).lines.push([phrase]);
    }
    return parts.map(({ title, lines }) => {
      const seat = title.data.seat === undefined ? null : title.data.seat - 1;
      return { title: seat === null ? words.phrase(title) : match.seats[seat].name, lines: lines.map((line) => words.line(line)), seat };
    });
  }

  /** The table after a decision, as far as the one to move can foresee it. */
  preview(decision) {
    const { match, rules } = this;
    const { position, reasons } = rules.apply(rules.view(match.position, this.seat), decision);
    const look = new Look(this.engine, position);
    const said = reasons.map((reason) => look.reason(match.moves.length, reason, this.words));
    return { type: "previewed", decision, pieces: look.pieces, texts: look.texts, scores: look.scores, reasons: said };
  }
}

export function seatView({ name, kind, level = "", seconds = 0, stand_in: standIn = "", out = "", hints = 0 }) {
  return { name, kind, level, seconds, mine: kind === "person", connected: true, stand_in: standIn, out, ...(hints ? { hints } : {}) };
}
