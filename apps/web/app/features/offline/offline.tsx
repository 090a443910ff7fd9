import { lazy, Suspense, useEffect, useState } from "react";
import { loadWhenOnline } from "../../platform/http/load-when-online.ts";
import { useMember } from "../../platform/pages/site.ts";

const OfflineSync = lazy(() =>
  loadWhenOnline(() => import("./offline-sync.tsx")).then((module) => ({ default: module.OfflineSync })),
);

const LATER_MS = 2500;

/** On pages of one's area, long after they have come: what is shown once there is no network. */
export function Offline() {
  const userId = useMember()?.userId;
  const [isTime, setTime] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setTime(true), LATER_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!userId || !isTime) return null;
  return (
    <Suspense>
      <OfflineSync userId={userId} />
    </Suspense>
  );
}
