import { useCallback, useSyncExternalStore } from "react";

/** Whose hearts these are, and what each was set to since this document was loaded. */
let owner = "";
const states = new Map<string, boolean>();
const readers = new Set<() => void>();

/** Cards that were loaded earlier do not know it yet: appended pages, or an old page after Back. */
export function noteToggle(who: string, coachId: string, isOn: boolean): void {
  if (who !== owner) states.clear();
  owner = who;
  states.set(coachId, isOn);
  for (const read of readers) read();
}

/** This person's setting of a heart; undefined if it was not touched. */
export const toggleOf = (who: string, coachId: string): boolean | undefined =>
  who === owner ? states.get(coachId) : undefined;

function subscribe(read: () => void) {
  readers.add(read);
  return () => readers.delete(read);
}

export const useToggle = (who: string, coachId: string): boolean | undefined =>
  useSyncExternalStore(
    subscribe,
    useCallback(() => toggleOf(who, coachId), [who, coachId]),
    () => undefined,
  );
