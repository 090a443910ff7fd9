import { lazy, Suspense, useEffect, useState } from "react";
import { whenIdle } from "../../../platform/browser/when-idle.ts";
import { RECENT_COACHES } from "../../../platform/forms/forget-drafts.ts";

const ViewedList = lazy(() => import("./viewed-list.tsx").then((module) => ({ default: module.ViewedList })));

/** Coaches viewed on this device; loads nothing if there are none. */
export function RecentlyViewed() {
  const [any, setAny] = useState(false);
  useEffect(
    () =>
      whenIdle(() => {
        try {
          setAny(localStorage.getItem(RECENT_COACHES) !== null);
        } catch {
          // Storage is not readable, so nothing was stored.
        }
      }),
    [],
  );
  return (
    any && (
      <Suspense>
        <ViewedList />
      </Suspense>
    )
  );
}
