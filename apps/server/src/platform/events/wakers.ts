import type { Json } from "../database/database-types.ts";

/** What is told to whoever listens now, and never again. */
export type Whisper = { kind: string; data: Json };
/** Called without a whisper where there may be something to read. */
type Hear = (whisper?: Whisper) => void;

/** Who wants to hear, by audience. */
export type Wakers = {
  /** Calls `hear` whenever something may have happened for this audience; answers how to stop that. */
  add(audience: string, hear: Hear): () => void;
  wake(audience: string, whisper?: Whisper): void;
  wakeAll(): void;
};

export function createWakers(): Wakers {
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
    wake(audience, whisper) {
      for (const hear of byAudience.get(audience) ?? []) hear(whisper);
    },
    wakeAll() {
      for (const all of byAudience.values()) for (const hear of all) hear();
    },
  };
}
