import { expect, test } from "vitest";
import { type CsvColumn, csvOf } from "./csv.ts";

type Row = { name: string | null; cents: number; count?: number };
const COLUMNS: CsvColumn<Row>[] = [
  { heading: "Name", value: ({ name }) => name },
  { heading: "Betrag", value: ({ cents }) => cents / 100, digits: 2 },
  { heading: "Anzahl", value: ({ count }) => count },
];
const linesOf = (csv: string) => csv.split("\r\n");

test("German files have semicolons and decimal commas, English ones commas and points", () => {
  const rows = [{ name: "Lena", cents: 123_450, count: 3 }];
  expect(csvOf(COLUMNS, rows, "de")).toBe('\ufeffName;Betrag;Anzahl\r\nLena;"1234,50";3\r\n');
  expect(csvOf(COLUMNS, rows, "en")).toBe("\ufeffName,Betrag,Anzahl\r\nLena,1234.50,3\r\n");
});

test("what is missing is an empty cell", () => {
  expect(linesOf(csvOf(COLUMNS, [{ name: null, cents: 0 }], "en"))[1]).toBe(",0.00,");
});

test.each([
  ['Sie sagte "ja"', '"Sie sagte ""ja"""'],
  ["Weidner; Söhne, Köln", '"Weidner; Söhne, Köln"'],
  ["zwei\nZeilen", '"zwei\nZeilen"'],
  [" Rand ", '" Rand "'],
])("%j keeps its signs inside quotes", (name, written) => {
  expect(csvOf(COLUMNS, [{ name, cents: 0 }], "en")).toContain(`\r\n${written},0.00,`);
});

test.each(['=HYPERLINK("https://example.org")', "+49 30", "-2+3", "@sum", "\t=1+1", " =1+1", "\r=1", "＝1+1"])(
  "%j is no formula any more",
  (name) => {
    const written = csvOf(COLUMNS, [{ name, cents: 0 }], "de").split("\ufeffName;Betrag;Anzahl\r\n")[1];
    expect(written?.replace('"', "")).toMatch(/^'/);
  },
);

test("negative numbers stay numbers, and zero has no sign", () => {
  const rows = [
    { name: "-12,50", cents: -1250 },
    { name: "a", cents: -0 },
  ];
  expect(linesOf(csvOf(COLUMNS, rows, "de"))).toEqual([
    "\ufeffName;Betrag;Anzahl",
    '"-12,50";"-12,50";',
    'a;"0,00";',
    "",
  ]);
});
