/** The table: puts the parts together and passes on what happens. */

import { choose } from "../kit/dialog.js";
import { fill, h, icon } from "../kit/dom.js";
import { go } from "../kit/go.js";
import { announce, notice } from "../kit/notices.js";
import { ending, showNowhere } from "../kit/nowhere.js";
import { languagePicker, openPreferences } from "../kit/preferences.js";
import { seatSign } from "../kit/people.js";
import { onSetting } from "../kit/settings.js";
import { sound } from "../kit/sound.js";
import { say } from "../kit/words.js";
import { isAnsweredFor, isLocal, openLine } from "../net/authority.js";
import { numbersFor } from "../net/mixing.js";
import { isTaught } from "../net/taught.js";
import { teacherAt } from "../lesson/teachers.js";
import { pageAddress } from "../net/where.js";
import { openRules } from "../rules/drawer.js";
import { openAccount } from "./account.js";
import { Asides } from "./asides.js";
import { Attention } from "./attention.js";
import { Deck } from "./deck.js";
import { Deeds } from "./deeds.js";
import { Explain } from "./explain.js";
import { broken, openFairness } from "./fairness.js";
import { Floats } from "./floats.js";
import { Game } from "./game.js";
import { heard } from "./heard.js";
import { Hint } from "./hint.js";
import { Marks } from "./marks.js";
import { openLog, openMenu } from "./menu.js";
import { Moves } from "./moves.js";
import { Past } from "./past.js";
import { Phrases } from "./phrases.js";
import { Pieces } from "./pieces.js";
import { Players } from "./players.js";
import { showResult } from "./result.js";
import { listenToKeys } from "./shortcuts.js";
import { Show } from "./show.js";
import { Stage } from "./stage.js";
import { status } from "./status.js";
import { Touch } from "./touch.js";
import { keepWaitingRoom } from "./waiting.js";

export function open(main, context) {
  if (!isAnsweredFor(context.id)) {
    showNowhere(main, "no-server", say(isLocal(context.id) ? "no-engine" : "needs-server"));
    return () => {};
  }
  const page = new TablePage(main, context);
  return () => page.close();
}

class TablePage {
  constructor(main, { id, query, languages }) {
    this.game = new Game(id, query.get("key") ?? "", document.documentElement.lang);
    this.line = "open";
    this.peek = null;
    this.build(main, languages);
    this.live = openLine(id, {
      key: this.game.key,
      language: this.game.language,
      on: {
        table: (table) => this.seat(table),
        update: (update) => this.follow(update),
        state: (state) => {
          this.game.see(state);
          this.shown = this.game.state;
          this.refresh();
        },
        presence: (presence) => this.presence(presence),
        said: (said) => this.phrases.heard(said),
        unsaid: (refusal) => this.phrases.refused(refusal),
        line: (line) => this.lined(line),
        gone: (code, words) => showNowhere(main, ending(code, this.game.key), words),
        elsewhere: (take) => this.lookOn(take),
        here: () => this.leadAgain(),
        failed: (words, again) => notice(words, { kind: "refused", stays: true, action: { words: say("try-again"), run: again } }),
      },
    });
    this.deafen = listenToKeys(this);
    this.hurry = (event) => this.show?.hurry(event);
    document.addEventListener("pointerdown", this.hurry);
    this.forget = onSetting((name, value) => name === "confirm" && this.prefer({ confirm: value }));
  }

  close() {
    this.live.close();
    clearTimeout(this.worry);
    this.other?.remove();
    document.body.classList.remove("offline");
    this.players.close();
    this.attention?.close();
    this.explain?.close();
    this.teacher?.close();
    this.stage?.close();
    this.forget();
    this.deafen();
    document.removeEventListener("pointerdown", this.hurry);
    for (const dialog of document.querySelectorAll("dialog")) dialog.close();
  }

  build(main, languages) {
    this.title = h("span", { class: "bar-title" });
    this.status = h("p", { class: "status", role: "status" });
    this.notice = h("p", { class: "last-round", hidden: true });
    this.room = h("div", { class: "room" });
    this.players = new Players((seat) => this.look(seat));
    this.asides = new Asides();
    this.phrases = new Phrases(this);
    if (isLocal(this.game.id) && !isTaught(this.game.id)) this.hint = new Hint(this, () => this.live.hint());
    this.deck = new Deck(this);
    this.past = new Past(this.room, { show: (ply) => this.showPast(ply), leave: () => this.show.jump() });
    this.movesHost = h("div", { class: "moves-host" });
    const tool = (name, words, run, look = "") => h("button", { type: "button", class: `quiet ${look}`, "aria-label": words, title: words, onclick: run }, icon(name));
    main.append(
      h(
        "div",
        { class: "table-page" },
        h(
          "header",
          { class: "bar" },
          h("a", { class: "home", href: pageAddress(), "aria-label": say("to-start"), title: say("to-start") }, icon("sign")),
          h("h1", { class: "bar-head" }, this.title),
          this.status,
          this.notice,
          h(
            "div",
            { class: "tools" },
            languagePicker(languages),
            tool("log", say("moves"), () => openLog(this), "log-tool"),
            tool("book", say("rules"), () => this.rules()),
            tool("gear", say("settings"), () => openPreferences(), "settings-tool"),
            tool("more", say("more"), () => openMenu(this)),
          ),
        ),
        this.past.bar,
        this.room,
        h("aside", { class: "side", "aria-label": say("beside-table") }, this.players.element, this.movesHost, this.hint?.words, this.deck.element),
      ),
    );
  }

  // ── What the line brings ─────────────────────────────────────────────────────────────────────────────────────────

  async seat(table) {
    const isNew = !this.game.table;
    this.game.take(table);
    this.mix();
    if (isNew) await this.layTable();
    else this.show?.jump();
  }

  /** The game waits for numbers of ours: a rematch, or a page that was closed too early. */
  mix() {
    const { table, state, mine } = this.game;
    if (state.phase !== "waiting" || !mine.length || mine.some((seat) => table.random?.[seat])) return;
    this.live.act({ type: "mix", random: numbersFor(table) }).catch((refusal) => {
      if (refusal.code !== "too-late-to-mix") notice(refusal.words, { kind: "refused" });
    });
  }

  /** Tells if the server does not keep what it was bound to: when the game begins, and when it is over. */
  async judge({ phase }) {
    if (phase === "waiting" || phase === this.judged) return;
    this.judged = phase;
    const fault = await broken(this.game);
    if (fault) notice(say(fault), { kind: "refused", action: { words: say("fair"), run: () => openFairness(this.game) } });
  }

  async layTable() {
    const scene = await this.game.scene();
    if (this.live.closed) return;
    this.title.textContent = scene.title;
    this.attention = new Attention(this.game.id, scene.title);
    this.stage = new Stage(scene, this.room);
    this.stage.svg.setAttribute("aria-label", scene.title);
    this.pieces = new Pieces(this.stage);
    this.marks = new Marks(this.stage);
    this.deeds = new Deeds(this.stage, this.pieces, this.players);
    this.floats = new Floats(this.stage);
    this.moves = this.newMoves();
    this.movesHost.replaceChildren(this.moves.element);
    this.show = new Show(this.game, this.pieces, this.floats, {
      shown: (state) => this.goAlong(state),
      scoring: () => this.tell(),
      settled: (state) => this.settled(state),
    });
    this.explain = new Explain(this.stage, this.pieces, { why: (place) => this.why(place) });
    this.touch = new Touch(this.stage, this.pieces, {
      decide: (decisions) => this.decide(decisions),
      preview: (decision) => this.live.preview(decision),
      words: (decision) => scene.moves[decision][1],
      label: (words, choices) => (choices > 1 ? say("target-onward", { words, choices }) : words),
      walked: (touch) => this.walked(touch),
      letGo: say("key-escape"),
      explain: this.explain,
    });
    this.teacher = await teacherAt(this);
    if (this.live.closed) return;
    this.stage.onArranged(() => {
      this.stage.show(this.front);
      this.asides.show(this.stage, this.game.state);
    });
    await this.show.jump();
  }

  follow(update) {
    this.game.follow(update);
    if (!this.show) return;
    this.withdraw();
    if (document.hidden) this.attention.see(this.game.state);
    this.past.leave();
    for (const words of heard(update, this.game, this.stage.scene)) announce(words);
    this.players.time(this.game.state);
    this.show.add(update);
  }

  /** What could be touched belonged to a state that is gone: nothing can be, until the new one is shown. */
  withdraw() {
    this.touch.offer({});
    this.deck.offer([]);
    this.hint?.show(false);
  }

  /** The pieces go to where this state has them; points and the line above the table go with them. */
  goAlong(state) {
    this.shown = this.game.named(state);
    this.players.show(this.shown, this.front);
    this.tell();
  }

  /** All that stands beside the pieces. */
  refresh() {
    if (!this.stage) return;
    const { state } = this.game;
    const front = this.front;
    this.stage.name(this.game.names);
    this.stage.show(front);
    this.players.show(state, front);
    this.moves.show(this.game, this.past.ply ?? undefined);
    this.deck.show(state);
    this.asides.show(this.stage, state);
    this.warn(state.notice ?? "");
    keepWaitingRoom(this);
    this.tell();
    if (state.rematch && state.phase === "over") this.deck.invite(state.rematch);
  }

  /** Everything lies where it belongs: now it can be touched. */
  settled(state) {
    this.shown = this.game.state;
    this.refresh();
    this.room.dataset.version = this.live.version;
    this.deeds.show(state.meanwhile ?? []);
    this.marks.show(state.meanwhile ? [] : (state.last_places ?? []));
    this.judge(state);
    const wasMine = this.isMine;
    this.isMine = Boolean(state.targets && Object.keys(state.targets).length);
    this.touch.offer(state.targets ?? {});
    this.deck.offer(state.buttons ?? [], this.stage.scene);
    this.hint?.show(this.isMine);
    this.tell();
    if (this.isMine && !wasMine) {
      sound("turn");
      announce(this.status.textContent);
    }
    this.teacher?.see();
    if (state.phase === "over" && !this.told && !this.teacher?.endsItself) {
      this.told = true;
      if (state.plies) sound("end");
      showResult(this);
    }
  }

  /** What everybody should know: that this round is the last. Seen as long as it is true, heard once. */
  warn(words) {
    if (words && words !== this.notice.textContent) announce(words);
    this.notice.textContent = words;
    this.notice.hidden = !words;
  }

  presence({ connected, watching, preparing = [], hurried = [] }) {
    for (const { seats } of new Set([this.game.state, this.shown ?? this.game.state])) {
      seats.forEach((seat, number) => {
        seat.connected = connected[number];
        seat.preparing = preparing.includes(number);
        seat.hurried = hurried.includes(number);
      });
    }
    this.tell();
    this.players.show(this.shown ?? this.game.state, this.front);
    this.deck.watched(watching);
  }

  lined(line) {
    if (line === this.line) return;
    this.line = line;
    clearTimeout(this.worry);
    document.body.classList.remove("offline");
    if (line === "lost") {
      this.worry = setTimeout(() => {
        document.body.classList.add("offline");
        this.tell();
      }, 600);
    } else {
      this.tell();
    }
  }

  /** Another tab plays this game; `take` asks it to let go. */
  lookOn(take) {
    this.lined("elsewhere");
    this.other?.remove();
    this.other = notice(say("line-elsewhere"), { stays: true, action: { words: say("play-here"), run: take } });
  }

  leadAgain() {
    this.other?.remove();
    this.lined("open");
  }

  /** The line at the head of the table: whose turn, what to do; it follows what is shown. */
  tell() {
    if (!this.shown) return;
    this.attention?.see(document.hidden ? this.game.state : this.shown);
    const { whose, words, kind, seat } = status(this.shown, this.touch, document.body.classList.contains("offline") ? "lost" : this.line, this.show?.scoring);
    const line = whose ? `${whose} ${words}` : words;
    if (this.status.textContent !== line || this.status.dataset.seat !== String(seat)) {
      fill(this.status, seat !== undefined && seatSign(seat), whose && h("span", { class: this.game.mine.length > 1 ? "named" : "whose" }, `${whose} `), words);
    }
    this.status.dataset.kind = kind;
    this.status.dataset.seat = String(seat);
    this.deck.walked(Boolean(this.touch?.targets.path.length));
  }

  // ── What the reader does ─────────────────────────────────────────────────────────────────────────────────────────

  async decide(decisions) {
    const words = (decision) => this.stage.scene.moves[decision][1];
    const decision = decisions.length === 1 ? decisions[0] : await choose(say("which-one"), decisions.map((value) => ({ value, words: words(value) })));
    if (decision === undefined) return;
    sound("lay");
    const outcome = this.touch.foreseen(decision);
    this.withdraw();
    this.deeds.show([]);
    if (outcome) this.show.foretell(outcome);
    else this.room.classList.add("sending");
    await this.act({ type: "play", version: this.live.version, decision });
    this.room.classList.remove("sending");
  }

  /** Sends an action; a refusal is told in words, with the rule that it names one touch away, and the table is put right. */
  async act(action) {
    try {
      return await this.live.act(action);
    } catch (refusal) {
      sound("refused");
      const rule = refusal.rule ? { words: say("see-rule"), run: () => this.rules(refusal.rule) } : undefined;
      if (refusal.code === "lesson" || refusal.code === "puzzle") this.teacher.correct(refusal.words);
      else if (refusal.code !== "stale") notice(refusal.words, { kind: "refused", action: rule });
      this.show.jump();
      return null;
    }
  }

  /** Why touching a place leads nowhere: it is not my turn, not my board, or the game has a rule about it. */
  async why(place) {
    const { state, names, mine } = this.game;
    if (state.phase !== "playing" || this.past.isOpen || !mine.length) return "";
    if (this.touch.targets.isEmpty) return mine.includes(state.turn) || state.turn === null ? "" : say("why-their-turn", { name: names[state.turn] });
    const seat = this.stage.seat(place);
    if (seat !== undefined && seat !== state.turn) return say("why-their-board", { name: names[seat] });
    return (await this.live.why([...this.touch.targets.path, place])) || (this.teacher?.whyNot() ?? "");
  }

  undo() {
    if (this.touch.targets.path.length) this.touch.back();
    else if (this.game.state.can?.undo) this.act({ type: "undo", version: this.live.version });
    else if (this.game.state.can?.takeback) this.act({ type: "takeback", version: this.live.version });
  }

  confirm() {
    return this.act({ type: "confirm", version: this.live.version });
  }

  prefer(preferences) {
    if (this.game.mine.length) this.act({ type: "prefer", ...preferences });
  }

  async rematch() {
    const answer = await this.act({ type: "rematch" });
    if (answer?.game) go(pageAddress("table", answer.game));
  }

  review() {
    go(pageAddress("review", this.game.id, { key: this.game.key }));
  }

  replay() {
    go(pageAddress("replay", this.game.id, { key: this.game.key }));
  }

  result() {
    showResult(this);
  }

  /** A tile was chosen: whoever looked at another's board needs the own one again. */
  walked(touch) {
    this.tell();
    this.teacher?.walked(touch);
    if (this.peek === null || !touch.targets.path.length) return;
    this.peek = null;
    this.refresh();
  }

  look(seat) {
    if (this.stage.middle(seat)) {
      openAccount(this.game, this.game.state.seats);
      return;
    }
    this.peek = seat;
    this.refresh();
  }

  /** The board that comes first: the one looked at, or mine; around one screen, of the seat to move if not all fit in full size. */
  get front() {
    const { state, mine } = this.game;
    if (this.peek !== null) {
      const seat = this.peek;
      if (this.peekPly === undefined) this.peekPly = state.plies;
      if (this.peekPly === state.plies || !mine.includes(state.turn)) return seat;
      this.peek = null;
    }
    this.peekPly = undefined;
    const hasRoom = mine.length === 2 && !this.stage?.isSmall && this.room.clientWidth > this.room.clientHeight;
    if (mine.length > 1) return !hasRoom && mine.includes(state.turn) ? state.turn : mine[0];
    return mine[0] ?? 0;
  }

  rules(rule) {
    openRules(this.game.table.game, rule);
  }

  /** The log; `done` is called when a line of it was touched. */
  newMoves(done = () => {}) {
    const moves = new Moves(this.stage.scene, (ply) => {
      done();
      this.past.open(ply, this.game);
    });
    moves.show(this.game);
    return moves;
  }

  /** The table as it was after this many moves; nothing can be chosen meanwhile. */
  async showPast(ply) {
    const { state } = await this.game.frame(ply);
    if (this.past.ply !== ply) return;
    this.show.stop();
    this.withdraw();
    this.moves.mark(ply);
    this.deeds.show([]);
    this.marks.show(state.last_places ?? []);
    this.players.show({ ...this.game.state, turn: null, scores: state.scores, result: null }, this.front);
    await this.pieces.lay(state.pieces, state.texts);
  }
}
