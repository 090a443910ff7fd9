import { text } from "../../platform/forms/form-body.ts";

export const templateBody = (form: FormData) => ({ title: text(form, "title"), text: text(form, "text") });
