import { text } from "../../platform/form-body.ts";

export const moveBody = (form: FormData) => ({ scheduledAt: text(form, "scheduledAt") });

export const timeOffBody = (form: FormData) => ({
  kind: "timeOff" as const,
  from: text(form, "from"),
  to: text(form, "to"),
  note: text(form, "note"),
});
