/** Lines of play that branch: a tree of moves, each with its position, a comment, and what could follow it, the main line first. */

export class Node {
  /** `mover`: who made the move that led here, a seat or the constant `nature`; at the root there is none. */
  constructor(position, { parent = null, move = null, mover = null, reasons = [] } = {}) {
    Object.assign(this, { position, parent, move, mover, reasons });
    this.comment = "";
    this.variations = [];
  }

  /** What follows if this is played here; a move that is here already is not added twice. Throws a RulesError for one that is not legal. */
  add(move, rules) {
    const known = this.variations.find((node) => node.move === move);
    if (known) return known;
    const { position, reasons } = rules.apply(this.position, move);
    const node = new Node(position, { parent: this, move, mover: rules.toMove(this.position), reasons });
    this.variations.push(node);
    return node;
  }

  /** The moments after this one, along the main line. */
  *mainline() {
    for (let node = this.variations[0]; node; node = node.variations[0]) yield node;
  }

  /** This moment and all after it, each before those that follow it, main lines first. */
  *walk() {
    const waiting = [this];
    while (waiting.length) {
      const node = waiting.pop();
      yield node;
      waiting.push(...node.variations.toReversed());
    }
  }

  /** All moments that lead here, this one included, the root not. */
  get path() {
    const found = [];
    for (let node = this; node.parent; node = node.parent) found.unshift(node);
    return found;
  }

  /** The nearest moment on the way here that is not the main one of those looked at there; nothing on the main line. */
  get branch() {
    return this.path.findLast((node) => node.parent.variations[0] !== node);
  }

  get isMain() {
    return !this.branch;
  }

  /** Be the main one of those that were looked at here. */
  promote() {
    const { variations } = this.parent;
    variations.splice(variations.indexOf(this), 1);
    variations.unshift(this);
  }

  /** Goes out of the tree with all that follows; the function that is returned puts it back. */
  remove() {
    const { variations } = this.parent;
    const at = variations.indexOf(this);
    variations.splice(at, 1);
    return () => variations.splice(at, 0, this);
  }
}
