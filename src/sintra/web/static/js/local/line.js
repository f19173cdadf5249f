/** The line of a game that this page keeps itself: the same for its readers as `Live`, without a network. */

import { createAgain, sceneOf } from "./games.js";
import { hintFor } from "./hints.js";
import { Lead } from "./lead.js";
import { explained } from "./refused.js";
import { Shown } from "./show.js";
import { Table } from "./table.js";
import { wordsOf } from "./words.js";

export class LocalLine {
  /** `on` as for `Live`, and: elsewhere(take) while another tab plays, `take` asks it to let go; here() afterwards; failed(words, again). */
  constructor(id, { language, on }) {
    this.id = id;
    this.language = language;
    this.on = on;
    this.version = null;
    this.closed = false;
    this.actions = 0;
    this.lead = new Lead(id, { changed: (isLeading) => this._leads(isLeading), stored: () => this._readOn() });
    this._open().catch((error) => this._gone(error));
  }

  close() {
    this.closed = true;
    this.lead.close();
    this.table?.close();
  }

  async act(action) {
    this.actions += 1;
    const id = `a${this.actions}`;
    try {
      const ack = await this.table.act({ ...action, id }, createAgain);
      this.table.goOn();
      return ack;
    } catch (error) {
      throw this._said(error, id);
    }
  }

  async preview(decision) {
    try {
      this.table.check(decision);
      return this._shown().preview(decision);
    } catch {
      return null; // it was the position before
    }
  }

  async why(path) {
    return this._shown().why(path);
  }

  /** A hint for the one to move; that it was given is noted first. */
  async hint() {
    await this.act({ type: "hint", version: this.version });
    return hintFor(this._shown(), this.table.bots);
  }

  /** Nobody sits elsewhere who could hear it. */
  say() {
    return false;
  }

  async _open() {
    const [table] = await Promise.all([Table.open(this.id), this.lead.begin()]);
    const { agreement } = table;
    const [words, scene] = await Promise.all([wordsOf(agreement.game, this.language), sceneOf(agreement, this.language)]);
    Object.assign(this, { words, scene });
    table.isLeading = this.lead.isLeading;
    table.on = { happened: (since) => this._happened(since), failed: (error) => this._failed(error) };
    this.table = table;
    if (this.closed) table.close();
    else this._begin();
  }

  /** The whole table once more, then whatever happens. */
  tellAgain() {
    this._begin();
  }

  /** The whole table, then whatever happens. */
  _begin() {
    const table = this._shown().table();
    this.version = table.version;
    this.on.table(table);
    this.on.line("open");
    this.on.presence({ connected: table.state.seats.map(() => true), watching: 0 });
    if (this.table.isLeading) this.table.goOn();
    else this.on.elsewhere(() => this.lead.take());
  }

  /** This tab leads from now on, or no longer does. */
  async _leads(isLeading) {
    if (!this.table || this.closed) return;
    this.table.isLeading = isLeading;
    await this._readOn();
    if (this.closed) return;
    if (isLeading) this.on.here();
    this._begin();
  }

  async _readOn() {
    if (!this.table || this.closed) return;
    await this.table.readOn().catch((error) => this._gone(error));
    if (!this.closed && this.table.match.version > this.version) this._tell();
  }

  _happened() {
    this.lead.stored();
    if (!this.closed && this.table.match.version > this.version) this._tell();
  }

  _tell() {
    const update = this._shown().update(this.version);
    this.version = update.version;
    this.on.update(update);
  }

  _shown() {
    const { match, engine, secret, isLeading } = this.table;
    return new Shown(match, engine, { words: this.words, scene: this.scene, secret, isFollowing: !isLeading });
  }

  /** A bot did not answer, or its move could not be stored. */
  _failed(error) {
    const { words } = this._said(error);
    if (!this.closed) this.on.failed(words, () => this.table.goOn());
  }

  _said(error, id = "") {
    return explained(error, this.words, { id, version: this.version });
  }

  _gone(error) {
    if (this.closed) return;
    this.close();
    const { code, words } = this._said(error);
    this.on.gone(code, words);
  }
}
