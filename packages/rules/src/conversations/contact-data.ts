/** What the terms ask people not to exchange here. */
export type ContactData = "email" | "phone" | "payment";

const EMAIL =
  /[\p{L}\p{N}._%+-]{1,64}\s?(?:@|\(at\)|\[at\])\s?[\p{L}\p{N}-]{1,63}(?:\.|\s?\(dot\)\s?|\s?\[dot\]\s?|\s?\(punkt\)\s?)\p{L}{2,}/iu;
/** Digits as people group them; with what may stand before a number so that dates and prices can be told apart. */
const NUMBER = /(?:\+|\b00|\b0|\()[\d\s()/.-]{6,24}\d/g;
const IBAN = /\b[A-Z]{2}\d{2}(?:\s?[A-Z0-9]{4}){3,7}(?:\s?[A-Z0-9]{1,3})?\b/i;
const CARD = /\b(?:\d[ -]?){13,19}\b/g;
const PAYMENT_WORDS = /\b(?:paypal(?:\.me)?|venmo|revolut|western union|iban)\b/i;
const DATE_OR_TIME = /^\d{1,2}\.\s?\d{1,2}\.(?:\s?\d{2,4})?$|^\d{1,2}[.:]\d{2}$/;

const digitsOf = (text: string) => text.replaceAll(/\D/g, "");

/** The check digit of card numbers (Luhn). */
function isCardNumber(digits: string): boolean {
  if (digits.length < 13 || digits.length > 19) return false;
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const doubled = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

function isPhoneNumber(written: string): boolean {
  const length = digitsOf(written).length;
  return length >= 8 && length <= 15 && !DATE_OR_TIME.test(written.trim());
}

/** What a message seems to carry; a gentle hint goes by it, nothing is ever held back. */
export function contactDataIn(text: string): ContactData[] {
  const found: ContactData[] = [];
  if (EMAIL.test(text)) found.push("email");
  const isPayment =
    IBAN.test(text) ||
    PAYMENT_WORDS.test(text) ||
    (text.match(CARD) ?? []).some((card) => isCardNumber(digitsOf(card)));
  if (!isPayment && (text.match(NUMBER) ?? []).some(isPhoneNumber)) found.push("phone");
  if (isPayment) found.push("payment");
  return found;
}
