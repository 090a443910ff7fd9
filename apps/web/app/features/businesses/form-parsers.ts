import { text, ticked } from "../../platform/forms/form-body.ts";

const FIELDS = [
  "companyName",
  "address1",
  "address2",
  "zipCode",
  "city",
  "country",
  "companyEmail",
  "phone",
  "register",
  "registerCourt",
  "registerNumber",
  "vatStatus",
  "vatNumber",
  "taxNumber",
  "iban",
] as const;

export const businessBody = (form: FormData) => ({
  ...(Object.fromEntries(FIELDS.map((name) => [name, text(form, name)])) as Record<
    (typeof FIELDS)[number],
    string | undefined
  >),
  certifyLawful: ticked(form, "certifyLawful"),
});
