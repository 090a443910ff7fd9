import { TAX_TYPE_COUNTRY, TAX_TYPES } from "@aufwind/rules/billing";
import type { Locale } from "@aufwind/rules/locale";
import { taxName } from "./tax-names.ts";

export type TaxGroup = { label: string; options: { value: string; label: string }[] };

/** Where most of our readers live comes first. */
const FIRST = ["EU", "DE", "AT", "CH", "LI"];

/** Every kind of tax number under its country, for this reader; each says its country, since a closed list shows it alone. */
export function taxOptions(locale: Locale): TaxGroup[] {
  const names = new Intl.DisplayNames([locale], { type: "region" });
  const byCountry = Map.groupBy(TAX_TYPES, (type) => TAX_TYPE_COUNTRY[type]);
  const groups = [...byCountry].map(([code, types]) => {
    const country = names.of(code) ?? code;
    const short = code === "EU" ? "EU" : country;
    const options = types.map((value) => ({ value, label: `${short}: ${taxName(value, locale)}` }));
    return { code, label: country, options };
  });
  const placeOf = (code: string) => (FIRST.includes(code) ? FIRST.indexOf(code) : FIRST.length);
  return groups
    .sort((a, b) => placeOf(a.code) - placeOf(b.code) || a.label.localeCompare(b.label, locale))
    .map(({ label, options }) => ({ label, options }));
}
