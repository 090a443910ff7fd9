/** Longer than any word that somebody means. */
const LONGEST_WORD = 64;
/** A line may end here, and nothing is seen of it. */
const BREAK = "\u200b";
const GAP = /[ \t\n]/;
/** What belongs to the sign before it, however many of them come. */
const MARK = /[\p{M}\u200d]/u;

/**
 * The same pieces, with a place where a line may end after 64 signs of a word or of a gap, also across pieces:
 * to lay out what fits no line takes the square of its length, in time and in memory.
 */
export function breakable<T extends { text: string }>(pieces: readonly T[]): T[] {
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
