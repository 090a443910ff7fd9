import { useCallback, useEffect, useState } from "react";

/**
 * Seconds that count down to zero; undefined until `start` is called, so that nothing is counted without JavaScript.
 */
export function useCountdown() {
  const [until, setUntil] = useState<number>();
  const [left, setLeft] = useState<number>();
  const start = useCallback((seconds: number) => {
    setUntil(Date.now() + seconds * 1000);
    setLeft(seconds);
  }, []);
  useEffect(() => {
    if (until === undefined) return;
    // Derived from the clock: a background tab ticks slowly.
    const timer = setInterval(() => {
      const now = Math.max(0, Math.ceil((until - Date.now()) / 1000));
      setLeft(now);
      if (now === 0) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [until]);
  return { left, start };
}
