/** Plain requests. A refusal of the server is thrown as `Refusal`, with its words. */

export class Refusal extends Error {
  constructor(body, status) {
    super(body.words ?? String(status));
    this.code = body.code ?? "";
    this.rule = body.rule ?? "";
    this.status = status;
  }
}

async function answered(response) {
  if (response.ok) return response;
  const body = await response.json().catch(() => ({}));
  throw new Refusal(body, response.status);
}

export async function getJson(path) {
  return (await answered(await fetch(path, { headers: { Accept: "application/json" } }))).json();
}

export async function getText(path) {
  return (await answered(await fetch(path))).text();
}

export async function send(method, path, body) {
  const response = await fetch(path, { method, headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
  return (await answered(response)).json();
}

export async function sendText(path, text) {
  const response = await fetch(path, { method: "POST", headers: { "Content-Type": "text/plain; charset=utf-8" }, body: text });
  return (await answered(response)).json();
}
