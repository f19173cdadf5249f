/**
 * The line to the server for one game. It reconnects by itself, resends what was not answered (the server counts an id once),
 * and hands on only updates that continue what the page has: see docs/live.md.
 */

const BEAT = 20_000;
const PATIENCE = 8_000;
const LONGEST = 8_000;
const FINAL = { 4403: "key-needed", 4404: "no-such-game", 4410: "broken", 4411: "old-rules" };
const AGAIN = new Set(["busy", "too-fast"]); // refusals after which the same action is sent once more

export class Live {
  /** `on` has: table(table), update(update), state(state), presence(presence), said(said), unsaid(refusal), line(state), gone(code). */
  constructor(id, { key, language, on }) {
    this.id = id;
    this.key = key;
    this.language = language;
    this.on = on;
    this.version = null;
    this.pending = new Map();
    this.questions = new Map();
    this.attempt = 0;
    this.closed = false;
    this.wake = () => this.hurry();
    addEventListener("online", this.wake);
    addEventListener("offline", this.wake);
    document.addEventListener("visibilitychange", this.wake);
    this.connect();
  }

  close() {
    this.closed = true;
    removeEventListener("online", this.wake);
    removeEventListener("offline", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    clearTimeout(this.retry);
    clearInterval(this.heart);
    clearTimeout(this.doubt);
    this.socket?.close();
  }

  connect() {
    if (this.closed) return;
    const asked = new URLSearchParams({ language: this.language });
    if (this.key) asked.set("key", this.key);
    if (this.version !== null) asked.set("since", this.version);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/games/${this.id}/live?${asked}`);
    this.socket = socket;
    socket.onopen = () => {
      // Anyone who has a table already hears nothing if nothing was missed.
      if (socket === this.socket && this.version !== null) this.opened();
    };
    socket.onmessage = (event) => {
      if (socket === this.socket) this.receive(JSON.parse(event.data));
    };
    socket.onclose = (event) => {
      if (socket === this.socket) this.lost(event.code);
    };
  }

  lost(code) {
    clearInterval(this.heart);
    clearTimeout(this.doubt);
    this.open = false;
    if (this.closed) return;
    if (FINAL[code]) {
      this.closed = true;
      this.on.gone(FINAL[code]);
      return;
    }
    this.on.line("lost");
    const wait = Math.min(LONGEST, 250 * 2 ** this.attempt) * (0.5 + Math.random() / 2);
    this.attempt += 1;
    this.retry = setTimeout(() => this.connect(), wait);
  }

  /** The network or the page came back: do not wait for the next attempt; a line that only looks open is found out. */
  hurry() {
    if (this.closed || document.hidden) return;
    if (!navigator.onLine) {
      if (this.open) this.giveUp();
      return;
    }
    if (this.open) {
      this.ping();
    } else {
      clearTimeout(this.retry);
      this.attempt = 0;
      this.socket?.close();
      this.connect();
    }
  }

  ping() {
    this.write({ type: "ping" });
    clearTimeout(this.doubt);
    this.doubt = setTimeout(() => this.giveUp(), PATIENCE);
  }

  /** The line is dead, though the browser may not know it yet. */
  giveUp() {
    this.socket.onclose = null;
    this.socket.close();
    this.lost(0);
  }

  opened() {
    if (this.open) return;
    this.open = true;
    this.attempt = 0;
    this.on.line("open");
    clearInterval(this.heart);
    this.heart = setInterval(() => this.ping(), BEAT);
    for (const { action } of this.pending.values()) this.write(action);
  }

  receive(message) {
    clearTimeout(this.doubt);
    switch (message.type) {
      case "table":
        this.version = message.version;
        this.on.table(message);
        this.opened();
        break;
      case "update":
        this.opened();
        this.continued(message);
        break;
      case "presence":
        this.on.presence(message);
        break;
      case "said":
        this.on.said(message);
        break;
      case "ack":
        this.settle(message.id, (waiting) => waiting.resolve(message));
        break;
      case "error":
        if (this.answer(message.id, null)) break;
        if (message.id === this.saying) {
          this.on.unsaid(message);
          break;
        }
        if (AGAIN.has(message.code) && this.pending.has(message.id)) {
          setTimeout(() => this.pending.has(message.id) && this.write(this.pending.get(message.id).action), 500);
        } else {
          this.settle(message.id, (waiting) => waiting.reject(message));
        }
        break;
      case "previewed":
      case "because":
        this.answer(message.id, message);
        break;
    }
  }

  continued(update) {
    if (this.version !== null && update.since > this.version) {
      this.write({ type: "sync", since: this.version });
      return;
    }
    if (this.version !== null && update.version <= this.version) {
      if (update.version === this.version) this.on.state(update.state);
      return;
    }
    const happened = (update.happened ?? []).filter((entry) => this.version === null || entry.version > this.version);
    this.version = update.version;
    this.on.update({ ...update, happened });
  }

  settle(id, answer) {
    const waiting = this.pending.get(id);
    if (!waiting) return;
    this.pending.delete(id);
    answer(waiting);
  }

  /** Do something; resolved when the server has stored it, rejected with its refusal. Survives a lost line. */
  act(action) {
    const sent = { ...action, id: newId() };
    return new Promise((resolve, reject) => {
      this.pending.set(sent.id, { action: sent, resolve, reject });
      if (this.open) this.write(sent);
    });
  }

  /** What the table would look like after a decision, or nothing if the line is down. */
  preview(decision) {
    return this.question({ type: "preview", decision });
  }

  /** Why touching these places one after the other leads nowhere, in words; empty if no rule has to do with it or the line is down. */
  async why(path) {
    return (await this.question({ type: "why", path }))?.words ?? "";
  }

  /** Ask something that changes nothing; answered with nothing if the line is down. */
  question(asked) {
    if (!this.open) return Promise.resolve(null);
    const id = newId();
    return new Promise((resolve) => {
      this.questions.set(id, resolve);
      this.write({ ...asked, id });
    });
  }

  answer(id, message) {
    this.questions.get(id)?.(message);
    return this.questions.delete(id);
  }

  /** Say something to the others, now or not at all: what comes late was not meant. Whether it could be sent. */
  say(phrase) {
    this.saying = newId();
    this.write({ type: "say", id: this.saying, phrase });
    return this.open;
  }

  write(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }
}

function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_");
}
