import type { FormValues } from "../../platform/form-result.ts";

/** A consent is given anew each time, never brought back. */
const NEVER_KEPT = "healthConsent";

/** What a form holds now, by the names of its fields. */
export function draftOf(form: FormData): FormValues {
  const typed = [...form].filter((field): field is [string, string] => typeof field[1] === "string");
  return Object.fromEntries(typed.filter(([name]) => name !== NEVER_KEPT));
}

/** Whether somebody has changed anything since the page came: before it answered, or as the browser remembered it. */
export function isTouched(form: HTMLFormElement): boolean {
  const inputs = [...form.elements].filter((field) => field instanceof HTMLInputElement);
  const fields = inputs.filter(({ name }) => name !== NEVER_KEPT);
  return fields.some((field) =>
    ["checkbox", "radio"].includes(field.type)
      ? field.checked !== field.defaultChecked
      : field.name !== "" && field.value !== field.defaultValue,
  );
}
