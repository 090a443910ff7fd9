import { textOf, type Walked } from "./bytes.ts";

const HEAD = 12;
/** Name and length of a chunk. */
const FRAME = 8;
const FEATURES = "VP8X";
const PIXELS = new Set([FEATURES, "VP8 ", "VP8L", "ALPH"]);
/** What may stand beside the pixels, once and up to a size, and the bit of the features that announces it. */
const BESIDE: Record<string, { most: number; bit: number }> = {
  ICCP: { most: 1024 * 1024, bit: 0x20 },
  EXIF: { most: 64 * 1024, bit: 0x08 },
};
const ANIMATED = 0x02;
const WORDS = 0x04;

/** Walks through a WebP that is one picture, to the end it names itself. */
export function walkWebp(bytes: Uint8Array): Walked | undefined {
  const start = textOf(bytes.subarray(0, 16));
  if (bytes.length < 30 || !/^RIFF[\s\S]{4}WEBPVP8[ LX]$/.test(start)) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = 8 + view.getUint32(4, true);
  const isAnimated = start.endsWith("X") && ((bytes[20] ?? 0) & ANIMATED) !== 0;
  if (isAnimated || end > bytes.length) return undefined;
  const chunks = new Map<string, Uint8Array>();
  for (let at = HEAD; at < end; ) {
    if (at + FRAME > end) return undefined;
    const name = textOf(bytes.subarray(at, at + 4));
    const length = view.getUint32(at + 4, true);
    const next = at + FRAME + length + (length % 2);
    if (at + FRAME + length > end) return undefined;
    const isNeeded = PIXELS.has(name) || length <= (BESIDE[name]?.most ?? -1);
    if (isNeeded && !chunks.has(name)) chunks.set(name, bytes.slice(at, next));
    at = next;
  }
  return { end, kept: [headOf(chunks), ...chunks.values()] };
}

/** The beginning of a file of these chunks alone; the features then announce no others. */
function headOf(chunks: Map<string, Uint8Array>) {
  const features = chunks.get(FEATURES);
  if (features) {
    const gone = Object.entries(BESIDE).filter(([name]) => !chunks.has(name));
    const bits = gone.reduce((sum, [, { bit }]) => sum | bit, WORDS);
    features[FRAME] = (features[FRAME] ?? 0) & ~bits;
  }
  const head = new TextEncoder().encode("RIFF\0\0\0\0WEBP");
  const length = [...chunks.values()].reduce((sum, chunk) => sum + chunk.length, 4);
  new DataView(head.buffer).setUint32(4, length, true);
  return head;
}
