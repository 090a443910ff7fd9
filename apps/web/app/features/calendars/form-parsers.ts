import { text } from "../../platform/forms/form-body.ts";

export const importBody = (form: FormData) => ({ name: text(form, "name"), address: text(form, "address") });
