/**
 * Random numbers of this player's own, added to the server's secret after it has bound itself to it: see docs/live.md.
 * They are noted here with the commitment, so that both can be compared with what the server says at the end.
 */

import { send } from "./api.js";

const KEY = "sintra-noted";
const MOST = 50; // games that are remembered

/** What this browser noted of a game: { id, commitment, random }, or nothing. */
export function noted(id) {
  return kept().find((one) => one.id === id);
}

/** The numbers for a game whose commitment is known; the same however often they are asked for. */
export function numbersFor({ id, commitment }) {
  const found = noted(id);
  if (found) return found.random;
  const random = Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, "0")).join("");
  try {
    localStorage.setItem(KEY, JSON.stringify([...kept().slice(1 - MOST), { id, commitment, random }]));
  } catch {
    // A browser that keeps nothing still plays.
  }
  return random;
}

function kept() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]");
  } catch {
    return [];
  }
}

/** A new game: it begins when the server has shown its commitment and has got the numbers. */
export async function createGame(wish, language) {
  const table = await send("POST", `/api/games?language=${language}`, { ...wish, mix: true });
  if (table.state.phase !== "waiting") return table; // of a game that this browser keeps nobody else knows the secret
  const mix = { type: "mix", id: "mix", random: numbersFor(table) };
  await send("POST", `/api/games/${table.id}/actions?language=${language}`, mix).catch(() => {}); // the table tries again
  return table;
}
