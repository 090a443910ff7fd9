import { type Candidate, candidatesOf, INVITING, type ListRow } from "@aufwind/rules/client-invitations";
import { CsvError, parse } from "csv-parse/sync";
import { Problem } from "../../platform/http/problem.ts";

/** Characters that no list has, but pictures, archives and spreadsheets do. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for.
const NOT_TEXT = /[\0-\x08\x0e-\x1f]/;

/** The text of a file: Unicode as its mark says, else UTF-8 if it can be, else what Windows wrote. */
export function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

const SEPARATORS = [";", "\t", ","] as const;

/** What divides the first line; most programs that write semicolons have commas in names. */
function separatorOf(text: string): string {
  const [head = ""] = text.trimStart().split(/\r\n|\r|\n/, 1);
  const plain = head.replaceAll(/"[^"]*"/g, "");
  return SEPARATORS.find((separator) => plain.includes(separator)) ?? ",";
}

/** Whoever is on a list; refused whole if it is too long, or no list at all. */
export function readList(text: string): Candidate[] {
  if (Buffer.byteLength(text) > 2 * INVITING.mostBytes) throw new Problem("listTooLong");
  if (NOT_TEXT.test(text)) throw new Problem("listNotText");
  const rows = rowsOf(text);
  // One more for the headings.
  if (rows.length > INVITING.mostRows + 1) throw new Problem("listTooLong");
  const found = candidatesOf(rows);
  if (found.length > INVITING.mostRows) throw new Problem("listTooLong");
  return found;
}

type WithLine = { record: string[]; info: { lines: number } };

function rowsOf(text: string): ListRow[] {
  try {
    const found = parse(text, {
      delimiter: separatorOf(text),
      bom: true,
      info: true,
      // Mail programs write quotes inside of a cell, too.
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      // Enough to know that it is too long.
      to: INVITING.mostRows + 2,
    }) as unknown as WithLine[];
    return found.map(({ record, info }) => ({ line: info.lines, cells: record }));
  } catch (error) {
    if (error instanceof CsvError) throw new Problem("listUnreadable");
    throw error;
  }
}
