/** Whose turn it is and what to do, in one line. */

import { say } from "../kit/words.js";

export function status(state, touch, line, scoring) {
  if (line === "lost") return { words: say("line-lost"), kind: "lost" };
  if (line === "elsewhere" && state.phase === "playing") return { words: say("line-elsewhere"), kind: "waiting" };
  if (scoring) return { words: say("status-scoring", { round: scoring }), kind: "scoring" };
  if (state.phase === "waiting") return { words: say(isOpen(state) ? "status-waiting" : "status-nature"), kind: "waiting" };
  if (state.phase === "over") return { words: outcome(state), kind: "over", seat: state.result?.winners.length === 1 ? state.result.winners[0] : undefined };
  if (state.takeback) return { words: say(state.can?.answer ? "status-asked" : "status-asking", { name: state.seats[state.takeback.by].name }), kind: "waiting", seat: state.takeback.by };
  const acting = state.unconfirmed ?? state.turn;
  const seat = state.seats[acting];
  if (!seat) return { words: say("status-nature"), kind: "waiting" };
  return { ...ofSeat(state, seat, touch), seat: acting };
}

/** What a line says about the one whose turn it is. */
function ofSeat(state, seat, touch) {
  if (state.unconfirmed !== undefined && state.unconfirmed !== null) {
    return seat.mine ? { words: say("status-confirm"), kind: "mine" } : { words: say("status-confirming", { name: seat.name }), kind: "waiting" };
  }
  if (seat.preparing) return { words: say("status-preparing", { name: seat.name }), kind: "waiting" };
  if (seat.hurried) return { words: say("status-hurried", { name: seat.name }), kind: "waiting" };
  if (!seat.mine) return { words: say(seat.kind === "bot" || seat.stand_in ? "status-thinking" : "status-their-turn", { name: seat.name }), kind: "waiting" };
  if (seat.stand_in) return { words: say("status-stand-in"), kind: "waiting" };
  const path = touch?.targets.path ?? [];
  const todo = path.length ? ((path.length === 1 && state.onward?.[path[0]]) || `${touch.hint} …`) : (state.prompt ?? "");
  const several = state.seats.filter((one) => one.mine).length > 1;
  return { whose: say(several ? "status-turn-of" : "status-your-turn", { name: seat.name }), words: todo, kind: "mine" };
}

/** Whether somebody can still sit down. */
export function isOpen(state) {
  return state.seats.some((seat) => seat.kind === "open");
}

/** Who won, in words. */
export function outcome(state) {
  const winners = state.result?.winners ?? [];
  const names = new Intl.ListFormat(document.documentElement.lang).format(winners.map((seat) => state.seats[seat].name));
  if (!winners.length) return say("over");
  if (winners.length > 1) return say("over-shared", { names });
  const winner = state.seats[winners[0]];
  const alone = state.seats.filter((seat) => seat.mine).length === 1;
  return winner.mine && alone ? say("over-you", { points: state.scores[winners[0]] }) : say("over-won", { name: names, points: state.scores[winners[0]] });
}
