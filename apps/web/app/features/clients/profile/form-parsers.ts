import { choice } from "../../../platform/forms/form-body.ts";

/** Empty fields are cleared. */
export const profileBody = (form: FormData) => ({
  preferredPronoun: choice(form, "preferredPronoun"),
  preferredGenderIdentity: choice(form, "preferredGenderIdentity"),
  experienceLevel: choice(form, "experienceLevel"),
  qualification: choice(form, "qualification"),
});
