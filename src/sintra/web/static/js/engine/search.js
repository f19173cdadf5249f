/**
 * The search over a view of a position, in slices: begin, grow as long as you like, look at the findings at any time.
 *
 * What is hidden from the seat to move is imagined, in several worlds if it matters, each with a tree of its own. Where nothing is hidden the tree
 * is kept from move to move: what has grown below the new position stays.
 */

import { volume } from "./memory.js";

const WORLD_SEEDS = 1_000; // the generators of imagined worlds are numbered from here on, those of trees from 0

export class Search {
  /** For tables of so many players, with the weights that `readWeights` read; a game without any has none. `changes` are settings by name. */
  constructor(rules, players, weights, changes = {}) {
    const { engine } = rules;
    const { memory, constants, description } = engine;
    Object.assign(this, { rules, engine, memory, calls: engine.calls, constants, players });
    const size = rules.size;
    const groups = description.groups[players];
    this.network = memory.group(groups.network);
    if (groups.network.w1[1][0] > 0) for (const name of Object.keys(groups.network)) this._fill(name, weights?.[name]);
    this.worlds = memory.array(size, [constants.worlds]);
    this.worldsContent = memory.array(1, [constants.worlds, size], this.worlds.at);
    this.randoms = memory.array(8, [constants.worlds, 1]);
    this.settings = memory.place(8 * description.settings.length);
    memory.doubles(this.settings, description.settings.length).set(description.setting_names.map((name, i) => changes[name] ?? description.settings[i]));
    this._placeProof();
    this._placeFindings();
    this._placeTrees(groups.workspace);
    this.kept = undefined; // the position at the root of the tree that may be kept
  }

  // ── Room ──

  _fill(name, array) {
    const place = this.network[name];
    if (!array || array.shape.join() !== place.shape.join()) {
      throw new Error(`these weights are not for this game with ${this.players} players: ${name} should be ${place.shape}`);
    }
    this.memory.floats(place.at, volume(place.shape)).set(array.numbers);
  }

  _placeProof() {
    const { deepest_proof: deepest, most_moves: most, about, seats } = this.constants;
    this.proof = {
      states: this.memory.array(this.rules.size, [deepest]),
      moves: this.memory.array(4, [deepest, most]),
      count: this.memory.array(8, [deepest]),
      at: this.memory.array(8, [deepest]),
      best: this.memory.array(8, [deepest, about, seats]),
      values: this.memory.array(8, [most, about, seats]),
      worth: this.memory.array(8, [most]),
      settings: this.memory.place(8 * this.engine.description.settings.length),
    };
    const { setting_names: names } = this.engine.description;
    const settings = this.memory.doubles(this.settings, names.length).slice();
    settings[names.indexOf("points")] = 0; // points for their own sake help to get to the end; where it is known they are not wanted
    this.memory.doubles(this.proof.settings, names.length).set(settings);
  }

  _placeFindings() {
    const { most_moves: most, seats, longest_line: longest } = this.constants;
    this.found = {
      moves: this.memory.array(4, [most]),
      visits: this.memory.array(8, [most]),
      values: this.memory.array(8, [most]),
      about: this.memory.array(8, [most, 2, seats]),
      counted: this.memory.array(8, [most]),
      line: this.memory.array(4, [longest]),
    };
  }

  /** Either one tree and room to move it to, or several small ones, in the same memory. */
  _placeTrees(workspace) {
    const { worlds, looked_at: lookedAt } = this.constants;
    const { trees, path } = this.engine.description;
    const plot = this.memory.place(2 * treeSize(trees[1]));
    const inPlot = (shapes, number) => this.memory.group(shapes, placesIn(shapes, plot + number * treeSize(shapes)));
    this.large = [inPlot(trees[1], 0), inPlot(trees[1], 1)];
    this.small = Array.from({ length: worlds }, (_, i) => inPlot(trees[worlds], i));
    this.tools = this.small.map(() => {
      const table = this.memory.array(this.rules.size, [2]);
      return {
        table,
        path: this.memory.group(path, { content: table.at + this.rules.size }),
        workspace: this.memory.group(workspace),
        random: this.memory.array(8, [1]),
      };
    });
    const [nodes] = trees[1].nodes[1];
    const [ends] = trees[1].ends[1];
    this.moving = {
      states: this.memory.array(this.rules.size, [lookedAt]),
      wanted: this.memory.array(1, [this.rules.size]),
      nodes: this.memory.array(4, [lookedAt]),
      origin: this.memory.array(4, [nodes]),
      moved: this.memory.array(4, [nodes]),
      movedEnds: this.memory.array(4, [ends]),
    };
    this.moving.content = this.memory.array(1, [lookedAt, this.rules.size], this.moving.states.at);
    this.layout = undefined; // which of the two is in the memory
  }

  // ── Beginning ──

  /**
   * Take what the seat to move knows of this position for the root. `seed` is a BigInt; equal seeds, equal findings. With `keep`, what has grown
   * below it in the last search stays.
   */
  begin(position, seed = 0n, keep = true) {
    const seat = this.rules.toMove(position);
    this.seat = seat;
    this.proven = undefined;
    const count = this._imagine(position, seat, seed);
    const roots = Array.from({ length: count }, (_, i) => this.memory.bytes(this.worlds.at + i * this.rules.size, this.rules.size).slice());
    if (count === 1 && this._prove(roots[0])) return;
    const layout = count === 1 ? "large" : "small";
    const isKept = keep && count === 1 && this.layout === layout && this.kept && this._keep(roots[0]);
    if (this.layout !== layout) this._layOut(layout);
    this.grown = count === 1 ? [this.large[0]] : this.small;
    this.rules._seed(seed);
    this.calls.scatter(this.rules.random.head, 0, this.randoms.head);
    this.grown.forEach((tree, i) => {
      const { table, workspace, random } = this.tools[i];
      this.memory.longs(random.at, 1).set(this.memory.longs(this.randoms.at + 8 * i, 1));
      this.memory.bytes(table.at, this.rules.size).set(roots[i]);
      if (!isKept) this.calls.plant(tree.head);
      this.calls.look_from(table.head, this.network.head, workspace.head);
    });
    if (!isKept) this.done = this.grown.map(() => 0);
    this.kept = count === 1 ? roots[0] : undefined;
    this.grown.forEach((_, i) => this._rootVisits(i) < 2 && this._grow(i, 2));
  }

  /** The large tree and what belongs to it, for somebody else to plant: what has grown is forgotten. */
  lend() {
    if (this.layout !== "large") this._layOut("large");
    this.forget();
    return { tree: this.large[0], ...this.tools[0] };
  }

  /** Forget what has grown. */
  forget() {
    this.kept = undefined;
  }

  _imagine(position, seat, seed) {
    this.rules._lay(position);
    this.rules._seed(seed);
    this.calls.scatter(this.rules.random.head, WORLD_SEEDS, this.randoms.head);
    return this.calls.imagine_worlds(this.rules.table.head, seat, this.randoms.head, this.worlds.head, this.worldsContent.head);
  }

  /** Exact values without a simulation, if everything can be tried to the end. */
  _prove(root) {
    const { states, moves, count, at, best, values, worth, settings } = this.proof;
    this.memory.bytes(states.at, this.rules.size).set(root);
    const tried = this.calls.solve(states.head, moves.head, count.head, at.head, best.head, values.head, worth.head, settings);
    if (tried < 0) return false;
    this.proven = { count: Number(this.memory.longs(count.at, 1)[0]) };
    return true;
  }

  _keep(root) {
    const { states, content, wanted, nodes, origin, moved, movedEnds } = this.moving;
    const [tree, spare] = this.large;
    const { path, workspace } = this.tools[0];
    this.memory.bytes(states.at, this.rules.size).set(this.kept);
    this.memory.bytes(wanted.at, this.rules.size).set(root);
    const node = this.calls.find_position(tree.head, states.head, content.head, wanted.head, nodes.head, path.head);
    if (node < 0 || this.calls.is_draw(tree.head, node)) return false;
    if (node > 0) {
      const { used } = this.constants;
      const [visits, all] = [this.calls.visits_of(tree.head, node), this.calls.visits_of(tree.head, 0)];
      this.done = [Math.floor(this.done[0] * (visits / all))];
      this.memory.words(moved.at, this._used(tree, used.nodes)).fill(-1);
      this.memory.words(movedEnds.at, this._used(tree, used.ends)).fill(-1);
      this.calls.transplant(tree.head, node, spare.head, origin.head, moved.head, movedEnds.head);
      this.large.reverse();
      this.memory.bytes(workspace.kept_of.at, workspace.kept_of.size).fill(0);
    }
    return true;
  }

  /** The memory has held other trees: nothing of them may be taken for this layout's. */
  _layOut(layout) {
    for (const tree of this[layout]) for (const name of ["used", "keys", "known"]) this.memory.bytes(tree[name].at, tree[name].size).fill(0);
    for (const { workspace } of this.tools) this.memory.bytes(workspace.kept_of.at, workspace.kept_of.size).fill(0);
    this.layout = layout;
  }

  // ── Growing ──

  /** So many more simulations, shared among the worlds; fewer if nothing is left to find out. Returns how many there were. */
  grow(simulations) {
    if (this.proven) return 0;
    const before = this.simulations;
    const each = Math.ceil(simulations / this.grown.length);
    this.grown.forEach((_, i) => this._grow(i, each));
    return this.simulations - before;
  }

  _grow(i, simulations) {
    const { table, workspace, path, random } = this.tools[i];
    const { head } = this.grown[i];
    this.done[i] += this.calls.grow(head, table.head, this.network.head, workspace.head, path.head, this.settings, random.head, simulations);
  }

  /** How many simulations made the trees what they are. */
  get simulations() {
    return this.proven ? 0 : this.done.reduce((sum, one) => sum + one, 0);
  }

  /** Whether more simulations would change nothing, or there is no room for more. */
  get isDone() {
    return Boolean(this.proven) || this.grown.every((tree) => this.calls.is_settled(tree.head) || this._used(tree, this.constants.used.full));
  }

  _used(tree, counter) {
    return Number(this.memory.longs(tree.used.at + 8 * counter, 1)[0]);
  }

  _rootVisits(i) {
    return this.calls.visits_of(this.grown[i].head, 0);
  }

  // ── What was found ──

  /**
   * All legal moves, the best first: { choices: [{ move, visits, value, chances, scores, line }], simulations, isExact }. Chances of winning and
   * expected scores are by seat, or null for a move that was not looked at.
   */
  findings() {
    const choices = this.proven ? this._provenChoices() : this._grownChoices();
    const isSettled = this.proven || this.grown.every((tree) => this.calls.is_settled(tree.head));
    const order = isSettled ? (one, other) => other.value - one.value || other.visits - one.visits : (one, other) => other.visits - one.visits || other.value - one.value;
    choices.sort(order);
    const isExact = Boolean(this.proven) || (isSettled && this.grown.every((tree) => !this._used(tree, this.constants.used.guessed)));
    return { choices, simulations: this.simulations, isExact };
  }

  _grownChoices() {
    const { moves, visits, values, about, counted } = this.found;
    for (const { at, size } of [visits, values, about, counted]) this.memory.bytes(at, size).fill(0);
    let count = 0;
    for (const tree of this.grown) count = this.calls.add_findings(tree.head, moves.head, visits.head, values.head, about.head, counted.head);
    const numbers = (array, each = 1) => this.memory.doubles(array.at, count * each).slice();
    const { seats } = this.constants;
    const [all, looked, sums, told] = [numbers(visits), numbers(counted), numbers(values), numbers(about, 2 * seats)];
    return Array.from(this.memory.words(moves.at, count).slice(), (move, i) => ({
      move,
      visits: all[i],
      value: sums[i] / Math.max(1, all[i]),
      ...this._expected(Array.from(told.subarray(2 * seats * i, 2 * seats * (i + 1)), (sum) => sum / looked[i]), looked[i] > 0),
      line: this._line(move),
    }));
  }

  _provenChoices() {
    const { moves, values, worth } = this.proof;
    const { about, seats } = this.constants;
    const { count } = this.proven;
    return Array.from(this.memory.words(moves.at, count), (move, i) => {
      const told = this.memory.doubles(values.at + 8 * about * seats * i, about * seats);
      return {
        move,
        visits: 0,
        value: this.memory.doubles(worth.at, count)[i],
        ...this._expected([...told.subarray(0, seats), ...told.subarray(seats * (about - 1))], true),
        line: [move],
      };
    });
  }

  /** From how the game goes for each seat, between -1 and 1, and the scores. */
  _expected(told, isKnown) {
    if (!isKnown) return { chances: null, scores: null };
    const { players } = this;
    const { seats } = this.constants;
    const chances = told.slice(0, players).map((win) => Math.min(1, Math.max(0, (win * (players - 1) + 1) / players)));
    return { chances, scores: told.slice(seats, seats + players) };
  }

  /** How play would go on after a move, by the tree that looked at it most. */
  _line(move) {
    const { line } = this.found;
    const visits = this.grown.map((tree) => this.calls.visits_after(tree.head, move));
    const tree = this.grown[visits.indexOf(Math.max(...visits))];
    return Array.from(this.memory.words(line.at, this.calls.write_line(tree.head, move, line.head)));
  }
}

// ── Trees in memory ──

function treeSize(shapes) {
  return Object.values(shapes).reduce((sum, [itemSize, shape]) => sum + aligned(itemSize * volume(shape)), 0);
}

function placesIn(shapes, begin) {
  let at = begin;
  const places = {};
  for (const [name, [itemSize, shape]] of Object.entries(shapes)) {
    places[name] = at;
    at += aligned(itemSize * volume(shape));
  }
  return places;
}

function aligned(size) {
  return Math.ceil(size / 64) * 64;
}
