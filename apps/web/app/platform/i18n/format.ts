import type { Locale } from "@aufwind/rules/locale";
import { berlinClock } from "@aufwind/rules/time/berlin-clock";
import { monthName } from "./calendar-names.ts";
import { momentOf } from "./dates.ts";
import { decimal, shifted } from "./decimal.ts";

/** "17. November 2026", in Berlin. */
export function formatDate(locale: Locale, when: Date | string): string {
  const { day, month, year } = berlinClock(new Date(when).getTime());
  return `${day}${locale === "de" ? "." : ""}\u00a0${monthName(month, { locale, long: true })}\u00a0${year}`;
}

/** "Di., 17. Nov., 14:00 Uhr", in Berlin time. */
export const formatMoment = (locale: Locale, at: string): string => momentOf({ at }, { locale });

const inEuros = (locale: Locale, cents: number, least: 0 | 2): string => {
  const amount = decimal(locale, Math.abs(cents) / 100, { least });
  return locale === "de" ? `${amount}\u00a0€` : `€${amount}`;
};

/** "95 €" or "95,50 €" */
export const formatMoney = (locale: Locale, cents: number): string =>
  `${cents < 0 ? "-" : ""}${inEuros(locale, cents, cents % 100 === 0 ? 0 : 2)}`;

/** "95,00 €" and "−29,00 €": always with cents, for columns of amounts. */
export const formatAmount = (locale: Locale, cents: number): string =>
  `${cents < 0 ? "−" : ""}${inEuros(locale, cents, 2)}`;

/** "4,9", and "5,0" like every other mean. */
export const formatScore = (locale: Locale, score: number) => decimal(locale, score, { least: 1 });

export const formatNumber = (locale: Locale, value: number) => decimal(locale, value, { most: 3 });

/** "85 %", "4,5 %" */
export const formatPercent = (locale: Locale, share: number) =>
  `${decimal(locale, shifted(share, 2), { most: 1 })}${locale === "de" ? "\u00a0" : ""}%`;

const KB = 1024;
const MB = KB * KB;

/** "1,2 MB" or "48 kB"; never 0. */
export function formatFileSize(locale: Locale, bytes: number): string {
  const [unit, size] =
    bytes >= MB ? (["MB", bytes / MB] as const) : (["kB", Math.max(1, Math.round(bytes / KB))] as const);
  return `${decimal(locale, size, { most: 1 })}\u00a0${unit}`;
}

/** "•••• 4242": a card's number, on one line. */
export const formatLastFour = (lastFour: string): string => `••••\u00a0${lastFour}`;
