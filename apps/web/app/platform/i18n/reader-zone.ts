import { berlinOffset } from "@aufwind/rules/time/berlin-clock";
import { useSyncExternalStore } from "react";
import { whenIdle } from "../browser/when-idle.ts";
import { browserZone, cacheBrowserZone, cachedBrowserZone } from "./browser-zone.ts";

const never = () => () => {};

/** The reader's zone, which only the browser knows; null during hydration. */
export const useReaderZone = (): string | null => useSyncExternalStore<string | null>(never, browserZone, () => null);

/** Whether this clock is Berlin's today, in winter and in summer: most readers', and told without asking for a name. */
function isBerlinsClock(): boolean {
  const year = new Date().getUTCFullYear();
  const days = [Date.now(), Date.UTC(year, 0, 15), Date.UTC(year, 6, 15)];
  return days.every((at) => -new Date(at).getTimezoneOffset() === berlinOffset(at));
}

const waiting = new Set<() => void>();

function askBeside(): void {
  const worker = new Worker(new URL("./zone.worker.ts", import.meta.url), { type: "module" });
  const tell = (name: string) => {
    cacheBrowserZone(name);
    worker.terminate();
    for (const changed of waiting) changed();
  };
  worker.onmessage = ({ data }) => tell(String(data));
  worker.onerror = () => tell(Intl.DateTimeFormat().resolvedOptions().timeZone);
}

function subscribe(changed: () => void) {
  if (cachedBrowserZone() || isBerlinsClock()) return never();
  waiting.add(changed);
  if (waiting.size === 1) whenIdle(askBeside);
  return () => waiting.delete(changed);
}

const otherZone = () => (isBerlinsClock() ? null : (cachedBrowserZone() ?? null));

/** The same where the clock is not Berlin's, and a little later: for whoever is there nothing is rendered again. */
export const useZoneOutsideBerlin = (): string | null =>
  useSyncExternalStore<string | null>(subscribe, otherZone, () => null);
