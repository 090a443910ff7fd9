import type { Locale } from "@aufwind/rules/locale";

/** An amount as typed: "95" or "95,50". */
export function typedPrice(locale: Locale, cents: number): string {
  const [euros, rest] = [Math.floor(cents / 100), cents % 100];
  return rest === 0 ? `${euros}` : `${euros}${locale === "de" ? "," : "."}${String(rest).padStart(2, "0")}`;
}
