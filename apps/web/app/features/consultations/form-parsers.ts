import type { Locale } from "@aufwind/rules/locale";
import { amount, chosen, inBoth, text, ticked, whole } from "../../platform/forms/form-body.ts";

/** The paid consultations, with the same field names. */
export type Paid = "standard" | "extended";

/** Says that the form asks for a kind's languages: without it they stay open. */
export const asksLanguages = (kind: string) => `${kind}.asksLanguages`;

const languagesBody = (form: FormData, kind: string) =>
  ticked(form, asksLanguages(kind)) ? chosen(form, `${kind}.languages`) : undefined;

const paidBody = (form: FormData, kind: Paid) => ({
  durationMinutes: whole(form, `${kind}.durationMinutes`),
  description: inBoth(form, `${kind}.description`),
  instantBooking: text(form, `${kind}.instantBooking`) || "off",
  languages: languagesBody(form, kind),
  netPriceCents: amount(form, `${kind}.netPriceCents`),
});

export const consultationBody = (form: FormData) => ({
  discovery: {
    description: inBoth(form, "discovery.description"),
    instantBooking: text(form, "discovery.instantBooking") || "off",
    languages: languagesBody(form, "discovery"),
  },
  standard: paidBody(form, "standard"),
  extended: ticked(form, "offersExtended") ? paidBody(form, "extended") : null,
});

/** An amount as typed: "95" or "95,50". */
export function typedPrice(locale: Locale, cents: number): string {
  const [euros, rest] = [Math.floor(cents / 100), cents % 100];
  return rest === 0 ? `${euros}` : `${euros}${locale === "de" ? "," : "."}${String(rest).padStart(2, "0")}`;
}
