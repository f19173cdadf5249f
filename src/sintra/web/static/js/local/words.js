/** What is said at a table that this page keeps: the messages of its game in the reader's language. */

import { format } from "../kit/words.js";
import { readData } from "../net/data.js";

const READ = new Map(); // by game and language

/** The words of a game in a language. */
export function wordsOf(game, language) {
  const name = `${language}/${game}/table.json`;
  if (!READ.has(name)) {
    READ.set(
      name,
      readData(name).then(
        (patterns) => new Words(patterns),
        (error) => {
          READ.delete(name);
          throw error;
        },
      ),
    );
  }
  return READ.get(name);
}

class Words {
  constructor(patterns) {
    this.patterns = patterns;
  }

  say(id, data = {}) {
    return this.patterns[id] === undefined ? id : format(this.patterns[id], data);
  }

  /** A phrase of the engine, as text. */
  phrase({ id, data }, more = {}) {
    const filled = { ...more };
    for (const [name, value] of Object.entries(data)) {
      filled[name] = value.word ? this.say(value.word) : value;
      if (value.word) filled[`${name}_id`] = value.word;
    }
    return this.say(id, filled);
  }

  /** A phrase and what it enumerates. */
  line([phrase, ...items]) {
    if (!phrase) return "";
    return this.phrase(phrase, items.length ? { list: items.map((item) => this.phrase(item)).join(", ") } : {});
  }
}
