import type { Locale } from "@aufwind/rules/locale/locale";

const TAGS = { de: "de-DE", en: "en-GB" } as const;
const KB = 1024;
const MB = KB * KB;

/** "1,2 MB" or "48 kB"; never nothing. */
export function formatFileSize(locale: Locale, bytes: number): string {
  const [unit, size] = bytes >= MB ? ["MB", bytes / MB] : ["kB", Math.max(1, Math.round(bytes / KB))];
  return `${size.toLocaleString(TAGS[locale], { maximumFractionDigits: 1 })} ${unit}`;
}
