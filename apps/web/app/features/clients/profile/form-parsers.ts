import { choice } from "../../../platform/forms/form-body.ts";

/** What is left open is taken back. */
export const profileBody = (form: FormData) => ({
  preferredPronoun: choice(form, "preferredPronoun"),
  preferredGenderIdentity: choice(form, "preferredGenderIdentity"),
  experienceLevel: choice(form, "experienceLevel"),
  qualification: choice(form, "qualification"),
});
