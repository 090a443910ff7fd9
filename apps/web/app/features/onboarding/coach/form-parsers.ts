import { text, ticked } from "../../../platform/forms/form-body.ts";

export const termsBody = (form: FormData) => ({ acceptTerms: ticked(form, "acceptTerms") });
export const conductBody = (form: FormData) => ({ acceptConduct: ticked(form, "acceptConduct") });
export const nameBody = (form: FormData) => ({
  firstName: text(form, "firstName"),
  lastName: text(form, "lastName"),
});
