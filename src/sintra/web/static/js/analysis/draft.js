/**
 * A position that is being set up by hand: a sheet of numbers, changed piece by piece. Which numbers say what lies where is data of the game; whether
 * it can be is for the rules to say.
 */

import { read, write } from "../engine/forms.js";
import { Look } from "../local/look.js";

export class Draft {
  constructor({ engine, rules, players }, position) {
    Object.assign(this, { engine, rules, players });
    this.data = engine.description.editor;
    this.fields = new Map(engine.description.text.fields.map((field) => [field.name, field]));
    this.options = rules.options(position);
    this.sheet = rules.texts.sheet(position, this.data.forgotten);
    this.spots = new Map(this.data.spots.flatMap((spot) => spot.places.map((place) => [place, spot])));
    this._judge();
  }

  /** The kind of piece on a place, if there is one. */
  lying(place) {
    return this._lying.get(place);
  }

  /** How many pieces of a kind are left; nothing where nobody counts them. */
  left(kind) {
    const place = this.data.left[kind];
    return place && Object.values(this.look.texts).find((texts) => place in texts)?.[place];
  }

  /** The places that a piece, given with all the ways in which it can be turned, can be put on or taken from. */
  places(kinds) {
    return this.data.spots.filter(({ pieces }) => kinds.some((kind) => kind in pieces)).flatMap((spot) => this._open(spot));
  }

  /** Where pieces lie close together only the next place is free. */
  _open({ way, places }) {
    if (way === "spaces" || way === "member") return places;
    const next = places.find((place) => !this._lying.has(place));
    return places.filter((place) => this._lying.has(place) || place === next);
  }

  /** A piece is put on a place; if it lies there it is turned, and taken away in the end. Gives back what is wrong if that cannot be shown. */
  touch(place, kinds) {
    const spot = this.spots.get(place);
    const turned = kinds.filter((kind) => kind in spot.pieces);
    const lying = this.lying(place);
    const next = turned[turned.indexOf(lying) + 1];
    return this._try(() => {
      if (this._isSingle(next)) this._take(next);
      this._change(spot, place, lying, next);
      if (!next && this._isSingle(lying)) this._home(lying);
    }, spot);
  }

  /** Nothing lies on the table any more. */
  clear() {
    for (const spot of this.data.spots) {
      const { way, at, places, pieces, none } = spot;
      if (way === "tiles") for (const number of Object.values(pieces)) this.sheet[at + number] = 0;
      else if (way === "member") this.sheet.fill(0, at, at + places.length + 1);
      else this.sheet.fill(none, at, at + places.length);
    }
    for (const kind of this.data.single) this._home(kind);
    this._judge();
  }

  // ── Facts ──

  /** The text of a field. */
  fact(name) {
    const { at, form } = this.fields.get(name);
    return write(form, this.sheet.slice(at, at + form.size).values(), this.players);
  }

  /** A field as somebody wrote it. Throws a BadPosition if it cannot be read. */
  setFact(name, text) {
    const { at, form } = this.fields.get(name);
    const numbers = read(form, name, text, this.players);
    this.sheet.fill(0, at, at + form.size).set(numbers, at);
    this._judge();
  }

  // ── Numbers ──

  _judge() {
    Object.assign(this, this.rules.texts.draft(this.sheet, this.players, this.options));
    this.look = new Look(this.engine, this.position);
    this._lying = new Map(Object.entries(this.look.pieces).flatMap(([kind, places]) => places.map((place) => [place, kind])));
  }

  /** Does something with a spot, unless the table cannot show what that makes of it. */
  _try(change, { way, at, places, pieces }) {
    const before = this.sheet.slice();
    change();
    this._judge();
    const size = way === "tiles" ? Math.max(...Object.values(pieces)) + 1 : places.length;
    const shown = this.rules.texts.sheet(this.position, this.data.forgotten);
    const isShown = way === "member" || shown.subarray(at, at + size).every((number, i) => number === this.sheet[at + i]);
    if (isShown) return null;
    const { problem } = this;
    this.sheet = before;
    this._judge();
    return problem;
  }

  _isSingle(kind) {
    return this.data.single.includes(kind);
  }

  /** The only piece of its kind leaves where it lies. */
  _take(kind) {
    const [from] = [...this._lying].find(([, lies]) => lies === kind) ?? [];
    if (from && this.spots.has(from)) this._change(this.spots.get(from), from, kind, undefined);
  }

  /** It is never nowhere: the first spot that can hold it is where it belongs. */
  _home(kind) {
    const spot = this.data.spots.find(({ pieces }) => kind in pieces);
    this._change(spot, spot.places[0], undefined, kind);
  }

  _change(spot, place, lying, next) {
    const { way, at, places, pieces, none, then } = spot;
    const { sheet } = this;
    const index = places.indexOf(place);
    if (way === "tiles") {
      if (lying) sheet[at + pieces[lying]] -= 1;
      if (next) sheet[at + pieces[next]] += 1;
    } else if (way === "spaces") {
      sheet[at + index] = next ? pieces[next] : none;
    } else if (way === "row") {
      const row = [...sheet.subarray(at, at + places.length)].filter((number) => number !== none);
      row.splice(lying ? Math.min(index, row.length - 1) : row.length, lying ? 1 : 0, ...(next ? [pieces[next]] : []));
      sheet.fill(none, at, at + places.length).set(row.slice(0, places.length), at);
    } else {
      const member = pieces[next ?? lying];
      const others = [...sheet.subarray(at + 1, at + 1 + sheet[at])].filter((number) => number !== member);
      const members = (next ? [...others, member] : others).sort((one, other) => one - other);
      sheet.set([members.length, ...members], at);
    }
    if (next && then[next]) sheet.set([then[next][1]], then[next][0]);
  }
}
