import type { FormValues } from "../../../platform/forms/form-action.ts";
import { stillSignedIn } from "../../../platform/session/still-signed-in.ts";

/** A form's present values, by field name. */
export function draftOf(form: FormData): FormValues {
  const typed = [...form].filter((field): field is [string, string] => typeof field[1] === "string");
  return Object.fromEntries(typed.filter(([name]) => name !== "form"));
}

export type SaveOutcome = "kept" | "refused" | "away";

const path = (step: string) => `/api/coaches/onboarding/drafts/${step}`;

type SaveDraftParams = { step: string; draft: FormValues; since: string };

/** Browsers send no more than this while a page is being left. */
const MOST_BYTES = 60_000;

/** Saves a draft, also while the page is being left; returns whether it was saved, refused, or not sent. */
export async function saveDraft({ step, draft, since }: SaveDraftParams, signal: AbortSignal): Promise<SaveOutcome> {
  const body = JSON.stringify({ draft, since });
  if (body.length > MOST_BYTES) return "refused";
  const send = () =>
    fetch(path(step), {
      method: "PUT",
      headers: { "content-type": "application/json", "accept-language": document.documentElement.lang },
      body,
      keepalive: true,
      signal,
    }).catch(() => undefined);
  const first = await send();
  // After long writing the token may have expired, while the session continues.
  const response = first?.status === 401 && (await stillSignedIn()) ? await send() : first;
  if (response?.ok) return "kept";
  return response && [400, 413, 422].includes(response.status) ? "refused" : "away";
}

/** After the last key, and after a failure. */
const PAUSE = 700;
const AGAIN = 10_000;

type CreateDraftAutosaveParams = {
  /** The form's present values. */
  read: () => FormValues;
  send: (draft: FormValues, signal: AbortSignal) => Promise<SaveOutcome>;
  tell: (outcome: SaveOutcome) => void;
};

/**
 * Saves a form's draft: soon after a change, at once when the page is left, and never while the form itself is
 * submitted.
 */
export function createDraftAutosave({ read, send, tell }: CreateDraftAutosaveParams) {
  let known = JSON.stringify(read());
  let isPaused = false;
  let isSending = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending = new AbortController();

  function plan(after: number) {
    clearTimeout(timer);
    timer = setTimeout(keep, after);
  }
  async function keep() {
    // One at a time, so that no older draft arrives after a newer one.
    if (isSending) return plan(PAUSE);
    await keepNow();
  }
  async function keepNow() {
    clearTimeout(timer);
    const draft = read();
    const text = JSON.stringify(draft);
    if (isPaused || text === known) return;
    const { signal } = sending;
    isSending = true;
    const outcome = await send(draft, signal);
    isSending = false;
    if (signal.aborted) return;
    // A refusal is final; what did not arrive is sent again.
    if (outcome === "away") plan(AGAIN);
    else known = text;
    tell(outcome);
  }
  return {
    touch: () => plan(PAUSE),
    /** The page is being left, or the connection is back. */
    keepNow,
    /** The form is being submitted: a later draft would bring back outdated values. */
    pause() {
      isPaused = true;
      clearTimeout(timer);
      sending.abort();
    },
    /** The form was refused: its draft matters again. */
    resume() {
      if (!isPaused) return;
      isPaused = false;
      sending = new AbortController();
      plan(PAUSE);
    },
    /** The form was accepted: its values are no draft any more. */
    settle() {
      known = JSON.stringify(read());
    },
    end: () => clearTimeout(timer),
  };
}
