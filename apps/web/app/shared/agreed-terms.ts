import { text, ticked, whole } from "../platform/forms/form-body.ts";

/** What a client agrees to with a booking, of one appointment or of a series. */
export const agreedTerms = (form: FormData) => ({
  timeZone: text(form, "timeZone"),
  earlyStart: ticked(form, "earlyStart"),
  feeCents: whole(form, "feeCents"),
  language: text(form, "language") || undefined,
  note: text(form, "note"),
  instant: ticked(form, "instant"),
  termsVersion: text(form, "termsVersion") || undefined,
});
