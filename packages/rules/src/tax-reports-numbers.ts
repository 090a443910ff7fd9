/** As the law sees a seller: a person, or a company or partnership. */
export const LEGAL_FORMS = ["individual", "entity"] as const;
export type LegalForm = (typeof LEGAL_FORMS)[number];

/** Who lives here is reported (PStTG § 4 Abs. 6). */
export const EU_COUNTRIES = (
  "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK" as string
).split(" ");

/** A number as it is stored: capitals, without the signs that group it. */
export const plainTin = (typed: string): string => typed.toUpperCase().replaceAll(/[\s./-]/g, "");

/** The check digit of ISO 7064, mod 11,10, over the digits before it. */
function checkDigit(digits: string): number {
  let product = 10;
  for (const digit of digits) {
    const sum = (Number(digit) + product) % 10 || 10;
    product = (sum * 2) % 11;
  }
  return (11 - product) % 10;
}

const endsInCheckDigit = (number: string) => checkDigit(number.slice(0, -1)) === Number(number.at(-1));

/**
 * The German number of a person (§ 139b AO): eleven digits, not beginning with zero. Of the first ten exactly one occurs
 * twice or three times, never three in a row; the last one checks them.
 */
export function isGermanTin(number: string): boolean {
  if (!/^[1-9]\d{10}$/.test(number)) return false;
  const ten = number.slice(0, 10);
  const repeated = [...new Set(ten)].map((digit) => ten.split(digit).length - 1).filter((times) => times > 1);
  const [times = 0] = repeated;
  return repeated.length === 1 && times <= 3 && !/(\d)\1\1/.test(ten) && endsInCheckDigit(number);
}

/** The number of a German business (§ 139c AO), or the one of its tax office until it has that. */
const isGermanBusinessTin = (number: string) =>
  /^DE\d{9}(\d{5})?$/.test(number) || /^(?!0+$)(\d{10,11}|\d{13})$/.test(number);

/** The forms of other member states, for people and companies; elsewhere nothing is known. */
const FORMS: Record<string, RegExp> = {
  AT: /^\d{9}$/,
  BE: /^\d{10,11}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^(CZ)?\d{8,10}$/,
  DK: /^\d{8}$|^\d{10}$/,
  EE: /^\d{8}$|^\d{11}$/,
  ES: /^[A-Z0-9]\d{7}[A-Z0-9]$/,
  FI: /^\d{8}$|^\d{6}[+A-Y]?\d{3}[0-9A-Y]$/,
  FR: /^\d{9}$|^[0-3]\d{12}$|^\d{14}$/,
  GR: /^\d{9}$/,
  HU: /^\d{8}$|^\d{10,11}$/,
  IE: /^\d{7}[A-Z]{1,2}$/,
  IT: /^\d{11}$|^[A-Z]{6}[0-9A-Z]{2}[A-Z][0-9A-Z]{2}[A-Z][0-9A-Z]{3}[A-Z]$/,
  LT: /^\d{9,11}$/,
  LU: /^\d{11}$|^\d{13}$/,
  LV: /^\d{11}$/,
  MT: /^\d{1,7}[A-Z]$|^\d{9}$/,
  NL: /^\d{9}$/,
  PL: /^\d{10,11}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$|^\d{13}$/,
  SE: /^\d{10}$|^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{9,10}$/,
};
const ANY_FORM = /^[\dA-Z]{4,30}$/;

type TinParams = { country: string; form: LegalForm };

/** Whether this can be a number that the country gave to such a seller. */
export function isTin(typed: string, { country, form }: TinParams): boolean {
  const number = plainTin(typed);
  if (country === "DE") return form === "individual" ? isGermanTin(number) : isGermanBusinessTin(number);
  if (country === "HR") return /^\d{11}$/.test(number) && endsInCheckDigit(number);
  const known = Object.hasOwn(FORMS, country) ? FORMS[country] : undefined;
  return (known ?? ANY_FORM).test(number);
}

/** What is shown of a number once it is saved. */
export const endOfTin = (number: string): string => number.slice(-3);

const [YOUNGEST, OLDEST] = [18, 120];

/** Whether somebody born then can be a coach today; both days as `yyyy-mm-dd`. */
export function isBirthDate(birthDate: string, today: string): boolean {
  const years = Temporal.PlainDate.from(birthDate).until(today, { largestUnit: "years" }).years;
  return years >= YOUNGEST && years < OLDEST;
}
