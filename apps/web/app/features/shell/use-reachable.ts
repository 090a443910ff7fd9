import { useEffect, useState } from "react";

const PROBE = "/api/health-check/health-probe";
const EVERY = 900_000;
/** The delay before asking again while unreachable. */
export const RETRY_MS = 15_000;
/** A question on a line that has just come back may get lost without an answer. */
const PATIENCE = 10_000;

/** Whether the service answers: asked every 15 minutes and on network changes, every 15 s while it fails. */
export function useReachable(): boolean {
  const [reachable, setReachable] = useState(true);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const gone = new AbortController();
    async function probe() {
      clearTimeout(timer);
      const ok = navigator.onLine && (await isServiceReachable(gone.signal));
      if (gone.signal.aborted) return;
      setReachable(ok);
      timer = setTimeout(probe, ok ? EVERY : RETRY_MS);
    }
    timer = setTimeout(probe, navigator.onLine ? EVERY : 0);
    window.addEventListener("online", probe, { signal: gone.signal });
    window.addEventListener("offline", probe, { signal: gone.signal });
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, []);
  return reachable;
}

/** Whether the service answers now. */
export async function isServiceReachable(signal: AbortSignal): Promise<boolean> {
  try {
    const patience = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]);
    return (await fetch(PROBE, { cache: "no-store", signal: patience })).ok;
  } catch {
    return false;
  }
}
