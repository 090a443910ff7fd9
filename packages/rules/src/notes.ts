import type { Status } from "./appointments/status.ts";
import { fold, variants } from "./search/text-analysis.ts";

export const NOTE_LIMIT = 20_000;
/** The most words of a search in notes. */
export const NOTE_SEARCH_LIMIT = 100;
/** How long a completed appointment without a note counts as one that waits for it, where a coach writes notes at all. */
export const NOTE_MISSED_FOR_DAYS = 7;

/** Only for agreed appointments; the note stays, whatever becomes of them. */
export const mayHaveNote = ({ status, agreedAt }: { status: Status; agreedAt: number | null }): boolean =>
  agreedAt !== null || status === "Scheduled" || status === "Completed" || status === "No Show";

/** A note as stored: one kind of line break, and no control characters. */
export const tidyNote = (text: string): string => text.replaceAll(/\r\n?/g, "\n").replaceAll(/(?![\t\n])\p{Cc}/gu, "");

/** A piece of a line; `**so**` is bold. */
export type Piece = { text: string; strong: boolean };
export type Block =
  | { kind: "heading"; level: 1 | 2; pieces: Piece[] }
  | { kind: "list"; ordered: boolean; items: Piece[][] }
  | { kind: "paragraph"; lines: Piece[][] };

const HEADING = /^(#{1,2})\s+(\S.*)$/;
const BULLET = /^\s{0,8}[-*•]\s+(\S.*)$/;
const EMPTY_BULLET = /^\s{0,8}[-*•]\s*$/;
const NUMBER = /^\s{0,8}\d{1,3}[.)]\s+(\S.*)$/;

/** The light markup of a note: headings, lists and bold words. Everything else is text, other markup too. */
export function blocksOf(note: string): Block[] {
  const blocks: Block[] = [];
  let isOpen = false;
  for (const line of note.split("\n")) {
    // An empty bullet is an unused part of a template.
    if (EMPTY_BULLET.test(line)) continue;
    if (line.trim() === "") isOpen = false;
    else {
      const block = blockOf(line.trimEnd());
      const last = isOpen ? blocks.at(-1) : undefined;
      if (!last || !joined(last, block)) blocks.push(block);
      isOpen = true;
    }
  }
  return blocks;
}

function blockOf(line: string): Block {
  const [, marks = "", title] = HEADING.exec(line) ?? [];
  if (title) return { kind: "heading", level: marks.length === 1 ? 1 : 2, pieces: piecesOf(title) };
  const bullet = BULLET.exec(line)?.[1];
  if (bullet) return { kind: "list", ordered: false, items: [piecesOf(bullet)] };
  const numbered = NUMBER.exec(line)?.[1];
  if (numbered) return { kind: "list", ordered: true, items: [piecesOf(numbered)] };
  return { kind: "paragraph", lines: [piecesOf(line)] };
}

/** Merges consecutive lines of one block; returns whether it did. */
function joined(last: Block, next: Block): boolean {
  if (last.kind === "list" && next.kind === "list" && last.ordered === next.ordered) last.items.push(...next.items);
  else if (last.kind === "paragraph" && next.kind === "paragraph") last.lines.push(...next.lines);
  else return false;
  return true;
}

function piecesOf(line: string): Piece[] {
  const parts = line.split("**");
  // An unclosed mark is none.
  const closed = parts.length % 2 === 1 ? parts : [...parts.slice(0, -2), `${parts.at(-2)}**${parts.at(-1)}`];
  return closed.flatMap((text, place) => (text ? [{ text, strong: place % 2 === 1 }] : []));
}

/** A note in one line without its marks, for lists; its headings only where somebody searches them, or all there is. */
export function plainNote(note: string, withHeadings = false): string {
  const blocks = blocksOf(note);
  const told = blocks.filter(({ kind }) => withHeadings || kind !== "heading");
  return inOneLine((told.length > 0 ? told : blocks).flatMap(linesOf));
}

const linesOf = (block: Block): string[] => {
  if (block.kind === "heading") return [plainLine(block.pieces)];
  return (block.kind === "list" ? block.items : block.lines).map(plainLine);
};

/** Lines after each other, parted by a dot where no sentence ends. */
export const inOneLine = (lines: readonly string[]): string =>
  lines
    .map((line, place) => (place === 0 || /[.!?:;,]$/.test(lines[place - 1] ?? "") ? line : `· ${line}`))
    .join(" ")
    .replaceAll(/\s+/g, " ");

/** How templates and coaches head the part of a note that says what was agreed. */
const AGREED =
  /^(was wir vereinbart haben|vereinbart|vereinbarung(en)?|nächste[rs]? schritte?|bis zum nächsten mal|wille \(will\)|what we agreed on|agreed|next steps?|until next time|will:)/i;

/** A note in two: what was talked about, and below headings like those above what was agreed; without marks. */
export function partsOf(note: string): { talked: string[]; agreed: string[] } {
  const parts = { talked: [] as string[], agreed: [] as string[] };
  let part: keyof typeof parts = "talked";
  for (const block of blocksOf(note)) {
    if (block.kind === "heading") part = AGREED.test(plainLine(block.pieces)) ? "agreed" : "talked";
    else parts[part].push(...linesOf(block));
  }
  return parts;
}

const plainLine = (pieces: readonly Piece[]): string =>
  pieces
    .map(({ text }) => text)
    .join("")
    .trim();

const LONGEST = 180;
const BEFORE = 50;

/** Whether all of the words are in a text, in any spelling; prepared once for many texts. */
export function searchFor(typed: string): (text: string) => boolean {
  const words = typed.split(/\s+/).filter(Boolean);
  const sought = words.map((word) => ({ typed: word.toLowerCase(), spellings: variants(word) }));
  // The same few letters in every text: folded once, 2,000 notes take a quarter of the time.
  const known = new Map<string, string>();
  const foldOnce = (letters: string) => {
    const folded = known.get(letters) ?? fold(letters);
    known.set(letters, folded);
    return folded;
  };
  return (text) => {
    const lower = text.toLowerCase();
    const others = sought.filter((word) => !lower.includes(word.typed));
    if (others.length === 0) return true;
    // Most letters are plain, and folding those would take thirty times as long.
    const plain = lower.replaceAll(/\P{ASCII}+/gu, foldOnce);
    return others.every(({ spellings }) => spellings.some((word) => plain.includes(word)));
  };
}

/** An excerpt in one line: around the first of the words, else the beginning. */
export function excerptOf(plain: string, typed = ""): string {
  if (plain.length <= LONGEST) return plain;
  const hit = firstOf(plain, typed);
  const begin = hit <= BEFORE ? 0 : wordAfter(plain, hit - BEFORE);
  const end = plain.length - begin <= LONGEST ? plain.length : wordBefore(plain, begin + LONGEST);
  return `${begin > 0 ? "… " : ""}${plain.slice(begin, end).trim()}${end < plain.length ? " …" : ""}`;
}

/** The position of the first word as typed; 0 if only another spelling occurs. */
function firstOf(plain: string, typed: string): number {
  const [word = ""] = typed.trim().toLowerCase().split(/\s+/);
  return word ? Math.max(0, plain.toLowerCase().indexOf(word)) : 0;
}

/** Near a position, so that no word is cut; a text without spaces is cut there. */
function wordAfter(text: string, place: number): number {
  const space = text.indexOf(" ", place);
  return space === -1 || space > place + BEFORE ? place : space + 1;
}
function wordBefore(text: string, place: number): number {
  const space = text.lastIndexOf(" ", place);
  return space < place - BEFORE ? place : space;
}
