import type { Length } from "./lengths.ts";

/** `RANGE=THISANDFUTURE`: from one occurrence of a series on, all are moved and resized alike. */
export type SeriesChange = {
  /** The first changed occurrence, as the series has it: an instant. */
  from: number;
  /** By how much they move on the wall clock. */
  shift: number;
  length: Length;
  /** Whether they are whole days now. */
  isDate: boolean;
  /** False if they were cancelled, or take no time any more. */
  blocks: boolean;
};

/** The last change at or before an occurrence. */
export function changeAt(changes: readonly SeriesChange[], instant: number): SeriesChange | undefined {
  let found: SeriesChange | undefined;
  for (const change of changes) if (change.from <= instant && (!found || change.from > found.from)) found = change;
  return found;
}
