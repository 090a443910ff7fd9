import { text } from "../../platform/forms/form-body.ts";

/** The answer to a case. */
export const answerBody = (form: FormData) => ({
  text: text(form, "text"),
  version: Number(text(form, "version")),
  thenClose: text(form, "then") === "close",
});

/** A template in both languages. */
export const templateBody = (form: FormData) => ({
  name: text(form, "name"),
  textDe: text(form, "textDe"),
  textEn: text(form, "textEn"),
});
