import { fieldErrors } from "@aufwind/contract/platform/fields";
import type { Locale } from "@aufwind/rules/locale";
import type { BodyOf } from "../../platform/forms/form-body.ts";

type Failure = Parameters<typeof fieldErrors>[0];
export type Schema = { safeParse: (value: unknown) => { success: true } | { success: false; error: Failure } };
type Found = { field: string; code: string; message: string };
export type Check = (form: HTMLFormElement) => Found[];

const SENTENCES = {
  de: () => import("@aufwind/contract/locales/de/fields.json"),
  en: () => import("@aufwind/contract/locales/en/fields.json"),
};

type Rules = { schema: Schema; bodyOf: BodyOf | undefined; locale: Locale };

/** A check of a whole form against the API's schema, with the API's sentences. */
export async function createCheck({ schema, bodyOf, locale }: Rules): Promise<Check> {
  const sentences: Record<string, string> = (await SENTENCES[locale]()).default;
  return (form) => {
    const parsed = schema.safeParse(bodyOf ? bodyOf(new FormData(form)) : flatBodyOf(form));
    if (parsed.success) return [];
    return fieldErrors(parsed.error).map(({ field, code, params }) => {
      const sentence = sentences[code] ?? sentences.invalid ?? "";
      const message = sentence.replace("{{max}}", `${params.max}`).replace("{{min}}", `${params.min}`);
      return { field, code, message };
    });
  };
}

/** If the controls are named like the fields. */
function flatBodyOf(form: HTMLFormElement) {
  const body: Record<string, unknown> = {};
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && control.type === "checkbox") body[control.name] = control.checked;
    else if (control instanceof HTMLInputElement && control.type === "radio") {
      if (control.checked) body[control.name] = control.value;
    } else if (isNamed(control)) body[control.name] = control.value;
  }
  return body;
}

function isNamed(control: Element): control is HTMLInputElement {
  return !(control instanceof HTMLButtonElement) && "name" in control && "value" in control && control.name !== "";
}
