const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
/** A picture is refined in ten passes or so; each costs a whole decoding, and a file has room for thousands. */
const MOST_SCANS = 100;

/** Where a JPEG ends: at its end marker, past the previews that lie inside with markers of their own. */
export function jpegEnd(bytes: Uint8Array): number | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== START) return undefined;
  let scans = 0;
  for (let at = 2; bytes[at] === 0xff; ) {
    const marker = bytes[at + 1];
    if (marker === END) return at + 2;
    // Any number of 0xff may stand before a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const length = (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0);
    if (marker === SCAN) scans += 1;
    if (length < 2 || scans > MOST_SCANS) return undefined;
    at = marker === SCAN ? afterScan(bytes, at + 2 + length) : at + 2 + length;
  }
  return undefined;
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
