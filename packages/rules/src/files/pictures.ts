import { hasMarkup, joined, textOf, type Walked } from "./bytes.ts";
import { zipEnd } from "./zip.ts";

const PNG_SIGNATURE = "89504e470d0a1a0a";
const PNG_HEAD = 8;
/** Length, name and checksum of a chunk. */
const PNG_FRAME = 12;
/** The chunks that pixels need; text chunks may unpack to gigabytes. */
const PNG_NEEDED = new Set(["IHDR", "PLTE", "IDAT", "IEND", "tRNS", "gAMA", "sRGB", "cHRM"]);
const PNG_PROFILE = "iCCP";
/** Colour profiles are compressed, too: this limit keeps them at some megabytes. */
const MOST_PNG_PROFILE = 4096;

/** Parses a PNG that is one picture, to the end of its last chunk. */
function walkPng(bytes: Uint8Array): Walked | undefined {
  if (bytes.subarray(0, PNG_HEAD).toHex() !== PNG_SIGNATURE) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kept = [bytes.subarray(0, PNG_HEAD)];
  let hasColours = false;
  for (let at = PNG_HEAD; at + PNG_FRAME <= bytes.length; ) {
    const name = textOf(bytes.subarray(at + 4, at + 8));
    // An animation; and the first chunk must be the header.
    if (name === "acTL" || (at === PNG_HEAD && name !== "IHDR")) return undefined;
    const length = view.getUint32(at, false);
    const end = at + PNG_FRAME + length;
    const isColours: boolean = name === PNG_PROFILE && length <= MOST_PNG_PROFILE && !hasColours;
    hasColours ||= isColours;
    if (PNG_NEEDED.has(name) || isColours) kept.push(bytes.subarray(at, end));
    if (name === "IEND") return { end, kept };
    at = end;
  }
  return undefined;
}

const JPEG_START = 0xd8;
const JPEG_END = 0xd9;
const JPEG_SCAN = 0xda;
const JPEG_COMMENT = 0xfe;
/** A progressive picture has about ten scans; each costs a whole decoding, and a file could have thousands. */
const MOST_JPEG_SCANS = 100;
/** A megabyte, since colour profiles come in pieces. */
const MOST_JPEG_PROFILES = 16;

/** Parses a JPEG to its end marker, past embedded previews with markers of their own. */
function walkJpeg(bytes: Uint8Array): Walked | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== JPEG_START) return undefined;
  const keeps = jpegSegmentFilter();
  const kept = [bytes.subarray(0, 2)];
  let scans = 0;
  for (let at = 2; bytes[at] === 0xff; ) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === JPEG_END) return { end: at + 2, kept: [...kept, bytes.subarray(at, at + 2)] };
    // Any number of 0xff may precede a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const length = (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0);
    if (marker === JPEG_SCAN) scans += 1;
    if (length < 2 || scans > MOST_JPEG_SCANS) return undefined;
    const end = marker === JPEG_SCAN ? afterScan(bytes, at + 2 + length) : at + 2 + length;
    if (keeps(marker, textOf(bytes.subarray(at + 4, at + 16)))) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return undefined;
}

/** Of the metadata, keeps orientation and colour profile; everything else is pixels or text. */
function jpegSegmentFilter() {
  let [turns, colours] = [0, 0];
  return (marker: number, start: string) => {
    if (marker === 0xe1) return start.startsWith("Exif\0\0") && turns++ === 0;
    if (marker === 0xe2) return start === "ICC_PROFILE\0" && colours++ < MOST_JPEG_PROFILES;
    const isOfProgram = marker >= 0xe0 && marker <= 0xef;
    return isOfProgram ? start.startsWith("JFIF\0") || start.startsWith("Adobe") : marker !== JPEG_COMMENT;
  };
}

/** The next marker after entropy-coded data, in which 0xff is followed by 0 or a restart marker. */
function afterScan(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(0xff, from);
  for (; at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}

const WEBP_HEAD = 12;
/** Name and length of a chunk. */
const WEBP_FRAME = 8;
const WEBP_FEATURES = "VP8X";
const WEBP_PIXELS = new Set([WEBP_FEATURES, "VP8 ", "VP8L", "ALPH"]);
/** Chunks allowed beside the pixels, once and up to a size, and their feature bits. */
const WEBP_BESIDE: Record<string, { most: number; bit: number }> = {
  ICCP: { most: 1024 * 1024, bit: 0x20 },
  EXIF: { most: 64 * 1024, bit: 0x08 },
};
const WEBP_ANIMATED = 0x02;
const WEBP_METADATA = 0x04;

/** Parses a WebP that is one picture, to its declared end. */
function walkWebp(bytes: Uint8Array): Walked | undefined {
  const start = textOf(bytes.subarray(0, 16));
  if (bytes.length < 30 || !/^RIFF[\s\S]{4}WEBPVP8[ LX]$/.test(start)) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = 8 + view.getUint32(4, true);
  const isAnimated = start.endsWith("X") && ((bytes[20] ?? 0) & WEBP_ANIMATED) !== 0;
  if (isAnimated || end > bytes.length) return undefined;
  const chunks = new Map<string, Uint8Array>();
  for (let at = WEBP_HEAD; at < end; ) {
    if (at + WEBP_FRAME > end) return undefined;
    const name = textOf(bytes.subarray(at, at + 4));
    const length = view.getUint32(at + 4, true);
    const next = at + WEBP_FRAME + length + (length % 2);
    if (at + WEBP_FRAME + length > end) return undefined;
    const isNeeded = WEBP_PIXELS.has(name) || length <= (WEBP_BESIDE[name]?.most ?? -1);
    if (isNeeded && !chunks.has(name)) chunks.set(name, bytes.slice(at, next));
    at = next;
  }
  return { end, kept: [webpHead(chunks), ...chunks.values()] };
}

/** The header of a file with these chunks alone; the feature bits announce no others. */
function webpHead(chunks: Map<string, Uint8Array>) {
  const features = chunks.get(WEBP_FEATURES);
  if (features) {
    const gone = Object.entries(WEBP_BESIDE).filter(([name]) => !chunks.has(name));
    const bits = gone.reduce((sum, [, { bit }]) => sum | bit, WEBP_METADATA);
    features[WEBP_FRAME] = (features[WEBP_FRAME] ?? 0) & ~bits;
  }
  const head = new TextEncoder().encode("RIFF\0\0\0\0WEBP");
  const length = [...chunks.values()].reduce((sum, chunk) => sum + chunk.length, 4);
  new DataView(head.buffer).setUint32(4, length, true);
  return head;
}

/** Padding that some programs leave after a picture. */
const PADDING = /^[\s\0]{0,16}$/;

/**
 * A single picture that is nothing else, without metadata and previews; undefined otherwise. Nothing is decoded or
 * unpacked.
 */
export function barePicture(bytes: Uint8Array): Uint8Array | undefined {
  const walked = walkPng(bytes) ?? walkJpeg(bytes) ?? walkWebp(bytes);
  const isAlone = walked && isLast(bytes, walked.end) && !hasMarkup(bytes) && zipEnd(bytes) === undefined;
  return isAlone ? joined(walked.kept) : undefined;
}

const isLast = (bytes: Uint8Array, end: number) =>
  end <= bytes.length && PADDING.test(textOf(bytes.subarray(end, end + 32)));
