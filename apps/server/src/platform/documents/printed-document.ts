import type { Locale } from "@aufwind/rules/locale";

/** Columns of text; the last row is a sum. */
export type PrintedTable = { head: string[]; rows: string[][] };

/** A subject: facts with their names, then sentences; each sentence may have a heading above it. Then a table. */
export type PrintedPart = {
  title?: string;
  facts: (readonly [name: string, value: string])[];
  texts: { heading?: string; lines: string[] }[];
  table?: PrintedTable;
};

/** All of it in words, so that the thread only lays it out. A line that begins with a point is an entry of a list. */
export type PrintedDocument = {
  locale: Locale;
  title: string;
  lead: string;
  madeAt: string;
  parts: PrintedPart[];
  /** On every page; `{page}` and `{pages}` stand for its numbers. */
  head: string;
  pageNumber: string;
};

export const BULLET = "• ";

/** The same as plain text, for those who read no PDF. */
export const documentText = ({ title, lead, parts }: PrintedDocument): string =>
  `${[underlined(title, "="), lead, ...parts.flatMap(partText)].join("\n\n")}\n`;

const partText = ({ title, facts, texts, table }: PrintedPart): string[] => [
  ...(title ? [underlined(title, "-")] : []),
  ...(facts.length > 0 ? [facts.map(([name, value]) => `${name}: ${value}`).join("\n")] : []),
  ...texts.flatMap(({ heading, lines }) => [...(heading ? [heading] : []), ...paragraphs(lines)]),
  ...(table ? [[table.head, ...table.rows].map((cells) => cells.join(" · ")).join("\n")] : []),
];

/** Entries of one list stand below each other, everything else apart. */
function paragraphs(lines: readonly string[]): string[] {
  const said: string[] = [];
  for (const line of lines) {
    const last = said.at(-1);
    if (line.startsWith(BULLET) && last?.startsWith(BULLET)) said[said.length - 1] = `${last}\n${line}`;
    else said.push(line);
  }
  return said;
}

const underlined = (title: string, sign: string) => `${title}\n${sign.repeat(title.length)}`;
