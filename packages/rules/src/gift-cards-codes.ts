/** Without 0 and O, 1, I and L. As many as a prime, so that the check below finds every slip of one or two letters. */
const LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const BASE = LETTERS.length;
const GIFT_CODE_LENGTH = 16;
const RANDOM = GIFT_CODE_LENGTH - 1;
/** Sixteen times two is one, counted in circles of 31: the inverse of the check letter's weight. */
const INVERSE = 2;

/** Each place weighs differently: another letter, or two neighbours swapped, changes the sum. */
const weigh = (letters: string): number =>
  [...letters].reduce((sum, letter, index) => sum + (index + 1) * LETTERS.indexOf(letter), 0) % BASE;

/** How many random bytes a code is made of: those that would favour some letters are left out. */
export const GIFT_CODE_BYTES = 64;

/** A code of random bytes: fifteen letters and a check letter. */
export function giftCodeFrom(bytes: Uint8Array): string {
  const fair = [...bytes].filter((byte) => byte < 256 - (256 % BASE)).slice(0, RANDOM);
  if (fair.length < RANDOM) throw new Error("too few random bytes for a code");
  const letters = fair.map((byte) => LETTERS[byte % BASE]).join("");
  return letters + LETTERS[((BASE - weigh(letters)) * INVERSE) % BASE];
}

/** The code as it is hashed, however it was typed; undefined if nobody can have got it from us. */
export function asGiftCode(typed: string): string | undefined {
  const code = typed.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
  if (code.length !== GIFT_CODE_LENGTH || [...code].some((letter) => !LETTERS.includes(letter))) return undefined;
  return weigh(code) === 0 ? code : undefined;
}

/** In groups of four, as it is printed. */
export const shownGiftCode = (code: string): string => code.replaceAll(/(.{4})(?=.)/g, "$1-");
