import type { LiveData, LiveKind, LiveSummary } from "@aufwind/contract/events";
import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { useNavigation, useRevalidator } from "react-router";
import { useRootData } from "../pages/site.ts";
import { stillSignedIn } from "../session/still-signed-in.ts";
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

/** Several changes that come together are read at once. */
const TOGETHER = 300;
/** How often to look whether somebody who was busy has finished, and the line is back. */
const AGAIN = 2000;

/** The page reads its data anew when one of these happens; whoever fills something in is not disturbed meanwhile. */
export function useRevalidateOn(...kinds: LiveKind[]): void {
  const { revalidate } = useRevalidator();
  const isMoving = useNavigation().state !== "idle";
  const mayNow = useEffectEvent(() => !isMoving && !document.hidden && !isFillingIn());
  const readAnew = useEffectEvent(() => revalidate());
  const isTheTime = useEffectEvent(async () => mayNow() && (await stillSignedIn()) !== undefined && mayNow());
  const names = kinds.join(" ");
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const soon = (pause: number) => {
      clearTimeout(timer);
      timer = setTimeout(async () => {
        // A reading that fails would put the error page in the place of what somebody looks at.
        const isGood = await isTheTime();
        if (isGone) return;
        if (isGood) readAnew();
        else soon(AGAIN);
      }, pause);
    };
    const heard = [...(names.split(" ") as LiveKind[]), "reset" as const];
    const leave = heard.map((kind) => onLive(kind, () => soon(TOGETHER)));
    return () => {
      isGone = true;
      clearTimeout(timer);
      for (const each of leave) each();
    };
  }, [names]);
}

const FIELDS = "input:not([type=hidden], [type=checkbox], [type=radio]), textarea";
const OPEN = "dialog[open], [role=dialog], [role=alertdialog]";

/** Whether a dialog is open, a field has the focus, or something typed is not sent yet. */
function isFillingIn(): boolean {
  const page = document.getElementById("main");
  if (!page) return false;
  if (page.querySelector(OPEN) || document.body.querySelector("dialog[open]")) return true;
  if (document.activeElement?.matches("input, textarea, select") && page.contains(document.activeElement)) return true;
  const fields = page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS);
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue);
}
