/**
 * What can be touched. The server sends a tree: place → decision, or → the places to touch next. The reader walks down the tree;
 * at its end is a decision (or several, to be told apart in words).
 */

export class Targets {
  constructor(tree) {
    this.tree = tree ?? {};
    this.path = [];
  }

  get node() {
    return this.path.reduce((node, place) => node[place], this.tree);
  }

  /** The places that can be touched now. */
  get places() {
    return Object.keys(this.node).filter((place) => place !== "");
  }

  /** Decisions that end right where the path has led. */
  get here() {
    return this.path.length ? decisions(this.node[""]) : [];
  }

  get isEmpty() {
    return Object.keys(this.tree).length === 0;
  }

  /** Touch a place: returns the decisions to choose from if that ends the path, or an empty list if it leads on. */
  touch(place) {
    const next = this.node[place];
    if (next === undefined) return [];
    if (isBranch(next)) {
      this.path.push(place);
      return [];
    }
    return decisions(next);
  }

  /** Go back to the last step at which a place that `isMeant` could have been touched instead, and say which; nothing changes if there is none. */
  backTo(isMeant) {
    for (let step = this.path.length - 1; step >= 0; step -= 1) {
      const node = this.path.slice(0, step).reduce((found, place) => found[place], this.tree);
      const meant = Object.keys(node).find((place) => place !== "" && place !== this.path[step] && isMeant(place));
      if (meant !== undefined) {
        this.path.length = step;
        return meant;
      }
    }
    return undefined;
  }

  back() {
    this.path.pop();
  }

  reset() {
    this.path = [];
  }

  /** Every decision that can be reached through a place. */
  through(place) {
    return all(this.node[place]);
  }

  all() {
    return all(this.tree);
  }
}

/** Every place that is touched on some way down a tree. */
export function reachable(tree = {}) {
  return Object.entries(tree).flatMap(([place, node]) => (isBranch(node) ? [place, ...reachable(node)] : [place]));
}

function isBranch(node) {
  return typeof node === "object" && !Array.isArray(node);
}

function decisions(end) {
  if (end === undefined) return [];
  return Array.isArray(end) ? end : [end];
}

function all(node) {
  if (node === undefined) return [];
  return isBranch(node) ? Object.values(node).flatMap(all) : decisions(node);
}
