import de from "../locales/de/errors.json" with { type: "json" };
import en from "../locales/en/errors.json" with { type: "json" };
import type { Decline } from "./cards.ts";
import type { ApiError } from "./refusal.ts";

export type Locale = "en" | "de";
const SENTENCES: Record<Locale, Record<string, string>> = { en, de };

/** The language of a page: German where it is asked for, English for everybody else. */
export const localeOf = (asked: string | undefined | null): Locale =>
  /^de\b/i.test(asked?.trim() ?? "") ? "de" : "en";

const PARAMS: Record<string, string> = {
  incorrect_number: "number",
  incorrect_cvc: "cvc",
  invalid_cvc: "cvc",
  invalid_expiry_month: "exp_month",
  invalid_expiry_year: "exp_year",
  expired_card: "exp_month",
};

/** The decline as its cardholder reads it, with a next step. */
export function cardError({ code, decline_code }: Decline, locale: Locale): ApiError {
  const sentences = SENTENCES[locale];
  const param = PARAMS[code];
  return {
    type: "card_error",
    code,
    ...(decline_code && { decline_code }),
    message: (decline_code && sentences[decline_code]) || sentences[code] || sentences.card_declined || code,
    ...(param && { param }),
  };
}
