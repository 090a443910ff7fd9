import { type RefObject, useCallback, useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import type { FormValues } from "./form-result.ts";
import { forgetDraft, keepDraft, readDraft } from "./local-draft.ts";
import { draftOf, isTouched } from "./typed-draft.ts";

/** Keeps what is typed into the form inside `box` on this device, shows it again, and forgets it once it was taken. */
export function useLocalDraft(box: RefObject<HTMLElement | null>, key: string) {
  // The fields read what they hold once: with each round they are made anew.
  const [shown, setShown] = useState<{ draft: FormValues | undefined; round: number }>({ draft: undefined, round: 0 });
  const form = useCallback(() => box.current?.querySelector("form") ?? undefined, [box]);

  useEffect(() => {
    const fields = form();
    const draft = fields && !isTouched(fields) ? readDraft(key) : undefined;
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

/** Whether a form was sent, was taken, and the page after it is on its way. */
function useLeadsOn(): boolean {
  const { state, formData, location } = useNavigation();
  const { pathname } = useLocation();
  return state === "loading" && formData !== undefined && location.pathname !== pathname;
}
