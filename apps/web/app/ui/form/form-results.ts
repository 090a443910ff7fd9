import type { ProblemBody } from "@aufwind/contract/platform/route";
import { useCallback, useMemo, useRef, useState } from "react";
import type { FormResult } from "../../platform/forms/form-action.ts";
import { type BodyOf, fieldOf } from "../../platform/forms/form-body.ts";
import { useAnswer } from "../../platform/forms/use-answer.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import type { Check, Schema } from "./check-form.ts";

/** With JavaScript the fetcher's answer; without it the page's, if this form was submitted. */
export function useFormResult<T>(name: string, fetched: FormResult<T> | undefined): FormResult<T> | undefined {
  const page = useAnswer<FormResult<T>>();
  return fetched ?? (page?.form === name ? page : undefined);
}

type Changed = { since: ProblemBody | undefined; fields: string[] };

/** The API's error of each field, until the field is changed. */
export function useApiErrors(problem: ProblemBody | undefined) {
  const [changed, setChanged] = useState<Changed>({ since: undefined, fields: [] });
  const errors = useMemo(() => {
    const stale = changed.since === problem ? changed.fields : [];
    const remaining = (problem?.errors ?? []).filter(({ field }) => !stale.includes(field));
    return Object.fromEntries(remaining.map(({ field, message }) => [field, message]));
  }, [problem, changed]);

  function change(target: EventTarget) {
    const name = fieldOf((target as HTMLInputElement).name);
    if (!errors[name]) return;
    const before = changed.since === problem ? changed.fields : [];
    setChanged({ since: problem, fields: [...before, name] });
  }
  return { errors, change };
}

export type SchemaImport = () => Promise<Schema>;
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Checks in the browser with the server's schema and sentences; loaded on first use. */
export function useBrowserChecks(schema: SchemaImport | undefined, bodyOf?: BodyOf) {
  const { t } = useTranslation("common");
  const locale = useLocale();
  const check = useRef<Check>(undefined);
  const coming = useRef<Promise<Check | undefined>>(undefined);
  const pressing = useRef<Promise<void>>(undefined);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState<ProblemBody>();

  const load = useCallback(() => {
    if (!schema || coming.current) return;
    coming.current = Promise.all([import("./check-form.ts"), schema()])
      .then(([{ createCheck }, loaded]) => createCheck({ schema: loaded, bodyOf, locale }))
      .then((made) => {
        check.current = made;
        return made;
      })
      .catch(() => {
        coming.current = undefined;
        return undefined;
      });
  }, [schema, bodyOf, locale]);

  /** While a button is pressed nothing may move: an error that came or went would move the button away. */
  function press() {
    pressing.current = new Promise((resolve) => {
      window.addEventListener("pointerup", () => setTimeout(resolve), { once: true });
    });
  }

  /** While typing: errors disappear once fixed, also at a field whose rule depends on the changed one. */
  function mend(target: EventTarget) {
    if (Object.keys(errors).length > 0) look(target);
  }

  /** On blur: the field's error appears if something was typed. */
  async function look(target: EventTarget) {
    const { form, name, type, value } = target as Control;
    const made = await coming.current;
    await pressing.current;
    if (!made || !form || !name || name === "form") return;
    const field = fieldOf(name);
    const found = new Map(made(form).map((error) => [error.field, error.message]));
    const untouched = type !== "checkbox" && value === "";
    setErrors((before) => {
      const remaining = Object.keys(before).concat(untouched ? [] : field);
      return Object.fromEntries(remaining.flatMap((name) => (found.has(name) ? [[name, found.get(name) ?? ""]] : [])));
    });
  }

  /** On submit: true if nothing is wrong, or if the schema has not loaded and the server will check. */
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

  return { load, press, mend, look, passes, errors, problem };
}

type CheckedFormParams = {
  pending: boolean;
  checks: ReturnType<typeof useBrowserChecks>;
  answered: ReturnType<typeof useApiErrors>;
};

/** The attributes of a form that is checked in the browser and posted once. */
export const checkedForm = ({ pending, checks, answered }: CheckedFormParams) => ({
  noValidate: true,
  "aria-busy": pending || undefined,
  onSubmit: (event: React.FormEvent<HTMLFormElement>) => {
    if (pending || !checks.passes(event.currentTarget)) event.preventDefault();
  },
  onFocus: checks.load,
  onPointerDownCapture: checks.press,
  onChange: (event: React.FormEvent<HTMLFormElement>) => {
    answered.change(event.target);
    checks.mend(event.target);
  },
  onBlur: (event: React.FocusEvent<HTMLFormElement>) => {
    checks.look(event.target);
  },
});

/**
 * `add.0`, and `add.1` after its success: a form that adds to a list is empty again after each success, and keeps its
 * input otherwise.
 */
export function useFreshName(base: string): string {
  const next = nextOf(base, useAnswer<FormResult>());
  const [count, setCount] = useState(next);
  if (next > count) setCount(next);
  return `${base}.${Math.max(next, count)}`;
}

export function nextOf(base: string, result: Pick<FormResult, "form" | "ok"> | undefined): number {
  if (!result?.form.startsWith(`${base}.`)) return 0;
  return Number(result.form.slice(base.length + 1)) + (result.ok ? 1 : 0);
}
