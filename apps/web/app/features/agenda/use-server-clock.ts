import { useEffect, useState } from "react";

const TICK_MS = 20_000;

/** The server's time, advancing with the page; the browser's own clock may be wrong. */
export function useServerClock(now: string): number {
  const [passed, setPassed] = useState({ since: now, ms: 0 });
  useEffect(() => {
    const began = performance.now();
    const timer = setInterval(() => setPassed({ since: now, ms: performance.now() - began }), TICK_MS);
    return () => clearInterval(timer);
  }, [now]);
  return Date.parse(now) + (passed.since === now ? passed.ms : 0);
}
