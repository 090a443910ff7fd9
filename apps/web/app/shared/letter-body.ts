import { text } from "../platform/forms/form-body.ts";

/** What came by letter or phone, as the team enters it as a case. */
export const letterBody = (form: FormData) => ({
  cameBy: text(form, "cameBy"),
  name: text(form, "name"),
  email: text(form, "email") || null,
  locale: text(form, "locale"),
  subject: text(form, "subject"),
  text: text(form, "text"),
});
