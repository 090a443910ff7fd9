import { textOf, type Walked } from "./bytes.ts";

const SIGNATURE = "89504e470d0a1a0a";
const HEAD = 8;
/** Length, name and checksum of a chunk. */
const FRAME = 12;
/** The chunks that pixels need; notes may be packed and unpack to gigabytes. */
const NEEDED = new Set(["IHDR", "PLTE", "IDAT", "IEND", "tRNS", "gAMA", "sRGB", "cHRM"]);
const COLOURS = "iCCP";
/** Colours are packed, too: so few bytes cannot become more than some megabytes. */
const MOST_COLOURS = 4096;

/** Walks through a PNG that is one picture, to the end of its last chunk. */
export function walkPng(bytes: Uint8Array): Walked | undefined {
  if (bytes.subarray(0, HEAD).toHex() !== SIGNATURE) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kept = [bytes.subarray(0, HEAD)];
  let hasColours = false;
  for (let at = HEAD; at + FRAME <= bytes.length; ) {
    const name = textOf(bytes.subarray(at + 4, at + 8));
    // An animation; and the first chunk is always the header.
    if (name === "acTL" || (at === HEAD && name !== "IHDR")) return undefined;
    const length = view.getUint32(at, false);
    const end = at + FRAME + length;
    const isColours: boolean = name === COLOURS && length <= MOST_COLOURS && !hasColours;
    hasColours ||= isColours;
    if (NEEDED.has(name) || isColours) kept.push(bytes.subarray(at, end));
    if (name === "IEND") return { end, kept };
    at = end;
  }
  return undefined;
}
