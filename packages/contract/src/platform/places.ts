import codes from "countries-list/minimal/countries.2to3.min.json" with { type: "json" };
import { electronicFormatIBAN, friendlyFormatIBAN, isValidIBAN } from "ibantools";
import { postcodeValidator, postcodeValidatorExistsForCountry } from "postcode-validator";

/** Every country by its ISO 3166 code. */
export const COUNTRIES: readonly string[] = Object.keys(codes).sort();
const KNOWN = new Set(COUNTRIES);

export const isCountry = (code: string): boolean => KNOWN.has(code);

/** Every country with its name for this reader, sorted. */
export function namedCountries(locale: "en" | "de"): { code: string; name: string }[] {
  const names = new Intl.DisplayNames([locale], { type: "region" });
  return COUNTRIES.map((code) => ({ code, name: names.of(code) ?? code })).sort((a, b) =>
    a.name.localeCompare(b.name, locale),
  );
}

/** Whether a postal code has the country's form; countries without postal codes accept any. */
export const isPostalCode = (code: string, country: string): boolean =>
  !postcodeValidatorExistsForCountry(country) || postcodeValidator(code.toUpperCase(), country);

/** An IBAN as stored: capitals, without any spaces. */
export const plainIban = (typed: string): string => electronicFormatIBAN(typed.replaceAll(/\s/g, "")) ?? "";
/** An IBAN as shown: in groups of four. */
export const friendlyIban = (iban: string): string => friendlyFormatIBAN(iban) ?? iban;

/** Two letters first, 15 to 34 characters, the country's length, and valid check digits. */
export const isIban = (typed: string): boolean =>
  /^[A-Z]{2}[A-Z0-9]{13,32}$/.test(plainIban(typed)) && isValidIBAN(plainIban(typed));

/** The tax office's number: in Germany 10, 11 or 13 digits, in any state's form; elsewhere a short text. */
export const isTaxNumberOf = (country: string, typed: string): boolean =>
  country === "DE"
    ? /^(?!0+$)(\d{10,11}|\d{13})$/.test(typed.replaceAll(/[ /]/g, ""))
    : /^[\p{L}\d][\p{L}\d ./-]{3,29}$/u.test(typed);
