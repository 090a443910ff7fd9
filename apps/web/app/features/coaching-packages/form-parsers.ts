import { amount, text, whole } from "../../platform/forms/form-body.ts";

export const OFFER_FORM = "offer";
/** Followed by the offer's id: each row has a form of its own. */
export const END_OFFER_FORM = "endOffer.";
export const BUY_FORM = "buy";
export const END_FORM = "end";

export const offerBody = (form: FormData) => ({
  consultation: text(form, "consultation"),
  size: whole(form, "size"),
  netCents: amount(form, "netCents"),
  months: whole(form, "months"),
});

export const purchaseBody = (form: FormData) => ({
  orderId: text(form, "orderId"),
  packageId: text(form, "packageId"),
  instalments: whole(form, "instalments"),
  feeCents: whole(form, "feeCents"),
  termsVersion: text(form, "termsVersion") || undefined,
});

export const endBody = (form: FormData) => ({ refundCents: whole(form, "refundCents") });
