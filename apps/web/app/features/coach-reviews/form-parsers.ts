import { text } from "../../platform/form-body.ts";

export const contestBody = (form: FormData) => ({ reason: text(form, "reason") });
export const answerBody = (form: FormData) => ({ text: text(form, "text") });
