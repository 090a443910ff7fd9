/** Longer than any real word. */
const LONGEST_WORD = 64;
/** An invisible break opportunity. */
const BREAK = "\u200b";
const GAP = /[ \t\n]/;
/** Combining characters belong to the sign before them. */
const MARK = /[\p{M}\u200d]/u;

/**
 * The same pieces, with a break opportunity after 64 characters without one, also across pieces: layout of an
 * unbreakable run takes time and memory quadratic in its length.
 */
export function breakLongWords<T extends { text: string }>(pieces: readonly T[]): T[] {
  let length = 0;
  let wasGap = false;
  return pieces.map((piece) => {
    let text = "";
    for (const sign of piece.text) {
      if (length >= 2 * LONGEST_WORD || (length >= LONGEST_WORD && !MARK.test(sign))) {
        text += BREAK;
        length = 0;
      }
      text += sign;
      const isGap = GAP.test(sign);
      length = isGap && !wasGap ? 0 : length + 1;
      wasGap = isGap;
    }
    return { ...piece, text };
  });
}
