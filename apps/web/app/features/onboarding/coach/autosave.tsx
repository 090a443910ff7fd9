import type { Step } from "@aufwind/rules/coach-profiles";
import { type RefObject, useContext, useEffect, useRef, useState } from "react";
import { announce } from "../../../platform/browser/accessibility.ts";
import type { FormValues } from "../../../platform/forms/form-action.ts";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { ONBOARDING_FORM } from "../../../platform/session/member.ts";
import { FormContext } from "../../../ui/form/field.tsx";
import { useFormResult } from "../../../ui/form/form-results.ts";
import { Icon } from "../../../ui/icon.tsx";
import { createDraftAutosave, draftOf, type SaveOutcome, saveDraft } from "./draft-autosave.ts";
import styles from "./onboarding.module.css";

/** Buttons change forms too: they add or remove rows. */
const TOUCHES = ["input", "change", "click"] as const;

type KeptForm = { step: Step; since: string };

/** Saves the draft of the form around `mark`, and returns its status. */
function useDraftKeeper(mark: RefObject<HTMLElement | null>, { step, since }: KeptForm): SaveOutcome | undefined {
  const { pending } = useContext(FormContext);
  const result = useFormResult(ONBOARDING_FORM, undefined);
  const [outcome, setOutcome] = useState<SaveOutcome>();
  const keeper = useRef<ReturnType<typeof createDraftAutosave>>(undefined);
  const from = useRef(since);
  useEffect(() => {
    from.current = since;
  }, [since]);

  useEffect(() => {
    const form = mark.current?.closest("form");
    if (!form) return;
    const read = () => draftOf(new FormData(form));
    const send = (draft: FormValues, signal: AbortSignal) => saveDraft({ step, draft, since: from.current }, signal);
    const made = createDraftAutosave({ read, send, tell: setOutcome });
    keeper.current = made;
    const gone = new AbortController();
    for (const touch of TOUCHES) form.addEventListener(touch, made.touch, { signal: gone.signal });
    const leave = () => document.visibilityState === "hidden" && made.keepNow();
    document.addEventListener("visibilitychange", leave, { signal: gone.signal });
    window.addEventListener("pagehide", made.keepNow, { signal: gone.signal });
    window.addEventListener("online", made.keepNow, { signal: gone.signal });
    return () => {
      gone.abort();
      made.keepNow();
      made.end();
    };
  }, [mark, step]);

  useEffect(() => {
    if (pending) keeper.current?.pause();
    else keeper.current?.resume();
  }, [pending]);
  useEffect(() => {
    if (result?.ok) keeper.current?.settle();
  }, [result]);
  return outcome;
}

/** The save status: announced only the first time, and on problems. */
export function Autosave({ step, since }: { step: Step; since: string }) {
  const { t } = useTranslation("onboarding");
  const mark = useRef<HTMLParagraphElement>(null);
  const outcome = useDraftKeeper(mark, { step, since });
  const before = useRef<SaveOutcome>(undefined);
  useEffect(() => {
    if (outcome && outcome !== before.current) announce(t(`draft.${outcome}`));
    before.current = outcome;
  }, [outcome, t]);
  return (
    <p ref={mark} className={styles.kept} data-trouble={(outcome && outcome !== "kept") || undefined}>
      {outcome && (
        <>
          <Icon name={outcome === "kept" ? "check" : "alert"} /> {t(`draft.${outcome}`)}
        </>
      )}
    </p>
  );
}
