import type { FormValues } from "../../../platform/forms/form-action.ts";
import type { Kept } from "./draft.ts";

/** After the last key, and after a failure. */
const PAUSE = 700;
const AGAIN = 10_000;

type Keeping = {
  /** What the form holds now. */
  read: () => FormValues;
  send: (draft: FormValues, signal: AbortSignal) => Promise<Kept>;
  tell: (outcome: Kept) => void;
};

/** Keeps a form's draft: soon after it was touched, at once where it is left, and never while the form itself is sent. */
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
    // What is refused would be refused again; what did not arrive is sent once more.
    if (outcome === "away") plan(AGAIN);
    else known = text;
    tell(outcome);
  }
  return {
    touch: () => plan(PAUSE),
    /** The page is being left, or there is a connection again. */
    keepNow,
    /** The form is being sent: a draft that came after it would bring back what is no longer true. */
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
    /** The form was taken: what it holds is no draft any more. */
    settle() {
      known = JSON.stringify(read());
    },
    end: () => clearTimeout(timer),
  };
}
