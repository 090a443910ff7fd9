import type { LiveData, LiveKind, LiveSummary } from "@aufwind/contract/events";
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from "react";
import { useNavigation, useRevalidator } from "react-router";
import { useRootData } from "../pages/site.ts";
import { stillSignedIn } from "../session/still-signed-in.ts";
import { type LiveState, liveState, liveSummary, onLive, watchLive } from "./live-store.ts";

/**
 * Delivers each event of a kind once; on `reset` too much was missed, and everything has to be reloaded. Events during
 * the navigation are delivered on mount, so they may be known already.
 */
export function useLive<K extends LiveKind>(kind: K, hear: (data: LiveData<K>) => void): void {
  const latest = useEffectEvent(hear);
  useEffect(() => onLive(kind, (data) => latest(data)), [kind]);
}

const NONE: Omit<LiveSummary, "lastEventId"> = {
  unreadMessages: 0,
  unreadNotifications: 0,
  coach: null,
  client: null,
};

/** The present counts of bell, messages and menu; zero for visitors. */
export function useLiveSummary(): Omit<LiveSummary, "lastEventId"> {
  const loaded = useRootData().live;
  const heard = useSyncExternalStore(watchLive, liveSummary, () => null);
  if (!heard || (loaded && loaded.lastEventId > heard.lastEventId)) return loaded ?? NONE;
  return heard;
}

/** Whether live events arrive. */
export const useLiveState = (): LiveState => useSyncExternalStore(watchLive, liveState, () => "starting");

/** Changes that come together are loaded at once. */
const TOGETHER = 300;
/** How often to check whether somebody has finished typing, and the connection is back. */
const AGAIN = 2000;

/** Reloads the page's data when one of these happens, but not while somebody fills something in. */
export function useRevalidateOn(...kinds: LiveKind[]): void {
  useRevalidation(kinds, isFillingIn);
}

/** The same where fields keep what is typed; also once the connection is there, since passing events are lost without it. */
export function useRevalidateWhileTyping(...kinds: LiveKind[]): void {
  const reload = useRevalidation(kinds, () => false);
  const state = useLiveState();
  const before = useRef(state);
  const again = useEffectEvent(() => reload());
  useEffect(() => {
    if (state === "open" && before.current !== "open") again();
    before.current = state;
  }, [state]);
}

/** Returns how to ask for a reload. */
function useRevalidation(kinds: readonly LiveKind[], isBusy: () => boolean): () => void {
  const { revalidate } = useRevalidator();
  const asked = useRef(() => {});
  const isMoving = useNavigation().state !== "idle";
  const mayNow = useEffectEvent(() => !isMoving && !document.hidden && !isBusy());
  const readAnew = useEffectEvent(() => revalidate());
  const isTheTime = useEffectEvent(async () => mayNow() && (await stillSignedIn()) !== undefined && mayNow());
  const names = kinds.join(" ");
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const soon = (pause: number) => {
      clearTimeout(timer);
      timer = setTimeout(async () => {
        // A failing reload would replace the page by the error page.
        const isGood = await isTheTime();
        if (isGone) return;
        if (isGood) readAnew();
        else soon(AGAIN);
      }, pause);
    };
    asked.current = () => soon(TOGETHER);
    const heard = [...(names.split(" ") as LiveKind[]), "reset" as const];
    const leave = heard.map((kind) => onLive(kind, () => soon(TOGETHER)));
    return () => {
      isGone = true;
      clearTimeout(timer);
      for (const each of leave) each();
    };
  }, [names]);
  return () => asked.current();
}

const FIELDS = "input:not([type=hidden], [type=checkbox], [type=radio]), textarea";
const OPEN = "dialog[open], [role=dialog], [role=alertdialog]";

/** Whether a dialog is open, a field has the focus, or there is unsent input. */
function isFillingIn(): boolean {
  const page = document.getElementById("main");
  if (!page) return false;
  if (page.querySelector(OPEN) || document.body.querySelector("dialog[open]")) return true;
  if (document.activeElement?.matches("input, textarea, select") && page.contains(document.activeElement)) return true;
  const fields = page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS);
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue);
}
