import { text } from "../../platform/forms/form-body.ts";

/** A mailing in both languages. */
export const mailingBody = (form: FormData) => ({
  name: text(form, "name"),
  audience: text(form, "audience"),
  necessity: text(form, "necessity"),
  subjectDe: text(form, "subjectDe"),
  subjectEn: text(form, "subjectEn"),
  textDe: text(form, "textDe"),
  textEn: text(form, "textEn"),
});

/** The same, over the version that was seen. */
export const changedMailingBody = (form: FormData) => ({
  ...mailingBody(form),
  version: Number(text(form, "version")),
});
