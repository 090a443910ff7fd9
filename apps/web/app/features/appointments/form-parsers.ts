import { text, whole } from "../../platform/form-body.ts";

export const reasonBody = (form: FormData) => ({ reason: text(form, "reason") ?? "" });

/** What the client was told that it costs goes with it, so that nobody is surprised at the turn of the 24 hours. */
export const clientCancelBody = (form: FormData) => ({ ...reasonBody(form), owedCents: whole(form, "owedCents") });
