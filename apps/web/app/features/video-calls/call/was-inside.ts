/** How somebody was in the call when the page was left. */
export type WasInside = { isMuted: boolean; isCameraOff: boolean };

/** Whoever comes back later than this sees the lobby again: nobody's camera goes on unexpectedly. */
const STILL_MS = 90_000;
const keyOf = (appointmentId: string) => `room-${appointmentId}`;

type Shelf = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Kept for this tab alone, so that a reload leads back into the call. */
export function noteInside(shelf: Shelf, { id, now, ...was }: { id: string; now: number } & WasInside) {
  try {
    shelf.setItem(keyOf(id), JSON.stringify({ ...was, at: now }));
  } catch {
    return;
  }
}

export const forgetInside = (shelf: Shelf, id: string) => shelf.removeItem(keyOf(id));

/** How this tab was in the call a moment ago; undefined where it was not. */
export function wasInside(shelf: Shelf, { id, now }: { id: string; now: number }): WasInside | undefined {
  try {
    const kept = JSON.parse(shelf.getItem(keyOf(id)) ?? "null") as (WasInside & { at: number }) | null;
    if (!kept || !(Math.abs(now - kept.at) < STILL_MS)) return undefined;
    return { isMuted: kept.isMuted === true, isCameraOff: kept.isCameraOff === true };
  } catch {
    return undefined;
  }
}
