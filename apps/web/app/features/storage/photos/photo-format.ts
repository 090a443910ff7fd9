const BEGINNINGS = [
  { offset: 0, bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { offset: 0, bytes: [0xff, 0xd8, 0xff] },
  { offset: 8, bytes: [0x57, 0x45, 0x42, 0x50] },
];
const RIFF = [0x52, 0x49, 0x46, 0x46];

/** How many bytes `isPhoto` needs. */
export const BEGINNING = 12;

/**
 * Whether a file begins like a PNG, JPEG or WEBP, whatever its name says; the browser still has to be able to decode
 * it.
 */
export function isPhoto(beginning: Uint8Array): boolean {
  const has = (bytes: number[], offset: number) => bytes.every((byte, place) => beginning[offset + place] === byte);
  return BEGINNINGS.some(({ offset, bytes }) => has(bytes, offset) && (offset === 0 || has(RIFF, 0)));
}
