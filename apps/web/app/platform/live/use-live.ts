import type { LiveData, LiveKind, LiveSummary } from "@aufwind/contract/events";
import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { useRootData } from "../pages/site.ts";
import { type LiveState, liveState, liveSummary, onLive, watchLive } from "./live-store.ts";

/**
 * Hears each event of a kind once; at `reset` too much was missed, and everything has to be read anew. What came while
 * the page was on its way is told at its start, so what is heard may be known already.
 */
export function useLive<K extends LiveKind>(kind: K, hear: (data: LiveData<K>) => void): void {
  const latest = useEffectEvent(hear);
  useEffect(() => onLive(kind, (data) => latest(data)), [kind]);
}

const NONE: Omit<LiveSummary, "lastEventId"> = { unreadMessages: 0, unreadNotifications: 0 };

/** What the bell and the messages count now; zero for visitors. */
export function useLiveSummary(): Omit<LiveSummary, "lastEventId"> {
  const loaded = useRootData().live;
  const heard = useSyncExternalStore(watchLive, liveSummary, () => null);
  if (!heard || (loaded && loaded.lastEventId > heard.lastEventId)) return loaded ?? NONE;
  return heard;
}

/** Whether news arrive. */
export const useLiveState = (): LiveState => useSyncExternalStore(watchLive, liveState, () => "starting");
