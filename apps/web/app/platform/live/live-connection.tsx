import { useEffect, useEffectEvent } from "react";
import { useNavigation } from "react-router";
import { patiently } from "../http/patiently.ts";
import { useRootData } from "../pages/site.ts";
import { holdForPage } from "./live-store.ts";

/** Pages show first; what is live comes once the browser has nothing better to do. */
const AT_LATEST = 3000;

/** Lets the page of a signed-in person hear what happens. After the page, so that its effects run before those in here. */
export function LiveConnection() {
  const { user, live } = useRootData();
  const userId = user?.userId;
  const role = user?.userType;
  const isComing = useNavigation().state !== "idle";
  useEffect(() => holdForPage(isComing), [isComing]);
  const lastId = useEffectEvent(() => live?.lastEventId);
  useEffect(() => {
    if (!userId || !role) return;
    const gone = new AbortController();
    const { signal } = gone;
    whenIdle(async () => {
      if (signal.aborted) return;
      const { followLive } = await patiently(() => import("./connection/follow-live.ts"));
      if (!signal.aborted) followLive({ userId, role, last: lastId(), signal });
    });
    return () => gone.abort();
  }, [userId, role]);
  return null;
}

function whenIdle(work: () => void) {
  if (window.requestIdleCallback) window.requestIdleCallback(work, { timeout: AT_LATEST });
  else setTimeout(work, AT_LATEST / 2);
}
