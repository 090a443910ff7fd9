import { amount, inBoth, ticked, whole } from "../../platform/form-body.ts";

/** The paid consultations, each with fields of the same names. */
export type Paid = "standard" | "extended";

const paidBody = (form: FormData, kind: Paid) => ({
  durationMinutes: whole(form, `${kind}.durationMinutes`),
  description: inBoth(form, `${kind}.description`),
  netPriceCents: amount(form, `${kind}.netPriceCents`),
});

export const consultationBody = (form: FormData) => ({
  discovery: { description: inBoth(form, "discovery.description") },
  standard: paidBody(form, "standard"),
  extended: ticked(form, "offersExtended") ? paidBody(form, "extended") : null,
});
