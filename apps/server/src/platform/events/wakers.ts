/** Who wants to be woken, by audience. */
export type Wakers = {
  /** Calls `wake` whenever something may have happened for this audience; answers how to stop that. */
  add(audience: string, wake: () => void): () => void;
  wake(audience: string): void;
  wakeAll(): void;
};

export function createWakers(): Wakers {
  const byAudience = new Map<string, Set<() => void>>();
  return {
    add(audience, wake) {
      const all = byAudience.get(audience) ?? new Set();
      byAudience.set(audience, all.add(wake));
      return () => {
        all.delete(wake);
        if (all.size === 0 && byAudience.get(audience) === all) byAudience.delete(audience);
      };
    },
    wake(audience) {
      for (const wake of byAudience.get(audience) ?? []) wake();
    },
    wakeAll() {
      for (const all of byAudience.values()) for (const wake of all) wake();
    },
  };
}
