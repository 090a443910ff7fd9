import { useEffect } from "react";

/** The screen stays on; browsers let go of it whenever the page is hidden. */
export function useWakeLock() {
  useEffect(() => {
    let isGone = false;
    let lock: WakeLockSentinel | undefined;
    const hold = async () => {
      if (document.hidden || isGone) return;
      const held = await navigator.wakeLock?.request("screen").catch(() => undefined);
      if (isGone) held?.release();
      else lock = held;
    };
    hold();
    document.addEventListener("visibilitychange", hold);
    return () => {
      isGone = true;
      document.removeEventListener("visibilitychange", hold);
      lock?.release();
    };
  }, []);
}
