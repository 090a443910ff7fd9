import type { LiveData, LiveKind, LiveSummary } from "@aufwind/contract/events";

/** `starting` until the first connection; `lost` while reconnecting. */
export type LiveState = "starting" | "open" | "lost";
export type LiveEvent = { [K in LiveKind]: { kind: K; data: LiveData<K> } }[LiveKind];
type Hear = (data: never) => void;

const hearers = new Map<LiveKind, Set<Hear>>();
const watchers = new Set<() => void>();
let summary: LiveSummary | null = null;
let state: LiveState = "starting";
/** Events during a navigation: the next page's data may be older, and nobody on it listened yet. */
let held: LiveEvent[] | null = null;

/** Subscribes to events from now on, and to those during the navigation. Returns a function that unsubscribes. */
export function onLive<K extends LiveKind>(kind: K, hear: (data: LiveData<K>) => void): () => void {
  const all = hearers.get(kind) ?? new Set<Hear>();
  hearers.set(kind, all.add(hear));
  for (const event of held ?? []) if (event.kind === kind) hear(event.data as LiveData<K>);
  return () => all.delete(hear);
}

/** Delivers to the listeners of this page. */
export function dispatchLiveEvent(event: LiveEvent): void {
  held?.push(event);
  for (const hear of [...(hearers.get(event.kind) ?? [])]) {
    try {
      hear(event.data as never);
    } catch (error) {
      // A failing listener must not keep the others from receiving.
      reportError(error);
    }
  }
}

/** While `isComing`, events are buffered for the next page. */
export function bufferForNextPage(isComing: boolean): void {
  held = isComing ? (held ?? []) : null;
}

export const liveState = (): LiveState => state;
export const liveSummary = (): LiveSummary | null => summary;

export function setLiveState(next: LiveState): void {
  if (next === state) return;
  state = next;
  for (const look of watchers) look();
}

/** Counts older than the known ones are dropped: answers may overtake each other. */
export function setLiveSummary(next: LiveSummary): void {
  if (summary && next.lastEventId < summary.lastEventId) return;
  summary = next;
  for (const look of watchers) look();
}

export function watchLive(look: () => void): () => void {
  watchers.add(look);
  return () => watchers.delete(look);
}
