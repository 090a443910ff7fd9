import { text, whole } from "../../../platform/forms/form-body.ts";

/** A client's review. */
export const reviewBody = (form: FormData) => ({
  appointmentId: text(form, "appointmentId"),
  stars: whole(form, "stars"),
  text: text(form, "text"),
  author: text(form, "author"),
});
