import type { FormValues } from "./form-result.ts";

/** A consent is given anew each time, never brought back. */
const NEVER_KEPT = "healthConsent";

/** What a form holds now, by the names of its fields. */
export function draftOf(form: FormData): FormValues {
  const typed = [...form].filter((field): field is [string, string] => typeof field[1] === "string");
  return Object.fromEntries(typed.filter(([name]) => name !== NEVER_KEPT));
}

/** Whether somebody has changed anything since the page came: before it answered, or as the browser remembered it. */
export function isTouched(form: HTMLFormElement): boolean {
  const fields = [...form.elements].filter(
    (field): field is HTMLInputElement | HTMLTextAreaElement =>
      field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement,
  );
  return fields
    .filter(({ name }) => name !== NEVER_KEPT)
    .some((field) =>
      field instanceof HTMLInputElement && ["checkbox", "radio"].includes(field.type)
        ? field.checked !== field.defaultChecked
        : field.name !== "" && field.value !== field.defaultValue,
    );
}
