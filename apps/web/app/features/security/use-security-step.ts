import { useEffect, useMemo, useRef, useState } from "react";
import { useActionData, useLocation, useRevalidator } from "react-router";
import type { FormResult } from "../../platform/form-result.ts";
import { afterCodes, type Step, stepAfter } from "./security-step.ts";

/** What the page shows now, and how the passkey's form, which needs no action of the page, tells what it did. */
export function useSecurityStep() {
  const { key } = useLocation();
  const { revalidate } = useRevalidator();
  const result = useActionData<FormResult>();
  const sent = useMemo(() => stepAfter(result), [result]);
  // Holds until the next navigation: each has a key of its own.
  const [made, setMade] = useState<{ key: string; step: Step }>();
  const step = made?.key === key ? made.step : sent;

  function added(codes: string[]) {
    setMade({ key, step: afterCodes(codes, "passkeyAdded") });
    revalidate();
  }
  useStepFocus(step);
  return { step, added };
}

/** Another step is like another page: the reader starts at its top, or at what it tells. */
function useStepFocus(step: Step) {
  const before = useRef(step.at);
  useEffect(() => {
    if (before.current === step.at) return;
    before.current = step.at;
    if (step.at === "overview" && step.told) return;
    document.getElementById("main")?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [step]);
}
