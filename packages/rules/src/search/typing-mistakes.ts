/** How many letters may be wrong in a word of this length: in short words every letter counts. */
const allowed = (length: number): number => (length <= 4 ? 0 : length <= 7 ? 1 : 2);

/** From this length on a wrong first letter counts as a mistake; shorter words are different words (kaufen, laufen). */
const FIRST_LETTER_FROM = 8;
/** From this length on a neighbouring key counts as a mistake; before, only a similar sound (Hagen, Hafen). */
const NEIGHBOURS_FROM = 6;
/** Neighbouring keys on German and English keyboards. */
const NEIGHBOURS =
  "qw we er rt tz ty zu yu ui io op as sd df fg gh hj jk kl yx zx xc cv vb bn nm qa ws ed rf tg zh yh uj ik ol az ay sx dc fv gb hn jm";
/** Similar sounds. */
const ALIKE = "ae ei iy ou ck kg dt bp fv vw sz sc mn";
const bothWays = (pairs: string) => pairs.split(" ").flatMap((pair) => [pair, [...pair].reverse().join("")]);
const SOUNDS = new Set(bothWays(ALIKE));
const NEAR = new Set([...SOUNDS, ...bothWays(NEIGHBOURS)]);

/**
 * How many mistakes lead from one folded word to the other; undefined if too many. People rarely mistake the first
 * letter, so then the rest has to be right.
 */
export function mistakes(typed: string, meant: string): number | undefined {
  if (typed === meant) return 0;
  const shorter = Math.min(typed.length, meant.length);
  const most = allowed(shorter);
  if (most === 0 || Math.abs(typed.length - meant.length) > most) return undefined;
  if (typed[0] !== meant[0]) return isFirstLetterWrong(typed, meant) ? 1 : undefined;
  if (most === 1) return isOneMistake(typed, meant) ? 1 : undefined;
  if (haveOtherLetters(typed, meant)) return undefined;
  const count = distance(typed, meant);
  return count <= most ? count : undefined;
}

/** Two mistakes change at most four letters: a fast pre-check. */
function haveOtherLetters(a: string, b: string): boolean {
  let others = lettersOf(a) ^ lettersOf(b);
  let count = 0;
  for (; others !== 0; others &= others - 1) count++;
  return count > 4;
}

/** The letters of a word as bits. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

function isFirstLetterWrong(typed: string, meant: string): boolean {
  if (isSwapped(typed, meant, 0)) return true;
  if (Math.min(typed.length, meant.length) < FIRST_LETTER_FROM) return false;
  const [rest, meantRest] = [typed.slice(1), meant.slice(1)];
  return typed === meantRest || rest === meant || (rest === meantRest && exchange(typed[0], meant[0]) === 1);
}

const isSwapped = (a: string, b: string, at: number) =>
  a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);

/** One letter too many, too few, swapped with the next, or similar: spoke is not smoke. */
function isOneMistake(a: string, b: string): boolean {
  let at = 0;
  while (a[at] === b[at]) at++;
  const [restOfA, restOfB] = [a.slice(at + 1), b.slice(at + 1)];
  if (a.length !== b.length) return a.length > b.length ? restOfA === b.slice(at) : restOfB === a.slice(at);
  const near = a.length < NEIGHBOURS_FROM ? SOUNDS : NEAR;
  return isSwapped(a, b, at) || (restOfA === restOfB && near.has(`${a[at]}${b[at]}`));
}

/** The cost of replacing one letter by another; a dissimilar one counts as two mistakes. */
const exchange = (a = "", b = "") => (a === b ? 0 : NEAR.has(a + b) ? 1 : 2);

/** Damerau–Levenshtein with these costs. */
function distance(a: string, b: string): number {
  let [before, last] = [new Array<number>(b.length + 1).fill(0), Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const exchanged = (last[j - 1] ?? 0) + exchange(a[i - 1], b[j - 1]);
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, exchanged);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      }
      row[j] = least;
    }
    [before, last] = [last, row];
  }
  return last[b.length] ?? 0;
}
