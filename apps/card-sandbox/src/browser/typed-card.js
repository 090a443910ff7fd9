/** @param {string} text */
export const digitsOf = (text) => text.replace(/\D/g, "");

/** Groups of four, as on the card. @param {string} digits */
const grouped = (digits) => digits.slice(0, 19).replace(/(\d{4})(?=\d)/g, "$1 ");

/** "1227" becomes "12 / 27"; a month that can only be one digit gets its zero. @param {string} digits */
function dated(digits) {
  const whole = /^[2-9]/.test(digits) ? `0${digits}` : digits;
  return whole.length < 3 ? whole : `${whole.slice(0, 2)} / ${whole.slice(2, 4)}`;
}

/** @type {Record<string, (digits: string) => string>} */
const FORMATS = { number: grouped, expiry: dated, cvc: (digits) => digits.slice(0, 3) };

/** A date that the browser filled in may have four digits of year. @param {string} text */
const shortYear = (text) =>
  text.replace(/^(\d{1,2})\s*\/\s*20(\d\d)$/, (_, month, year) => month.padStart(2, "0") + year);

/** How a field looks while one types. @param {string} name @param {string} text */
export const formatted = (name, text) => FORMATS[name]?.(digitsOf(name === "expiry" ? shortYear(text) : text)) ?? text;

/** Where the caret stands after as many digits as before. @param {string} text @param {number} digits */
export function caretAfter(text, digits) {
  let [place, seen] = [0, 0];
  while (place < text.length && seen < digits) {
    if (/\d/.test(text[place] ?? "")) seen += 1;
    place += 1;
  }
  return place;
}

/** @typedef {{ number: string, expiry: string, cvc: string }} Typed */

/** The first field that is not filled in, in the order of the form. @param {Typed} typed */
export function incompleteField({ number, expiry, cvc }) {
  if (digitsOf(number).length < 12) return "number";
  if (digitsOf(expiry).length < 4) return "expiry";
  return digitsOf(cvc).length < 2 ? "cvc" : undefined;
}

/** The card as the provider takes it. @param {Typed} typed */
export function cardParams({ number, expiry, cvc }) {
  const date = digitsOf(expiry);
  return {
    number: digitsOf(number),
    exp_month: Number(date.slice(0, 2)),
    exp_year: Number(date.slice(2, 4)),
    cvc: digitsOf(cvc),
  };
}
