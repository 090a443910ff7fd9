import { announce } from "../../platform/browser/accessibility.ts";

export type Toast = {
  text: string;
  tone?: "good" | "bad";
  /** The page says it already, and with the focus: it is not announced once more. */
  isSaid?: boolean;
};

type Show = (toast: Toast) => void;
const waiting: Toast[] = [];
let show: Show | undefined;
let wake: (() => void) | undefined;

/** A short confirmation at the bottom right. It closes fast, so no message may live only here. */
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

/** Takes the toasts from now on, and those that waited. Answers how to leave. */
export function takeToasts(given: Show): () => void {
  show = given;
  for (const toast of waiting.splice(0)) given(toast);
  return () => {
    show = undefined;
  };
}
