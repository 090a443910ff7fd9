import { announce } from "../../platform/browser/accessibility.ts";

export type Toast = {
  text: string;
  tone?: "good" | "bad";
  /** The page already shows it with the focus: not announced again. */
  isSaid?: boolean;
};

type Show = (toast: Toast) => void;
const waiting: Toast[] = [];
let show: Show | undefined;
let wake: (() => void) | undefined;

/** A short confirmation at the bottom right. It closes fast, so no message may exist only here. */
export function showToast(toast: Toast) {
  if (!toast.isSaid) announce(toast.text);
  if (show) return show(toast);
  waiting.push(toast);
  wake?.();
}

/** The shell listens for the first toast, to load what shows them. */
export function onFirstToast(listener: () => void): () => void {
  wake = listener;
  if (waiting.length > 0) listener();
  return () => {
    wake = undefined;
  };
}

/** Receives toasts from now on, and waiting ones. Returns a function that unsubscribes. */
export function takeToasts(given: Show): () => void {
  show = given;
  for (const toast of waiting.splice(0)) given(toast);
  return () => {
    show = undefined;
  };
}
