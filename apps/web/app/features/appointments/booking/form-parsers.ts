import { text, ticked, whole } from "../../../platform/forms/form-body.ts";

/** The form names of the last step. */
export const BOOKING_FORM = "booking";
export const REGISTER_FORM = "register";
/** The form that uses a saved card. */
export const SAVED_CARD_FORM = "savedCard";

export const bookingBody = (form: FormData) => ({
  coachId: text(form, "coachId"),
  consultation: text(form, "consultation"),
  scheduledAt: text(form, "scheduledAt"),
  timeZone: text(form, "timeZone"),
  earlyStart: ticked(form, "earlyStart"),
  feeCents: whole(form, "feeCents"),
  note: text(form, "note"),
  instant: ticked(form, "instant"),
});
