/** Letters that are no plain letter with a mark, as people without them on their keyboard type them. */
const LETTERS: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  ı: "i",
  þ: "th",
};

/** Small letters without marks: "Ängste" and "angste" are the same, as they are for PostgreSQL's German stemmer. */
export const fold = (text: string): string =>
  text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[ßæœøłđðıþ]/gu, (letter) => LETTERS[letter] ?? letter);

/** Every folded spelling of a word with or without umlauts: "Müller" and "Mueller" both give muller and mueller. */
export function variants(word: string): string[] {
  const folded = fold(word);
  const spelt = word
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[äöü]/gu, (letter) => `${fold(letter)}e`);
  return [...new Set([folded, withoutUmlauts(folded), fold(spelt)])];
}

/** "ue" read as an umlaut: pruefung becomes prufung. A "u" before it is no umlaut's: neue, Feuer, Quelle. */
export const withoutUmlauts = (folded: string): string => folded.replaceAll(/([ao]|(?<![aeq])u)e/g, "$1");
