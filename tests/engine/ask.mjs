/** The question that Python asks, and an engine for it. */

import { readFileSync } from "node:fs";
import { Engine } from "../../src/sintra/web/static/js/engine/engine.js";

export const question = JSON.parse(readFileSync(0, "utf8"));

export function load() {
  return Engine.create(readFileSync(question.module), JSON.parse(readFileSync(question.description, "utf8")));
}

export function answer(value) {
  process.stdout.write(JSON.stringify(value));
}
