import { dayAfter } from "../zone-clock.ts";
import { wallAt } from "./grid-layout.ts";
import type { Grabbable, Proposal } from "./use-grid-drag.ts";

/** With Alt an arrow moves the appointment itself: by a quarter of an hour, or a day. */
const MOVES: Record<string, { minutes: number; days: number }> = {
  ArrowUp: { minutes: -15, days: 0 },
  ArrowDown: { minutes: 15, days: 0 },
  ArrowLeft: { minutes: 0, days: -1 },
  ArrowRight: { minutes: 0, days: 1 },
};

type GridKeys = {
  find: (id: string) => Grabbable | undefined;
  onMove: (id: string, to: string, isByKey: boolean) => void;
  proposal: Proposal | null;
};

/** Arrows lead from appointment to appointment; with Alt they move it, as dragging does. */
export function onGridKey(event: React.KeyboardEvent<HTMLElement>, { find, onMove, proposal }: GridKeys) {
  const move = MOVES[event.key];
  const block = event.target instanceof Element ? event.target.closest<HTMLElement>("a[data-id]") : null;
  if (!move || !block || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  // The page's own arrows turn the page.
  event.stopPropagation();
  if (!event.altKey) return neighbourOf(event.currentTarget, block, event.key)?.focus();
  const id = block.dataset.id ?? "";
  const grabbed = find(id);
  if (!grabbed?.isMovable) return;
  const { day, from } = proposal?.id === id ? proposal : grabbed;
  onMove(id, wallAt(dayAfter(day, move.days), from + move.minutes), true);
}

/** Up and down in the order of time; left and right to the nearest appointment of the next day that has one. */
function neighbourOf(grid: HTMLElement, block: HTMLElement, key: string): HTMLElement | undefined {
  const all = [...grid.querySelectorAll<HTMLElement>("a[data-id]")];
  const step = key === "ArrowUp" || key === "ArrowLeft" ? -1 : 1;
  if (key === "ArrowUp" || key === "ArrowDown") return all[all.indexOf(block) + step];
  const dayOf = (each: HTMLElement) => each.closest<HTMLElement>("[data-day]")?.dataset.day ?? "";
  const here = dayOf(block);
  const beyond = all.filter((each) => (step < 0 ? dayOf(each) < here : dayOf(each) > here));
  const next = dayOf((step < 0 ? beyond.at(-1) : beyond[0]) ?? block);
  const far = (each: HTMLElement) => Math.abs(each.offsetTop - block.offsetTop);
  return beyond.filter((each) => dayOf(each) === next).sort((one, other) => far(one) - far(other))[0];
}
