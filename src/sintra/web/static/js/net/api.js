/** Plain requests. Whatever goes wrong is thrown as `Refusal`, with its words: the server's own, or ours if it cannot be asked. */

import { say } from "../kit/words.js";
import { ask, askServer } from "./authority.js";

export class Refusal extends Error {
  constructor(body, status) {
    super(body.words ?? String(status));
    this.code = body.code ?? "";
    this.rule = body.rule ?? "";
    this.status = status;
  }
}

async function answered(path, request, asked = ask) {
  const response = await asked(path, request).catch(() => {
    throw new Refusal({ code: "no-network", words: say("no-network") }, 0);
  });
  if (!response) throw new Refusal({ code: "no-server", words: say("needs-server") }, 0);
  if (response.ok) return response;
  const body = await response.json().catch(() => ({}));
  throw new Refusal(body, response.status);
}

export async function getJson(path) {
  return (await answered(path, { headers: { Accept: "application/json" } })).json();
}

export async function getText(path) {
  return (await answered(path, {})).text();
}

export async function send(method, path, body) {
  return (await answered(path, asJson(method, body))).json();
}

/** To the server, whoever else could answer. */
export async function sendToServer(path, body) {
  return (await answered(path, asJson("POST", body), askServer)).json();
}

function asJson(method, body) {
  return { method, headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
}
