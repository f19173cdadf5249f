/** A study in the address of the page: its record, compressed, behind the #; and which moment of it is looked at. */

const PART = 8_192; // bytes turned into letters at once

/** The part of the address behind the #. `at`: the number of the moment, as the tree is walked. */
export async function fragmentOf(text, at) {
  const bytes = new Uint8Array(await new Response(through(new Blob([text]), new CompressionStream("deflate-raw"))).arrayBuffer());
  let letters = "";
  for (let i = 0; i < bytes.length; i += PART) letters += String.fromCharCode(...bytes.subarray(i, i + PART));
  const packed = btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
  return `#study=${packed}&at=${at}`;
}

/** What such a part holds: { text, at }, or nothing if it holds no study; throws if it is damaged. */
export async function readFragment(fragment) {
  const query = new URLSearchParams(fragment.slice(1));
  const packed = query.get("study");
  if (!packed) return null;
  const letters = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  const text = await new Response(through(new Blob([bytes]), new DecompressionStream("deflate-raw"))).text();
  return { text, at: Math.trunc(Number(query.get("at"))) || 0 };
}

function through(blob, stream) {
  return blob.stream().pipeThrough(stream);
}
