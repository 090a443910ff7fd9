import { fold } from "./fold.ts";

/** A word as it was typed, in small letters, and folded. */
export type TypedWord = { typed: string; lower: string; folded: string };

/** Longer than any word somebody means. */
const LONGEST = 60;

/** The words of a text. "Can't" is one word, "Burn-out" are two, and a possessive 's is none. */
export function typedWords(text: string): TypedWord[] {
  const found = text.normalize("NFC").match(/[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu) ?? [];
  return found
    .filter((word) => word.length <= LONGEST)
    .map((word) => word.replace(/['’]s$/iu, ""))
    .map((typed) => {
      const lower = typed.toLowerCase().replaceAll(/['’]/gu, "");
      return { typed, lower, folded: fold(lower) };
    });
}
