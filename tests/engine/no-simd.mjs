/** A browser that reads no vectors. */

import { obstacle } from "../../src/sintra/web/static/js/engine/engine.js";
import { answer, load } from "./ask.mjs";

WebAssembly.validate = () => false;
const said = await load().then(
  () => "",
  (error) => error.message,
);
answer({ obstacle: obstacle(), said });
