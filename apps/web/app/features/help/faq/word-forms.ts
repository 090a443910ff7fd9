/** So that "kundigen", "kuendigen" and "KÜNDIGEN" all find „kündigen“. */
export const fold = (text: string) =>
  text
    .toLowerCase()
    .replaceAll("ß", "ss")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/([aou])e/g, "$1");

const list = (words: string) => new Set(fold(words).split(" "));

/** Stop words. */
const FILLERS = list(
  "wie was wo wer wann warum kann ich mich mir mein meine meinen meiner ein eine einen einem der die das den dem " +
    "ist es im in zu und oder mit für bei von ab auf an bitte man werden wird " +
    "how what where who when why can do does did i me my a an the is are it in to and or with for at of on please be",
);

/** Synonyms. */
const SAME = [
  "absagen stornieren canceln",
  "verschieben umbuchen verlegen",
  "preis kosten gebühr",
  "zurück erstattung rückzahlung",
  "passwort kennwort",
  "anmelden einloggen login",
  "karte kreditkarte",
  "rechnung quittung beleg",
  "auszahlung überweisung",
  "termin sitzung",
  "video kamera mikrofon",
  "reschedule move postpone",
  "price cost fee",
  "refund back reimburse",
  "card creditcard",
  "invoice receipt bill",
  "payout transfer",
  "delete remove",
  "session appointment",
].map((line) => fold(line).split(" "));

const ENDINGS = /(?:ierungen|ierung|ieren|iert|ungen|ung|ing|en|er|es|em|et|ed|st|e|n|s|t)$/;
const SHORTEST = 4;

/** A word's stem, if long enough: „Absage“ and „absagen“ are one. */
function stem(word: string): string {
  const cut = word.replace(ENDINGS, "");
  return cut.length >= SHORTEST ? cut : word;
}

/** The words of a query, each with its synonyms. */
export function askedWords(q: string): string[][] {
  const typed = fold(q).match(/[\p{L}\p{N}]+/gu) ?? [];
  const telling = typed.filter((word) => !FILLERS.has(word));
  return (telling.length > 0 ? telling : typed).map((word) => [
    stem(word),
    ...SAME.filter((words) => words.some((each) => stem(each) === stem(word))).flatMap((words) => words.map(stem)),
  ]);
}

/** Whether a word begins like another one, with up to two typing mistakes. */
export function isNear(word: string, token: string): boolean {
  const slips = word.length < 5 ? 0 : word.length < 9 ? 1 : 2;
  if (slips === 0 || word[0] !== token[0]) return false;
  const ends = [word.length - 1, word.length, word.length + 1].filter((end) => end <= token.length);
  return ends.some((end) => distance(word, token.slice(0, end)) <= slips);
}

/** The edit distance, with swaps. */
function distance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const ways = [at(rows, row - 1, column) + 1, (current[column - 1] ?? 0) + 1];
      ways.push(at(rows, row - 1, column - 1) + (isSame ? 0 : 1));
      if (isSwapped) ways.push(at(rows, row - 2, column - 2) + 1);
      current.push(Math.min(...ways));
    }
    rows.push(current);
  }
  return at(rows, a.length, b.length);
}

const at = (rows: number[][], row: number, column: number) => rows[row]?.[column] ?? 0;
