import type { Locale } from "@aufwind/rules/locale";

export type CsvColumn<Row> = {
  heading: string;
  value: (row: Row) => string | number | null | undefined;
  /** Digits after the decimal sign: 2 for euros. */
  digits?: number;
};

/** What spreadsheet programs of a country expect when a file is opened by double click. */
const SIGNS = { en: { cell: ",", decimal: "." }, de: { cell: ";", decimal: "," } };
/** Marks the file as Unicode for those programs. */
const MARK = "\ufeff";

/** A table by RFC 4180. */
export const csvOf = <Row>(columns: readonly CsvColumn<Row>[], rows: Iterable<Row>, locale: Locale): string =>
  csvHead(columns, locale) + csvLines(columns, rows, locale);

/** The headers of an answer that is one; `name` without its ending. */
export const csvHeaders = (name: string, locale: Locale) => ({
  "content-type": "text/csv; charset=utf-8",
  "content-language": locale,
  "content-disposition": `attachment; filename="${name}.csv"`,
  "cache-control": "private, no-store",
});

/** Its first line, for a table that is written piece by piece. */
export const csvHead = <Row>(columns: readonly CsvColumn<Row>[], locale: Locale): string =>
  `${MARK}${columns.map(({ heading }) => quoted(harmless(heading))).join(SIGNS[locale].cell)}\r\n`;

export function csvLines<Row>(columns: readonly CsvColumn<Row>[], rows: Iterable<Row>, locale: Locale): string {
  const { cell, decimal } = SIGNS[locale];
  const written = ({ value, digits }: CsvColumn<Row>, row: Row) => {
    const given = value(row);
    if (typeof given !== "number") return quoted(harmless(given ?? ""));
    // Adding zero turns minus zero into zero.
    const number = digits === undefined ? String(given) : (given + 0).toFixed(digits);
    return quoted(number.replace(".", decimal));
  };
  let lines = "";
  for (const row of rows) lines += `${columns.map((column) => written(column, row)).join(cell)}\r\n`;
  return lines;
}

const quoted = (text: string) => (/[",;\r\n\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A text that a spreadsheet would run as a formula is escaped; a plain number is not. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u;
const NUMBER = /^-?\d+(?:[.,]\d+)?$/;
const harmless = (text: string) => (FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text);
