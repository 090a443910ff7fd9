import { z } from "zod";

/** No control characters but tab and line breaks: they are never typed, only injected. */
const CLEAN = /^[^\p{Cc}]*$|^(?:[^\p{Cc}]|[\t\n\r])*$/u;
/** One line: no control character at all, so that nothing can break out of a mail header. */
const ONE_LINE = /^[^\p{Cc}\u2028\u2029]*$/u;

const text = (max: number, shape: RegExp) =>
  z
    .string({ error: "required" })
    .trim()
    .min(1, { error: "required" })
    .max(max, { error: "tooLong" })
    .regex(shape, { error: "characters" });

/** A required single line of at most `max` characters. */
export const line = (max: number) => text(max, ONE_LINE);
/** A required text of at most `max` characters that may have line breaks. */
export const paragraph = (max: number) => text(max, CLEAN);

export const email = z
  .string({ error: "required" })
  .trim()
  .min(1, { error: "required" })
  .max(254, { error: "tooLong" })
  .pipe(z.email({ error: "email" }));

/** A box that has to be ticked; forms send "on", the API `true`. */
export const accepted = z.literal(true, { error: "accept" });

/** Left empty by people, filled by bots; never shown. */
export const honeypot = z.string().max(1000).optional();

export const token = z.string({ error: "required" }).regex(/^[\w-]{43}$/, { error: "token" });

export type FieldError = { field: string; code: string; params: { max?: number } };

/** What is wrong, one entry per field and in the order of the fields; codes have their sentences in `locales/…/fields.json`. */
export function fieldErrors(error: z.core.$ZodError): FieldError[] {
  const first = new Map<string, FieldError>();
  for (const issue of error.issues) {
    const field = issue.path.join(".") || "body";
    if (first.has(field)) continue;
    const params = issue.code === "too_big" ? { max: Number(issue.maximum) } : {};
    first.set(field, { field, code: KNOWN.has(issue.message) ? issue.message : "invalid", params });
  }
  return [...first.values()];
}

const KNOWN = new Set(["required", "tooLong", "characters", "email", "accept", "token"]);
