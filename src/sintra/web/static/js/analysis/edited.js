/** The board editor in the place of lines and engine, until the position is set up or everything stays as it was. */

import { say } from "../kit/words.js";
import { Editor } from "./editor.js";

/** Opens it on a page of analysis; `read` makes a study of a position's text. */
export function edited(page, read) {
  const { study, node, status } = page;
  page.page.dataset.editing = "";
  status.textContent = say("analysis-edit");
  status.dataset.kind = "waiting";
  const editor = new Editor(page.room, page.side, study, node.position, {
    arranged: () => page.editor && showEdited(page),
    changed: () => page.editor && showEdited(page),
    done: async (text) => {
      const laid = await read(text);
      if (laid) await page.take(laid);
    },
    left: () => page.take(study, node),
  });
  page.editor = editor;
  showEdited(page);
  return editor;
}

/** Whose board is in front, and how many points each has. */
export function showEdited({ editor, study, board, players, asides }) {
  const front = board.peek ?? 0;
  const { scores, pieces, texts } = editor.look;
  const seats = study.names.map((name) => ({ kind: "person", name, connected: true }));
  const state = { phase: "playing", seats, scores, pieces, texts, turn: editor.turn, result: null };
  editor.stage.show(front);
  players.show({ ...state, clocks: null }, front);
  asides.show(editor.stage, state);
}
