import type { Locale } from "@aufwind/rules/locale";
import { amount, inBoth, text, ticked, whole } from "../../platform/forms/form-body.ts";

/** The paid consultations, with the same field names. */
export type Paid = "standard" | "extended";

const paidBody = (form: FormData, kind: Paid) => ({
  durationMinutes: whole(form, `${kind}.durationMinutes`),
  description: inBoth(form, `${kind}.description`),
  instantBooking: text(form, `${kind}.instantBooking`) || "off",
  netPriceCents: amount(form, `${kind}.netPriceCents`),
});

export const consultationBody = (form: FormData) => ({
  discovery: {
    description: inBoth(form, "discovery.description"),
    instantBooking: text(form, "discovery.instantBooking") || "off",
  },
  standard: paidBody(form, "standard"),
  extended: ticked(form, "offersExtended") ? paidBody(form, "extended") : null,
});

/** An amount as typed: "95" or "95,50". */
export function typedPrice(locale: Locale, cents: number): string {
  const [euros, rest] = [Math.floor(cents / 100), cents % 100];
  return rest === 0 ? `${euros}` : `${euros}${locale === "de" ? "," : "."}${String(rest).padStart(2, "0")}`;
}
