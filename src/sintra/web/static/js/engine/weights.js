/** The weights of a network, from the file as it ships: arrays of NumPy in a zip archive. */

const LOCAL_FILE = 0x04034b50;
const LONG_SIZES = 1; // an extra field with sizes of 64 bits
const UNKNOWN = 0xffffffff;

/** By name: { shape, numbers } with numbers of 32 bits. `bytes` are the content of a file `weights-….npz`. */
export async function readWeights(bytes) {
  const arrays = {};
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;
  while (at + 4 <= bytes.length && data.getUint32(at, true) === LOCAL_FILE) {
    const [method, nameLength, extraLength] = [8, 26, 28].map((offset) => data.getUint16(at + offset, true));
    const name = new TextDecoder().decode(bytes.subarray(at + 30, at + 30 + nameLength));
    const size = sizeOf(data, at, at + 30 + nameLength, extraLength);
    const begin = at + 30 + nameLength + extraLength;
    const packed = bytes.subarray(begin, begin + size);
    arrays[name.replace(/\.npy$/, "")] = readArray(method === 0 ? packed : await inflated(packed));
    at = begin + size;
  }
  return arrays;
}

function sizeOf(data, at, extra, extraLength) {
  const size = data.getUint32(at + 18, true);
  if (size !== UNKNOWN) return size;
  for (let field = extra; field < extra + extraLength; field += 4 + data.getUint16(field + 2, true)) {
    if (data.getUint16(field, true) === LONG_SIZES) return Number(data.getBigUint64(field + 12, true));
  }
  throw new Error("the weights' archive does not say how long its files are");
}

async function inflated(packed) {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** An array as NumPy writes it: a header in words, then the numbers. */
function readArray(bytes) {
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint16(8, true);
  const header = new TextDecoder().decode(bytes.subarray(10, 10 + length));
  const shape = header.match(/'shape': \(([^)]*)\)/)[1].match(/\d+/g).map(Number);
  const [, kind] = header.match(/'descr': '<(f[24])'/);
  if (/'fortran_order': True/.test(header)) throw new Error("weights are not laid out row by row");
  const content = bytes.slice(10 + length).buffer;
  return { shape, numbers: kind === "f4" ? new Float32Array(content) : Float32Array.from(new Uint16Array(content), fromHalf) };
}

/** A number of 16 bits: one for the sign, five for the exponent, ten for the fraction. */
function fromHalf(bits) {
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >> 10) & 0x1f;
  const fraction = bits & 0x3ff;
  if (exponent === 0) return sign * fraction * 2 ** -24;
  return sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
}
