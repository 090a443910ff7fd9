import type { FieldError } from "@aufwind/contract/platform/fields";
import { PROBLEMS, type ProblemCode } from "@aufwind/contract/platform/problems";
import type { ProblemBody } from "@aufwind/contract/platform/route";
import type { Locale } from "@aufwind/rules/locale";
import type { Translator } from "../i18n/translator.ts";

type Details = {
  params?: Record<string, string | number>;
  errors?: FieldError[];
  retryAfter?: number;
  slots?: string[];
  dates?: string[];
  /** The methods of an address. */
  allow?: string[];
};

/** A refusal for the user; thrown anywhere, answered once. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly details: Details;
  constructor(code: ProblemCode, details: Details = {}) {
    super(code);
    this.name = "Problem";
    this.code = code;
    this.details = details;
  }
}

type ProblemResponseParams = { translator: Translator; locale: Locale; requestId: string };

/** The response to a problem, in the reader's language (RFC 9457). */
export function problemResponse(problem: Problem, { translator, locale, requestId }: ProblemResponseParams): Response {
  const { code, details } = problem;
  const { status } = PROBLEMS[code];
  const body: ProblemBody = {
    type: `urn:problem:${code}`,
    title: translator.t(locale, `problems:${code}.title`),
    status,
    code,
    detail: translator.t(locale, `problems:${code}.detail`, {
      ...details.params,
      // Cached: making the sentences takes longer than the rest of a refusal.
      ...(details.retryAfter && { wait: waitingTime(locale, details.retryAfter) }),
    }),
    ...(requestId && { requestId }),
    ...(details.slots && { slots: details.slots }),
    ...(details.dates && { dates: details.dates }),
  };
  if (details.errors) {
    body.errors = details.errors.map(({ field, code: why, params }) => ({
      field,
      code: why,
      message: translator.t(locale, `fields:${why}`, params),
    }));
  }
  const headers = new Headers({ "content-type": "application/problem+json", "content-language": locale });
  if (details.allow) headers.set("allow", details.allow.join(", "));
  if (details.retryAfter) headers.set("retry-after", String(details.retryAfter));
  return new Response(JSON.stringify(body), { status, headers });
}

/** "40 seconds", "5 minutes": how long to wait, rounded up. */
function waitingTime(locale: Locale, seconds: number) {
  const unit = seconds < 100 ? "second" : seconds < 5400 ? "minute" : "hour";
  const size = { second: 1, minute: 60, hour: 3600 }[unit];
  return new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" }).format(Math.ceil(seconds / size));
}
