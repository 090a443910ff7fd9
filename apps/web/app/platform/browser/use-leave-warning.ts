import { useEffect } from "react";

/** Asks before the page is closed while something is being sent. */
export function useLeaveWarning(isBusy: boolean): void {
  useEffect(() => {
    if (!isBusy) return;
    const gone = new AbortController();
    window.addEventListener("beforeunload", (event) => event.preventDefault(), { signal: gone.signal });
    return () => gone.abort();
  }, [isBusy]);
}
