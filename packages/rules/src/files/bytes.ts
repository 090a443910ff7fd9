const LATIN = new TextDecoder("latin1");

/** Bytes as text of the same length, one letter per byte: to search binary data. */
export const textOf = (bytes: Uint8Array): string => LATIN.decode(bytes);

/** Words that begin a page or a script; no picture and no document has them where we look. */
const MARKUP = /<script|<html|<!doctype|<\?php|javascript:/i;

export const hasMarkup = (bytes: Uint8Array): boolean => MARKUP.test(textOf(bytes));

/** The result of parsing a picture: where it ends, and the chunks that its pixels need. */
export type Walked = { end: number; kept: Uint8Array[] };

export function joined(pieces: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
