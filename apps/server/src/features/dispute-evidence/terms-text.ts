import { readFileSync } from "node:fs";
import type { Locale } from "@aufwind/rules/locale";

/** A part of the terms in plain words: a heading and its lines. */
export type TermsPart = { title: string; lines: string[] };

/** What the terms say about charging, cancelling and not coming, as their page does; and the day of this version. */
export function termsFor(locale: Locale, brand: string): { updated: string; parts: TermsPart[] } {
  const file = new URL(`../../../../../content/legal/terms/2026-11-15.${locale}.md`, import.meta.url);
  const text = readFileSync(file, "utf8").replaceAll("{{brand}}", brand);
  const updated = /^updated: (\d{4}-\d{2}-\d{2})$/m.exec(text)?.[1];
  if (!updated) throw new Error(`the terms (${locale}) have no date`);
  return { updated, parts: SECTIONS.map((id) => partOf(text, id)) };
}

const SECTIONS = ["payment", "cancellation", "session-and-no-show"];

function partOf(text: string, id: string): TermsPart {
  const lines = text.split("\n");
  const start = lines.findIndex((line) => line.startsWith("#") && line.endsWith(`{#${id}}`));
  if (start === -1) throw new Error(`the terms have no section ${id}`);
  const length = lines.slice(start + 1).findIndex((line) => line.startsWith("#"));
  const body = lines.slice(start + 1, length === -1 ? undefined : start + 1 + length);
  return { title: plainOf((lines[start] ?? "").replace(/^#+ /, "").replace(/ \{#[^}]*\}$/, "")), lines: linesOf(body) };
}

const isRow = (line: string | undefined): boolean => line?.startsWith("|") ?? false;
const RULER = /^\|[-|: ]+\|$/;

/** Rows of a table become "what: what follows", without its head. */
const linesOf = (body: readonly string[]): string[] =>
  body.flatMap((line, at) => {
    if (line.trim() === "" || RULER.test(line) || RULER.test(body[at + 1] ?? "")) return [];
    return [
      plainOf(
        isRow(line)
          ? line
              .slice(1, -1)
              .split("|")
              .map((cell) => cell.trim())
              .join(": ")
          : line,
      ),
    ];
  });

/** Without marks: links are their words. */
const plainOf = (line: string): string =>
  line
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll("**", "")
    .replace(/^- /, "• ");
