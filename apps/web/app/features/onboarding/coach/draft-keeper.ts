import type { FormValues } from "../../../platform/forms/form-action.ts";
import type { Kept } from "./draft.ts";

/** After the last key, and after a failure. */
const PAUSE = 700;
const AGAIN = 10_000;

type Keeping = {
  /** The form's present values. */
  read: () => FormValues;
  send: (draft: FormValues, signal: AbortSignal) => Promise<Kept>;
  tell: (outcome: Kept) => void;
};

/**
 * Saves a form's draft: soon after a change, at once when the page is left, and never while the form itself is
 * submitted.
 */
export function createKeeper({ read, send, tell }: Keeping) {
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
