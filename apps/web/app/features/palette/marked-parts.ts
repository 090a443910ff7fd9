const plain = (letter: string) => letter.normalize("NFD").replaceAll(/\p{M}/gu, "").toLocaleLowerCase();

/** A text split around what was typed, whatever its marks and case; nothing is marked where it is spelled otherwise. */
export function markedParts(text: string, typed: string): [before: string, marked: string, after: string] {
  const letters = [...text];
  const folded = letters.map(plain);
  const wanted = [...typed.trim()].map(plain).join("");
  if (!wanted) return [text, "", ""];
  for (const start of letters.keys()) {
    const until = lengthOf(folded.slice(start), wanted);
    if (until > 0)
      return [
        letters.slice(0, start).join(""),
        letters.slice(start, start + until).join(""),
        letters.slice(start + until).join(""),
      ];
  }
  return [text, "", ""];
}

/** How many of these letters spell the wanted text; 0 if they do not begin with it. */
function lengthOf(letters: readonly string[], wanted: string): number {
  let spelled = "";
  for (const [place, letter] of letters.entries()) {
    spelled += letter;
    if (spelled.length >= wanted.length) return spelled.startsWith(wanted) ? place + 1 : 0;
  }
  return 0;
}
