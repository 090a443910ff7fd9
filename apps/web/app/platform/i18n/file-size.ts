import type { Locale } from "@aufwind/rules/locale";

const numbers = (tag: string) => new Intl.NumberFormat(tag, { maximumFractionDigits: 1 });
const NUMBERS = { de: numbers("de-DE"), en: numbers("en-GB") };
const KB = 1024;
const MB = KB * KB;

/** "1,2 MB" or "48 kB"; never nothing. */
export function formatFileSize(locale: Locale, bytes: number): string {
  const [unit, size] =
    bytes >= MB ? (["MB", bytes / MB] as const) : (["kB", Math.max(1, Math.round(bytes / KB))] as const);
  return `${NUMBERS[locale].format(size)}\u00a0${unit}`;
}
