import type { Json } from "../database/database-types.ts";

/** Sent to current listeners, and never again. */
export type TransientEvent = { kind: string; data: Json };
/** Called without one if there may be something to read. */
type Hear = (transientEvent?: TransientEvent) => void;

/** Listeners by audience. */
export type AudienceListeners = {
  /** Calls `hear` whenever there may be something for this audience; returns a function that stops it. */
  add(audience: string, hear: Hear): () => void;
  wake(audience: string, transientEvent?: TransientEvent): void;
  wakeAll(): void;
  count(): number;
};

export function createAudienceListeners(): AudienceListeners {
  const byAudience = new Map<string, Set<Hear>>();
  return {
    add(audience, hear) {
      const all = byAudience.get(audience) ?? new Set();
      byAudience.set(audience, all.add(hear));
      return () => {
        all.delete(hear);
        if (all.size === 0 && byAudience.get(audience) === all) byAudience.delete(audience);
      };
    },
    wake(audience, transientEvent) {
      for (const hear of byAudience.get(audience) ?? []) hear(transientEvent);
    },
    wakeAll() {
      for (const all of byAudience.values()) for (const hear of all) hear();
    },
    count: () => byAudience.values().reduce((sum, all) => sum + all.size, 0),
  };
}
