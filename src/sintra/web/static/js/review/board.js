/** The table at a moment of the game: as it was, what was played marked, and a better line as ghosts. */

import { Ghosts } from "../table/ghosts.js";
import { Marks } from "../table/marks.js";
import { Pieces } from "../table/pieces.js";
import { Stage } from "../table/stage.js";

export class Board {
  constructor(source, room) {
    const { scene, names, me } = source;
    this.source = source;
    this.stage = new Stage(scene, room);
    this.stage.svg.setAttribute("aria-label", scene.title);
    this.pieces = new Pieces(this.stage);
    this.marks = new Marks(this.stage);
    this.ghosts = new Ghosts(this.stage, this.pieces);
    this.stage.name(names);
    this.stage.show(me ?? 0);
    this.stage.onArranged(() => this.redraw());
  }

  close() {
    this.stage.close();
  }

  /** The table after so many moves, with the last of them marked. */
  async show(ply) {
    const { source } = this;
    const { positions, moves } = source;
    const last = ply > 0 && source.movers[ply - 1] >= 0 ? source.look(positions[ply - 1]).touched(moves[ply - 1]) : [];
    await this.lay(positions[ply], { front: this.front(ply - 1), marked: last });
  }

  /** The table before a decision: what was played is marked; the line as ghosts, as far as `steps`. */
  async compare(ply, line, steps = 1) {
    const { source } = this;
    const after = source.line(ply, line.slice(0, steps)).at(-1);
    const marked = source.look(source.positions[ply]).touched(source.moves[ply]);
    await this.lay(source.positions[ply], { front: this.front(ply), marked, ghost: after });
  }

  front(ply) {
    const mover = this.source.movers[Math.max(0, ply)];
    return mover >= 0 ? mover : (this.source.me ?? 0);
  }

  async lay(position, { front, marked, ghost }) {
    this.marked = marked;
    this.ghost = ghost && { pieces: this.source.look(ghost).pieces };
    this.ghosts.clear();
    this.stage.show(front);
    const look = this.source.look(position);
    const turn = (this.turn = {});
    await this.pieces.lay(look.pieces, look.texts);
    if (turn === this.turn) this.redraw();
  }

  redraw() {
    this.marks.show(this.marked ?? []);
    if (this.ghost) this.ghosts.show(this.ghost);
    else this.ghosts.clear();
  }
}
