import type { CaseItem } from "@aufwind/contract/cases";
import { useState } from "react";

export type SteadyRow = CaseItem & { isGone?: boolean };

/** The shown rows in their places and groups, with what is new about them; and how many others wait to be shown. */
export function steadyRows(shown: readonly CaseItem[], next: readonly CaseItem[]) {
  const now = new Map(next.map((item) => [item.number, item]));
  const rows = shown.map((item): SteadyRow => {
    const changed = now.get(item.number);
    return changed ? { ...changed, urgency: item.urgency } : { ...item, isGone: true };
  });
  const known = new Set(shown.map(({ number }) => number));
  return { rows, coming: next.filter(({ number }) => !known.has(number)).length };
}

/** Rows that do not move while the mouse is over them: a click hits what was aimed at. */
export function useSteadyRows(items: readonly CaseItem[], list: string) {
  const [isOver, setIsOver] = useState(false);
  const [shown, setShown] = useState({ items, list });
  const isHeld = isOver && shown.list === list;
  if (!isHeld && shown.items !== items) setShown({ items, list });
  const { rows, coming } = isHeld ? steadyRows(shown.items, items) : { rows: items as SteadyRow[], coming: 0 };
  return {
    rows,
    coming,
    show: () => setShown({ items, list }),
    over: {
      onPointerEnter: ({ pointerType }: React.PointerEvent) => setIsOver(pointerType === "mouse"),
      onPointerLeave: () => setIsOver(false),
    },
  };
}
