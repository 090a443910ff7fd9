import { lazy, Suspense, useEffect, useState } from "react";
import { ANNOUNCER_ID } from "../../platform/browser/accessibility.ts";
import { VisuallyHidden } from "../visually-hidden.tsx";
import { onFirstToast } from "./show-toast.ts";

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
