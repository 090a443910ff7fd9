/** Two letters, then letters and digits: 8 to 14 characters in all, spaces and dots aside. */
const SHAPE = /^[A-Z]{2}[A-Z0-9+*]{6,12}$/;

/** What stands behind the two letters, where the country has told; Greece writes EL, Northern Ireland XI. */
const FORMS: Record<string, RegExp> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CH: /^E\d{9}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^(\d{8}[A-Z]|[A-Z]\d{7}[A-Z0-9])$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z0-9]{2}\d{9}$/,
  GB: /^\d{9}(\d{3})?$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^\d[A-Z0-9+*]\d{5}[A-Z]{1,2}$/,
  IT: /^\d{11}$/,
  LT: /^\d{9}(\d{3})?$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  NO: /^\d{9}(MVA)?$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{6,10}$/,
  RS: /^\d{9}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^\d{9}(\d{3})?$/,
};

const regions = new Intl.DisplayNames(["en"], { type: "region", fallback: "none" });
/** The letters of its passports are not those of Greece's VAT numbers. */
const isCountry = (prefix: string) => prefix !== "GR" && regions.of(prefix) !== undefined;

/** A VAT number as it is stored: capitals, without the spaces, dots and dashes people put in. */
export const plainVatNumber = (typed: string): string => typed.replaceAll(/[\s.-]/g, "").toUpperCase();

/** The specified shape and, where the country's form is known, that form; check digits are the tax office's business. */
export function isVatNumber(typed: string): boolean {
  const number = plainVatNumber(typed);
  if (!SHAPE.test(number)) return false;
  const [prefix, rest] = [number.slice(0, 2), number.slice(2)];
  return FORMS[prefix]?.test(rest) ?? (isCountry(prefix) && !rest.startsWith(prefix));
}
