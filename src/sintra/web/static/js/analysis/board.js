/** The table of the board: the same that games are played at, showing one moment after the other, with everything open to be touched. */

import { choose } from "../kit/dialog.js";
import { say } from "../kit/words.js";
import { Explain } from "../table/explain.js";
import { Floats } from "../table/floats.js";
import { Marks } from "../table/marks.js";
import { Pieces } from "../table/pieces.js";
import { Stage } from "../table/stage.js";
import { reachable } from "../table/targets.js";
import { Touch } from "../table/touch.js";

export class Board {
  /** `on` has: play(move), walked() when something was touched on the way to a decision, arranged(). */
  constructor(room, study, on) {
    this.study = study;
    this.on = on;
    const { scene } = study;
    this.stage = new Stage(scene, room);
    this.stage.svg.setAttribute("aria-label", scene.title);
    this.pieces = new Pieces(this.stage);
    this.marks = new Marks(this.stage);
    this.floats = new Floats(this.stage);
    this.explain = new Explain(this.stage, this.pieces, { why: (place) => this.why(place) });
    this.touch = new Touch(this.stage, this.pieces, {
      decide: (decisions) => this.decide(decisions),
      preview: async (decision) => study.preview(this.node, decision),
      words: (decision) => scene.moves[decision][1],
      label: (words, choices) => (choices > 1 ? say("target-onward", { words, choices }) : words),
      walked: () => on.walked(),
      letGo: say("key-escape"),
      explain: this.explain,
    });
    this.stage.onArranged(() => on.arranged());
    this.stage.name(study.names);
  }

  close() {
    this.floats.skip();
    this.explain.close();
    this.stage.close();
  }

  /** Lays the table as it is at a moment; `gained`: points to be told, with their reasons. */
  async show(node, gained = []) {
    this.node = node;
    const { study, stage } = this;
    const { position } = node;
    this.floats.skip();
    this.look = study.look(position);
    this.legal = study.toMove(node) >= 0 ? study.rules.legal(position) : [];
    this.targets = this.look.targets(this.legal);
    this.touch.offer({});
    stage.show(this.front);
    this.marks.show(this.lastPlaces(node));
    const laid = this.pieces.lay(this.look.pieces, this.look.texts, { touched: reachable(this.targets) });
    this.touch.offer(this.targets);
    await laid;
    if (this.node === node) await this.floats.show(gained);
  }

  /** The board that comes first: that of the seat to move, if not all fit in full size. */
  get front() {
    const { host } = this.stage;
    const turn = this.study.toMove(this.node);
    const hasRoom = this.study.players === 2 && !this.stage.isSmall && host.clientWidth > host.clientHeight;
    if (hasRoom) return 0;
    return this.peek ?? (turn >= 0 ? turn : Math.max(0, this.node.mover ?? 0));
  }

  lastPlaces({ parent, move, mover }) {
    return parent && mover >= 0 ? this.study.look(parent.position).touched(move) : [];
  }

  /** What a move would do, pale on the table. */
  foresee(move) {
    const { study, node } = this;
    this.touch.ghosts.show(study.preview(node, move));
    this.marks.show(study.look(node.position).touched(move));
  }

  forget() {
    this.touch.ghosts.clear();
    this.marks.show(this.lastPlaces(this.node));
  }

  async decide(decisions) {
    const { moves } = this.study.scene;
    const decision = decisions.length === 1 ? decisions[0] : await choose(say("which-one"), decisions.map((value) => ({ value, words: moves[value][1] })));
    if (decision !== undefined) this.on.play(decision);
  }

  /** Why touching a place leads nowhere, if a rule has to do with it. */
  async why(place) {
    const { study, node, touch, legal } = this;
    const { phrases, description } = study.engine;
    if (study.toMove(node) < 0) return "";
    const phrase = phrases.whyNot(node.position, legal, [...touch.targets.path, place].map((name) => description.places.indexOf(name)));
    return phrase ? study.words.phrase(phrase) : "";
  }
}
