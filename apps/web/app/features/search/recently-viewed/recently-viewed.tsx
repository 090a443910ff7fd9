import { lazy, Suspense, useEffect, useState } from "react";
import { RECENT_COACHES } from "../../../platform/forms/forget-drafts.ts";

const ViewedList = lazy(() => import("./viewed-list.tsx").then((module) => ({ default: module.ViewedList })));

/** Coaches looked at on this device; whoever has looked at none loads nothing for it. */
export function RecentlyViewed() {
  const [any, setAny] = useState(false);
  useEffect(() => {
    try {
      setAny(localStorage.getItem(RECENT_COACHES) !== null);
    } catch {
      // Nothing may be read here, so nothing was remembered.
    }
  }, []);
  return (
    any && (
      <Suspense>
        <ViewedList />
      </Suspense>
    )
  );
}
