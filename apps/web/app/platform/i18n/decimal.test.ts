import { expect, test } from "vitest";
import { decimal } from "./decimal.ts";

const VALUES = [
  ...[0, 1, 5, 12, 999, 1000, 1234, 999_999, 1_000_000, 1_234_567.891, 0.05, 0.25, 0.45, 4.85, 4.849_999, 2.345, 1e-7],
  ...[-1, -1234.5, -0.75, 99.995, 9.95, 0.995],
  ...Array.from({ length: 600 }, (_, number) => number / 100),
  ...Array.from({ length: 300 }, (_, number) => number * 37.31),
];

test.each([
  ["de", "de-DE", 0, 0],
  ["de", "de-DE", 2, 2],
  ["de", "de-DE", 0, 1],
  ["en", "en-GB", 1, 1],
  ["en", "en-GB", 0, 3],
] as const)("a number is written in %s as %s has it, with %i to %i digits", (locale, tag, least, most) => {
  const format = new Intl.NumberFormat(tag, { minimumFractionDigits: least, maximumFractionDigits: most });
  const shown = VALUES.map((value) => decimal(locale, value, { least, most }));
  expect(shown).toEqual(VALUES.map((value) => format.format(value)));
});
