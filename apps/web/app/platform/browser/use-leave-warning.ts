import { useEffect } from "react";

/** Whoever closes the page while something is on its way is asked first. */
export function useLeaveWarning(isBusy: boolean): void {
  useEffect(() => {
    if (!isBusy) return;
    const gone = new AbortController();
    window.addEventListener("beforeunload", (event) => event.preventDefault(), { signal: gone.signal });
    return () => gone.abort();
  }, [isBusy]);
}
