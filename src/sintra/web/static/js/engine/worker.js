/** An engine in a Web Worker: see thinking.js for its messages, thinker.js for who sends them. */

import { Thinking } from "./thinking.js";

const thinking = new Thinking((message) => self.postMessage(message));
self.onmessage = ({ data }) => thinking.receive(data);
