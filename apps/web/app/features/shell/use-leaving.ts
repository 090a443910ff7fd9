import { useEffect } from "react";
import { forgetVisit } from "../../platform/forget-drafts.ts";

/** Whoever signs out leaves no unsent form on the device, nor whom they looked for. */
export function useLeaving() {
  useEffect(() => {
    const gone = new AbortController();
    const leave = ({ target }: Event) => {
      if (target instanceof Element && target.closest("[data-ends-session]")) forgetVisit();
    };
    document.addEventListener("submit", leave, { signal: gone.signal });
    return () => gone.abort();
  }, []);
}
