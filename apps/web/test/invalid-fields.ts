import type { FormResult } from "../app/platform/forms/form-action.ts";

type Refusing = {
  form: string;
  values: Record<string, string>;
  errors: { field: string; code: string; message: string }[];
};

/** What a form is answered with whose fields were refused. */
export const invalidFields = ({ form, values, errors }: Refusing): FormResult => ({
  ok: false,
  form,
  values,
  problem: {
    type: "about:blank",
    status: 422,
    code: "invalidFields",
    title: "That did not work",
    detail: "Please check the marked fields.",
    errors,
  },
});
