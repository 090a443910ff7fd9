import { textOf, type Walked } from "./bytes.ts";

const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
const COMMENT = 0xfe;
/** A picture is refined in ten passes or so; each costs a whole decoding, and a file has room for thousands. */
const MOST_SCANS = 100;
/** A megabyte, as a profile of colours comes in pieces. */
const MOST_COLOURS = 16;

/** Walks through a JPEG to its end marker, past the previews that lie inside with markers of their own. */
export function walkJpeg(bytes: Uint8Array): Walked | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== START) return undefined;
  const keeps = keeper();
  const kept = [bytes.subarray(0, 2)];
  let scans = 0;
  for (let at = 2; bytes[at] === 0xff; ) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === END) return { end: at + 2, kept: [...kept, bytes.subarray(at, at + 2)] };
    // Any number of 0xff may stand before a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const length = (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0);
    if (marker === SCAN) scans += 1;
    if (length < 2 || scans > MOST_SCANS) return undefined;
    const end = marker === SCAN ? afterScan(bytes, at + 2 + length) : at + 2 + length;
    if (keeps(marker, textOf(bytes.subarray(at + 4, at + 16)))) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return undefined;
}

/** Of what programs add, keeps how the camera was held and what the colours mean; all else is pixels or words. */
function keeper() {
  let [turns, colours] = [0, 0];
  return (marker: number, start: string) => {
    if (marker === 0xe1) return start.startsWith("Exif\0\0") && turns++ === 0;
    if (marker === 0xe2) return start === "ICC_PROFILE\0" && colours++ < MOST_COLOURS;
    const isOfProgram = marker >= 0xe0 && marker <= 0xef;
    return isOfProgram ? start.startsWith("JFIF\0") || start.startsWith("Adobe") : marker !== COMMENT;
  };
}

/** The next marker behind a picture's data, in which 0xff is followed by 0 or counts restarts. */
function afterScan(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(0xff, from);
  for (; at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}
