import { lazy, Suspense, useEffect, useState } from "react";
import { ANNOUNCER_ID, announce } from "../platform/browser/accessibility.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

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
function onFirstToast(listener: () => void): () => void {
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

const MantineToasts = lazy(() => import("./mantine-toasts.tsx").then((module) => ({ default: module.MantineToasts })));

/** The permanent live region, and the toasts once the first one comes. */
export function Toaster() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => onFirstToast(() => setWanted(true)), []);
  return (
    <>
      <VisuallyHidden id={ANNOUNCER_ID} role="status" aria-live="polite" />
      {wanted && (
        <Suspense>
          <MantineToasts />
        </Suspense>
      )}
    </>
  );
}
