import type { Decline } from "./cards.ts";

/** The provider's error. */
export type ApiError = {
  type: "api_error" | "card_error" | "idempotency_error" | "invalid_request_error";
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  charge?: string;
  payment_intent?: unknown;
  setup_intent?: unknown;
  payment_method?: unknown;
};

/** A refusal. Thrown, the transaction is rolled back; returned, its writes stay: a declined payment is a fact. */
export class ApiFailure extends Error {
  readonly status: number;
  readonly error: ApiError;

  constructor(status: number, error: ApiError) {
    super(error.message);
    this.status = status;
    this.error = error;
  }
}

type Details = Omit<ApiError, "type" | "message">;

/** The request cannot be done as asked. */
export const invalid = (message: string, details: Details & { status?: number } = {}): ApiFailure => {
  const { status = 400, ...rest } = details;
  return new ApiFailure(status, { type: "invalid_request_error", message, ...rest });
};

type MissingParams = { what: string; id: string; param?: string };

/** 404 in the path; 400 as a parameter. */
export const missing = ({ what, id, param }: MissingParams): ApiFailure =>
  invalid(`No such ${what}: '${id}'`, {
    status: param ? 400 : 404,
    code: "resource_missing",
    param: param ?? "id",
  });

import de from "../locales/de/errors.json" with { type: "json" };
import en from "../locales/en/errors.json" with { type: "json" };

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
