import { type RefObject, useCallback, useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { DRAFTS } from "./forget-drafts.ts";
import type { FormValues } from "./form-action.ts";

/** Drafts expire: nothing private stays on a device forever. */
const LONGEST = 30 * 86_400_000;

type Kept = { at: number; values: FormValues };

/** Where a person's form is stored on this device until it is submitted. */
export const draftKey = (userId: string, form: string) => `${DRAFTS}${userId}.${form}`;

/** Browsers may refuse storage; then there is no draft. */
function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

export function keepDraft(key: string, values: FormValues): void {
  attempt(() => localStorage.setItem(key, JSON.stringify({ at: Date.now(), values } satisfies Kept)));
}

export function forgetDraft(key: string): void {
  attempt(() => localStorage.removeItem(key));
}

export function readDraft(key: string): FormValues | undefined {
  const kept = attempt(() => JSON.parse(localStorage.getItem(key) ?? "null") as Partial<Kept> | null);
  if (!kept?.values || !kept.at) return undefined;
  if (Date.now() - kept.at <= LONGEST) return kept.values;
  forgetDraft(key);
  return undefined;
}

/** A consent is given again each time, never restored; a code is worth money, and a device may be shared. */
const NEVER_KEPT = ["healthConsent", "code"];

/** A form's present values, by field name. */
export function draftOf(form: FormData): FormValues {
  const typed = [...form].filter((field): field is [string, string] => typeof field[1] === "string");
  return Object.fromEntries(typed.filter(([name]) => !NEVER_KEPT.includes(name)));
}

/** Whether something changed since the page was loaded: before hydration, or restored by the browser. */
function isTouched(form: HTMLFormElement): boolean {
  const fields = [...form.elements].filter(
    (field): field is HTMLInputElement | HTMLTextAreaElement =>
      field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement,
  );
  return fields
    .filter(({ name }) => !NEVER_KEPT.includes(name))
    .some((field) =>
      field instanceof HTMLInputElement && ["checkbox", "radio"].includes(field.type)
        ? field.checked !== field.defaultChecked
        : field.name !== "" && field.value !== field.defaultValue,
    );
}

/** Stores the form inside `box` on this device, restores it, and deletes it once it was accepted. */
export function useLocalDraft(box: RefObject<HTMLElement | null>, key: string) {
  // Fields read their defaults once: remounted with each reset.
  const [shown, setShown] = useState<{ draft: FormValues | undefined; round: number }>({ draft: undefined, round: 0 });
  const form = useCallback(() => box.current?.querySelector("form") ?? undefined, [box]);

  useEffect(() => {
    const fields = form();
    if (!fields) return;
    // What was written before this code was there is kept from now on.
    if (isTouched(fields)) return keepDraft(key, draftOf(new FormData(fields)));
    const draft = readDraft(key);
    if (draft) setShown({ draft, round: 1 });
  }, [form, key]);

  useEffect(() => {
    const gone = new AbortController();
    const keep = () => {
      const fields = form();
      if (fields) keepDraft(key, draftOf(new FormData(fields)));
    };
    box.current?.addEventListener("input", keep, { signal: gone.signal });
    return () => gone.abort();
  }, [box, form, key]);

  const isTaken = useLeadsOn();
  useEffect(() => {
    if (isTaken) forgetDraft(key);
  }, [isTaken, key]);

  const discard = () => {
    forgetDraft(key);
    setShown(({ round }) => ({ draft: undefined, round: round + 1 }));
  };
  return { ...shown, discard };
}

/** Whether a form was submitted and accepted, and the next page is loading. */
function useLeadsOn(): boolean {
  const { state, formData, location } = useNavigation();
  const { pathname } = useLocation();
  return state === "loading" && formData !== undefined && location.pathname !== pathname;
}
