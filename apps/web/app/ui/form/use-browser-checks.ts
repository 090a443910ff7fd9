import type { ProblemBody } from "@aufwind/contract/route";
import { useCallback, useRef, useState } from "react";
import { useLocale } from "../../platform/locale.tsx";
import { useTranslation } from "../../platform/use-translation.ts";
import type { Check, Schema } from "./check-form.ts";

export type SchemaImport = () => Promise<Schema>;
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Checks in the browser with the server's own rules and sentences; loaded when the form is first touched. */
export function useBrowserChecks(schema: SchemaImport | undefined) {
  const { t } = useTranslation("common");
  const locale = useLocale();
  const check = useRef<Check>(undefined);
  const coming = useRef<Promise<Check | undefined>>(undefined);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState<ProblemBody>();

  const load = useCallback(() => {
    if (!schema || coming.current) return;
    coming.current = Promise.all([import("./check-form.ts"), schema()])
      .then(([{ createCheck }, loaded]) => createCheck(loaded, locale))
      .then((made) => {
        check.current = made;
        return made;
      })
      .catch(() => {
        coming.current = undefined;
        return undefined;
      });
  }, [schema, locale]);

  /** On leaving a field: its error appears where something was typed, and goes as soon as it is right. */
  async function look(target: EventTarget) {
    const { form, name, type, value } = target as Control;
    const made = await coming.current;
    if (!made || !form || !name || name === "form") return;
    const message = made(form).find((error) => error.field === name)?.message;
    const untouched = type !== "checkbox" && value === "";
    setErrors(({ [name]: before, ...rest }) =>
      message && !(untouched && !before) ? { ...rest, [name]: message } : rest,
    );
  }

  /** On sending: true where nothing is wrong, or where the rules have not arrived and the server will say. */
  function passes(form: HTMLFormElement): boolean {
    const found = check.current?.(form) ?? [];
    setErrors(Object.fromEntries(found.map(({ field, message }) => [field, message])));
    const words = { title: t("form.invalidTitle"), detail: t("form.invalid") };
    setProblem(
      found.length > 0
        ? { type: "about:blank", status: 422, code: "invalidFields", ...words, errors: found }
        : undefined,
    );
    return found.length === 0;
  }

  return { load, look, passes, errors, problem };
}
