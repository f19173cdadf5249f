/** Tables laid by hand, piece by piece, as the page's board editor does it: from each of `from` each of `to`. Answers with the texts of what was laid. */

import { Draft } from "../../src/sintra/web/static/js/analysis/draft.js";
import { Phrases } from "../../src/sintra/web/static/js/engine/phrases.js";
import { Rules } from "../../src/sintra/web/static/js/engine/rules.js";
import { Look } from "../../src/sintra/web/static/js/local/look.js";
import { answer, load, question } from "./ask.mjs";

const rules = new Rules(await load());
const engine = { rules, phrases: new Phrases(rules), description: rules.engine.description };

function begun(text) {
  const position = rules.read(text);
  return new Draft({ engine, rules, players: rules.players(position) }, position);
}

/** Where a piece can be put so that it comes to lie on a place. */
function free(draft, place, kinds) {
  const spot = draft.spots.get(place);
  if (spot.way === "spaces" || spot.way === "member") return place;
  return draft.places(kinds).find((one) => spot.places.includes(one) && draft.lying(one) === undefined);
}

function lay(draft, text) {
  const wanted = begun(text);
  const { palette, single, facts } = draft.data;
  draft.clear();
  for (const name of facts) draft.setFact(name, wanted.fact(name));
  const lying = Object.entries(new Look(engine, wanted.position).pieces).flatMap(([kind, places]) => places.filter((place) => draft.spots.has(place)).map((place) => [place, kind]));
  const order = ([place, kind]) => (kind.startsWith("plate") ? -1 : draft.spots.get(place).places.indexOf(place)); // a dome has its plates before its tiles, a row its first piece first
  for (const [place, kind] of lying.sort((one, other) => order(one) - order(other))) {
    const kinds = palette.find((turned) => turned.includes(kind)) ?? [kind];
    const turns = single.includes(kind) && draft.lying(place) === kind ? 0 : kinds.indexOf(kind) + 1;
    for (let turn = 0, at = free(draft, place, kinds); turn < turns; turn += 1) {
      const refused = draft.touch(at, kinds);
      if (refused) return `${kind} on ${at}: ${refused.message}`;
    }
  }
  return draft.problem ? draft.problem.message : rules.text(draft.position);
}

const laid = question.from.flatMap((text) => question.to.map((other) => lay(begun(text), other)));

/** The same piece, again and again. */
const heaped = (question.more ?? []).map(({ text, places, kind }) => {
  const draft = begun(text);
  draft.clear();
  for (const place of places) draft.touch(place, [kind]);
  return [draft.left(kind), draft.problem.message];
});
answer({ laid, heaped });
