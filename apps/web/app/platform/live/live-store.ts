import type { LiveData, LiveKind, LiveSummary } from "@aufwind/contract/events";

/** `starting` until the first connection stands; `lost` while we try to have it back. */
export type LiveState = "starting" | "open" | "lost";
export type Told = { [K in LiveKind]: { kind: K; data: LiveData<K> } }[LiveKind];
type Hear = (data: never) => void;

const hearers = new Map<LiveKind, Set<Hear>>();
const watchers = new Set<() => void>();
let summary: LiveSummary | null = null;
let state: LiveState = "starting";
/** What came while a page was on its way: its data may be older, and nobody on it listened yet. */
let held: Told[] | null = null;

/** Hears what happens from now on, and what came while the page was on its way. Answers how to leave. */
export function onLive<K extends LiveKind>(kind: K, hear: (data: LiveData<K>) => void): () => void {
  const all = hearers.get(kind) ?? new Set<Hear>();
  hearers.set(kind, all.add(hear));
  for (const told of held ?? []) if (told.kind === kind) hear(told.data as LiveData<K>);
  return () => all.delete(hear);
}

/** Tells whoever listens on this page. */
export function tell(told: Told): void {
  held?.push(told);
  for (const hear of [...(hearers.get(told.kind) ?? [])]) {
    try {
      hear(told.data as never);
    } catch (error) {
      // One part of a page that fails must not keep the others from hearing.
      reportError(error);
    }
  }
}

/** While `isComing`, what happens is held for the page that will be there. */
export function holdForPage(isComing: boolean): void {
  held = isComing ? (held ?? []) : null;
}

export const liveState = (): LiveState => state;
export const liveSummary = (): LiveSummary | null => summary;

export function setLiveState(next: LiveState): void {
  if (next === state) return;
  state = next;
  for (const look of watchers) look();
}

/** Counts that are older than those known are dropped: answers may overtake each other. */
export function setLiveSummary(next: LiveSummary): void {
  if (summary && next.lastEventId < summary.lastEventId) return;
  summary = next;
  for (const look of watchers) look();
}

export function watchLive(look: () => void): () => void {
  watchers.add(look);
  return () => watchers.delete(look);
}
