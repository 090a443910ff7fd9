import { fold, variants } from "../search/fold.ts";

const LONGEST = 180;
const BEFORE = 50;

/** Whether every one of the words is in a text, in any of its spellings; made once for many texts. */
export function searchFor(typed: string): (text: string) => boolean {
  const words = typed.split(/\s+/).filter(Boolean).map(variants);
  return (text) => {
    // Most letters are plain ones, and to fold those takes thirty times as long.
    const folded = text.toLowerCase().replaceAll(/\P{ASCII}+/gu, fold);
    return words.every((spellings) => spellings.some((word) => folded.includes(word)));
  };
}

/** Some of a text in one line: around the first of the words, else its beginning. */
export function excerptOf(plain: string, typed = ""): string {
  if (plain.length <= LONGEST) return plain;
  const hit = firstOf(plain, typed);
  const begin = hit <= BEFORE ? 0 : wordAfter(plain, hit - BEFORE);
  const end = plain.length - begin <= LONGEST ? plain.length : wordBefore(plain, begin + LONGEST);
  return `${begin > 0 ? "… " : ""}${plain.slice(begin, end).trim()}${end < plain.length ? " …" : ""}`;
}

/** Where the first word stands, as it was typed; 0 where only another spelling is there. */
function firstOf(plain: string, typed: string): number {
  const [word = ""] = typed.trim().toLowerCase().split(/\s+/);
  return word ? Math.max(0, plain.toLowerCase().indexOf(word)) : 0;
}

/** Near a place, so that no word is cut; a text without spaces is cut there. */
function wordAfter(text: string, place: number): number {
  const space = text.indexOf(" ", place);
  return space === -1 || space > place + BEFORE ? place : space + 1;
}
function wordBefore(text: string, place: number): number {
  const space = text.lastIndexOf(" ", place);
  return space < place - BEFORE ? place : space;
}
