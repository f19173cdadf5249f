/** Plays games as tests/engine/parity.py does, and answers the same hashes. */

import { answer, load, question } from "./ask.mjs";
import { parity } from "./parity_play.mjs";

answer(question.games.map(parity(await load())));
