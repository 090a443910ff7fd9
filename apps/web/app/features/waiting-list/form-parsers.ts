import { chosen, text } from "../../platform/forms/form-body.ts";

/** The form of a place: for an appointment, or with a coach. */
export const placeBody = (form: FormData) => {
  const appointmentId = text(form, "appointmentId");
  return {
    ...(appointmentId
      ? { appointmentId }
      : { coachId: text(form, "coachId"), consultation: text(form, "consultation") }),
    weekdays: chosen(form, "weekdays").map(Number),
    from: text(form, "from"),
    to: text(form, "to"),
    until: text(form, "until"),
  };
};
