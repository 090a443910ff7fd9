import { choice, text, ticked } from "../../platform/forms/form-body.ts";

const CONTEXT = ["page", "browser", "version"] as const;

/** The context is sent as shown, if the person allows it. */
export function supportRequestBody(form: FormData) {
  const shown = CONTEXT.flatMap((key) => {
    const value = text(form, `shown.${key}`);
    return value ? [[key, value]] : [];
  });
  return {
    topic: text(form, "topic"),
    subject: text(form, "subject"),
    message: text(form, "message"),
    appointmentId: choice(form, "appointmentId"),
    context: ticked(form, "withContext") ? Object.fromEntries(shown) : {},
  };
}
