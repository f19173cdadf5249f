/** A worker of node that looks like a Web Worker to the page's end, and in the worker the engine's messages. */

import { fileURLToPath } from "node:url";
import { isMainThread, parentPort, Worker } from "node:worker_threads";
import { Thinking } from "../../src/sintra/web/static/js/engine/thinking.js";

export function nodeWorker() {
  const worker = new Worker(fileURLToPath(import.meta.url));
  const face = { postMessage: (message) => worker.postMessage(message), terminate: () => worker.terminate() };
  worker.on("message", (data) => face.onmessage({ data }));
  worker.on("error", (error) => face.onerror(error));
  return face;
}

if (!isMainThread) {
  const thinking = new Thinking((message) => parentPort.postMessage(message));
  parentPort.on("message", (message) => thinking.receive(message));
}
