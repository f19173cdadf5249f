/** The table as one seat sees it: what lies where, what can be touched, what can be done, in words. All of it is the engine's to say. */

export class Look {
  constructor({ rules, phrases, description }, position) {
    Object.assign(this, { rules, phrases, description, position });
    this.scores = rules.scores(position);
    this._laid();
  }

  _laid() {
    const { places, kinds, before_number: before } = this.description;
    this.pieces = {};
    this.texts = {};
    for (const [place, kind, number] of this.rules.pieces(this.position)) {
      if (kind < before.length) (this.texts[kinds[kind]] ??= {})[places[place]] = `${before[kind]}${number}`.replace("-", "−");
      else (this.pieces[kinds[kind]] ??= []).push(places[place]);
    }
  }

  /** Places to touch and the decisions they lead to, for these legal moves. */
  targets(legal) {
    const tree = {};
    this.rules.targets(this.position, legal).forEach((path, i) => addTarget(tree, this._named(path), legal[i]));
    return tree;
  }

  /** The places at which a move is made. */
  touched(move) {
    const [path] = this.rules.targets(this.position, [move]);
    return this._named(path);
  }

  prompt(legal, words) {
    return words.line(this.phrases.prompt(this.position, legal));
  }

  /** For each place that leads on: what is to be chosen after it. */
  onward(targets, words) {
    const onward = Object.entries(targets).filter(([, branch]) => isBranch(branch));
    const lines = onward.map(([place, branch]) => [place, words.line(this.phrases.onward(this.position, someDecision(branch)))]);
    return Object.fromEntries(lines.filter(([, line]) => line));
  }

  notice(words) {
    const phrase = this.phrases.notice(this.position);
    return phrase ? words.phrase(phrase) : "";
  }

  /** A reason of the engine as a message. */
  reason(ply, row, words) {
    const [seat, kind, , , , points] = row;
    const phrase = this.phrases.explain(row);
    const loss = phrase.data.loss > 0 ? phrase.data.loss : -points;
    const spared = Math.max(0, loss + points);
    const said = words.phrase(phrase);
    const place = this.rules.earned(this.position, row);
    return {
      seat,
      points,
      words: spared ? words.say("reason-spared", { reason: said, loss }) : said,
      ply,
      kind: this.description.reasons[kind],
      place: place === this.description.constants.nowhere ? "" : this.description.places[place],
      spared,
    };
  }

  _named(path) {
    return path.map((place) => this.description.places[place]);
  }
}

/** The number in a field of a position that every game has. */
export function roundOf(position, { fields }) {
  const [offset, kind] = fields.round_number;
  const numbers = new DataView(position.buffer, position.byteOffset);
  return kind.endsWith("1") ? numbers.getInt8(offset) : numbers.getInt16(offset, true);
}

/** Puts a decision at the end of its path; what ends where others go on is under the empty name, what ends in the same place becomes a list. */
export function addTarget(tree, path, decision) {
  let at = tree;
  for (const place of path.slice(0, -1)) {
    if (!isBranch(at[place])) at[place] = at[place] === undefined ? {} : { "": at[place] };
    at = at[place];
  }
  const end = path.at(-1);
  if (at[end] === undefined) at[end] = decision;
  else if (isBranch(at[end])) addTarget(at[end], [""], decision);
  else at[end] = [at[end], decision].flat();
}

function someDecision(branch) {
  let found = branch;
  while (typeof found === "object") found = Object.values(found)[0];
  return found;
}

function isBranch(found) {
  return typeof found === "object" && !Array.isArray(found);
}
