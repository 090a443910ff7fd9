/** Without what is mistaken for something else when it is read aloud: 0 and o, 1, i and l, u and v. */
const LETTERS = "23456789abcdefghjkmnpqrstvwxyz";
export const CODE_LENGTH = 8;

/** A code of these random bytes, of which there have to be eight. */
export const codeFrom = (bytes: Uint8Array): string =>
  Array.from(bytes.subarray(0, CODE_LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join("");

/** The code that somebody means; undefined where it cannot be one. */
export function asCode(typed: string): string | undefined {
  const code = typed.trim().toLowerCase();
  return code.length === CODE_LENGTH && [...code].every((letter) => LETTERS.includes(letter)) ? code : undefined;
}
