import { chosen, text, ticked } from "../../platform/forms/form-body.ts";

const FIELDS = [
  "legalForm",
  "tinCountry",
  "tin",
  "birthDate",
  "birthCity",
  "birthCountry",
  "registerNumber",
  "accountHolder",
] as const;

export const taxDetailsBody = (form: FormData) => ({
  ...(Object.fromEntries(FIELDS.map((name) => [name, text(form, name)])) as Record<
    (typeof FIELDS)[number],
    string | undefined
  >),
  hasNoTin: ticked(form, "hasNoTin"),
  establishments: chosen(form, "establishments"),
});
