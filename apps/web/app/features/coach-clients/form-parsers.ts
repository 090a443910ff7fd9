import { tagsOf } from "@aufwind/rules/coach-clients";
import { text } from "../../platform/forms/form-body.ts";

/** Tags are typed in one line. */
export const remarkBody = (form: FormData) => ({
  tags: tagsOf(text(form, "tags") ?? ""),
  remark: text(form, "remark") ?? "",
});
