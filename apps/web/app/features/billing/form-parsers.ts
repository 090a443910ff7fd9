import { text } from "../../platform/form-body.ts";

const FIELDS = ["name", "email", "phone", "address", "city", "postalCode", "country", "taxType", "taxNumber"] as const;

export const billingBody = (form: FormData) =>
  Object.fromEntries(FIELDS.map((name) => [name, text(form, name)])) as Record<
    (typeof FIELDS)[number],
    string | undefined
  >;
