import { useSyncExternalStore } from "react";

/** A state that is told to whoever listens, without React. */
export type Store<T> = {
  get: () => T;
  set: (change: Partial<T>) => void;
  subscribe: (told: () => void) => () => void;
};

export function createStore<T extends object>(initial: T): Store<T> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set(change) {
      const isSame = Object.entries(change).every(([name, value]) => Object.is(state[name as keyof T], value));
      if (isSame) return;
      state = { ...state, ...change };
      for (const told of listeners) told();
    },
    subscribe(told) {
      listeners.add(told);
      return () => listeners.delete(told);
    },
  };
}

/** The present state of a store; the page is drawn again with each change. */
export const useStore = <T>({ subscribe, get }: Store<T>): T => useSyncExternalStore(subscribe, get, get);
