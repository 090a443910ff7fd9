import { useEffect, useState } from "react";

const TICK_MS = 10_000;

/** The server's time when the page was made, counted on by the browser: a visitor's own clock may be wrong. */
export function useServerTime(now: number): number {
  const [passed, setPassed] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer of the server begins a new count
  useEffect(() => {
    const began = performance.now();
    const count = () => setPassed(performance.now() - began);
    setPassed(0);
    const timer = setInterval(count, TICK_MS);
    // A phone stops timers of hidden pages.
    document.addEventListener("visibilitychange", count);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", count);
    };
  }, [now]);
  return now + passed;
}
