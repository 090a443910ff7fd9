import type { Locale } from "@aufwind/rules/locale";
import type { BasisPoints } from "@aufwind/rules/money";
import type { CellObject } from "write-excel-file/node";

const EUROS = '#,##0.00 "€"';
const DAYS = { en: "d mmm yyyy", de: "dd.mm.yyyy" };
const BERLIN = "Europe/Berlin";

export const text = (value: string): CellObject => ({ value, type: String });
export const count = (value: number): CellObject => ({ value, type: Number, format: "0", align: "right" });

/** Euros as a number, so that spreadsheets can calculate with them. */
export const amount = (cents: number): CellObject => ({ value: cents / 100, type: Number, format: EUROS });
export const percent = (rate: BasisPoints): CellObject => ({ value: rate / 10_000, type: Number, format: "0.0%" });

export const day = (locale: Locale, date: string): CellObject => ({
  value: new Date(`${date}T00:00Z`),
  type: Date,
  format: DAYS[locale],
  align: "right",
});

export const month = (yearAndMonth: string): CellObject => ({
  ...day("en", `${yearAndMonth}-01`),
  format: "mmmm yyyy",
});

/** The wall-clock time in Berlin: sheets know no zones. */
export function moment(locale: Locale, instant: string): CellObject {
  const shown = Temporal.Instant.from(instant).toZonedDateTimeISO(BERLIN).toPlainDateTime();
  const value = new Date(shown.toZonedDateTime("UTC").epochMilliseconds);
  return { value, type: Date, format: `${DAYS[locale]} hh:mm`, align: "left" };
}

/** The head of a column. */
export const heading = (value: string, align: "left" | "right"): CellObject => ({
  ...strong(text(value)),
  align,
  wrap: true,
  backgroundColor: "#F1E9DE",
});

export const strong = (cell: CellObject): CellObject => ({ ...cell, fontWeight: "bold", textColor: "#0F4C4A" });
