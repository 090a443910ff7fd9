import { text } from "../../platform/form-body.ts";

export const importBody = (form: FormData) => ({ name: text(form, "name"), address: text(form, "address") });
