import { textOf } from "./bytes.ts";

const SIGNATURE = "89504e470d0a1a0a";
const HEAD = 8;
/** Length, name and checksum of a chunk. */
const FRAME = 12;

/** Where a PNG ends that is one picture: after its last chunk. */
export function pngEnd(bytes: Uint8Array): number | undefined {
  if (bytes.subarray(0, HEAD).toHex() !== SIGNATURE) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = HEAD; at + FRAME <= bytes.length; ) {
    const name = textOf(bytes.subarray(at + 4, at + 8));
    // An animation; and the first chunk is always the header.
    if (name === "acTL" || (at === HEAD && name !== "IHDR")) return undefined;
    at += FRAME + view.getUint32(at, false);
    if (name === "IEND") return at;
  }
  return undefined;
}
