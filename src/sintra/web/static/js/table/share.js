/** Inviting others to a table. */

import { passedOn } from "../kit/passing.js";
import { say } from "../kit/words.js";
import { pageAddress } from "../net/where.js";

export function invitation(table) {
  return passedOn(pageAddress("table", table.id, { key: table.key }), say("share-about"));
}
