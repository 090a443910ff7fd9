import { constants, crc32, deflateRawSync } from "node:zlib";

/** A rendered page in pieces, cut at its nonces, so that each response can have a nonce of its own. */
export type NonceSplicedPage = { pieces: Buffer[]; deflated?: Buffer[] };

const GZIP_HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** How far back deflate can refer. */
const WINDOW = 32_768;
const LAST_BLOCK = Buffer.from([1, 0, 0, 0xff, 0xff]);

/** Cuts `html` at every `placeholder`. */
export function splice(html: Buffer, placeholder: string): NonceSplicedPage {
  const pieces: Buffer[] = [];
  let from = 0;
  for (let at = html.indexOf(placeholder); at >= 0; at = html.indexOf(placeholder, from)) {
    pieces.push(html.subarray(from, at));
    from = at + placeholder.length;
  }
  return { pieces: [...pieces, html.subarray(from)] };
}

/** The page with `nonce` filled in. */
export const plain = ({ pieces }: NonceSplicedPage, nonce: string): Buffer<ArrayBuffer> =>
  join(pieces, Buffer.from(nonce));

/**
 * The page with `nonce` filled in, as gzip. The pieces are compressed once; a nonce goes between them as a stored block
 * (deflate blocks may be concatenated), so a response costs a checksum and a copy instead of a compression. All nonces
 * have the same length.
 */
export function gzipped(page: NonceSplicedPage, nonce: string): Buffer<ArrayBuffer> {
  const bytes = Buffer.from(nonce);
  page.deflated ??= deflated(page.pieces, bytes.length);
  const stored = Buffer.concat([Buffer.from([0, bytes.length, 0, ~bytes.length & 0xff, 0xff]), bytes]);
  const body = join(page.deflated, stored);
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(checksum(page.pieces, bytes), 0);
  trailer.writeUInt32LE(length(page.pieces, bytes), 4);
  return Buffer.concat([GZIP_HEAD, body, LAST_BLOCK, trailer]);
}

/** Each piece may refer back to earlier ones, but never to a nonce: NULs stand for it, which no page contains. */
function deflated(pieces: Buffer[], nonceLength: number): Buffer[] {
  const hole = Buffer.alloc(nonceLength);
  return pieces.map((piece, place) => {
    const before = place > 0 ? Buffer.concat([join(pieces.slice(0, place), hole), hole]).subarray(-WINDOW) : undefined;
    return deflateRawSync(piece, {
      level: 7,
      finishFlush: constants.Z_SYNC_FLUSH,
      ...(before && { dictionary: before }),
    });
  });
}

const join = (pieces: Buffer[], between: Buffer) =>
  Buffer.concat(pieces.flatMap((piece, place) => (place === 0 ? [piece] : [between, piece])));

const checksum = (pieces: Buffer[], between: Buffer) =>
  pieces.reduce((sum, piece, place) => crc32(piece, place === 0 ? 0 : crc32(between, sum)), 0);

const length = (pieces: Buffer[], between: Buffer) =>
  pieces.reduce((sum, piece) => sum + piece.length, between.length * (pieces.length - 1));
