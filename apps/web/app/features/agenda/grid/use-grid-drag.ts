import { useEffect, useRef, useState } from "react";
import { type AgendaDay, appointmentsOf } from "../agenda-days.ts";
import type { WallSpan } from "../zone-clock.ts";
import { dropTargetOf, type Hours, halfHourAt, minutesOf, selectedSpan, wallAt } from "./grid-layout.ts";

/** What the pointer draws meanwhile: an appointment at its new place, or a time. */
export type Drawn = { kind: "move" | "choose"; id?: string; day: string; from: number; to: number };

/** A time that is proposed or on its way. */
export type Proposal = Omit<Drawn, "kind"> & { id: string };

/** An appointment that can be grabbed where it begins; `from` in minutes of its day. */
export type Grabbable = { id: string; day: string; from: number; length: number; isMovable: boolean };

export function findGrabbable(days: readonly AgendaDay[], id: string): Grabbable | undefined {
  const entry = days.flatMap(appointmentsOf).find(({ appointment, begins }) => begins && appointment.id === id);
  if (!entry) return undefined;
  const { appointment, day, from } = entry;
  const isMovable = appointment.can.includes("reschedule");
  return { id, day, from: minutesOf(from), length: appointment.durationMinutes, isMovable };
}

type GridDragParams = {
  /** Undefined in a month, where an appointment keeps its time. */
  hours?: Hours;
  find: (id: string) => Grabbable | undefined;
  onMove: (id: string, to: string) => void;
  onChoose: (span: WallSpan) => void;
  /** A click on free time: a suggestion. */
  onSuggest?: (span: WallSpan) => void;
};

/** Within this many pixels of its upper or lower edge the grid scrolls while something is dragged. */
const EDGE = 48;
/** The most pixels of a frame, at the very edge. */
const FASTEST = 14;

/** How far the grid scrolls in a frame: not at all in its middle. */
function edgeStep(clientY: number, { top, bottom }: { top: number; bottom: number }): number {
  const beyond = Math.max(EDGE - (clientY - top), 0) * -1 || Math.max(EDGE - (bottom - clientY), 0);
  return Math.round((Math.max(-EDGE, Math.min(EDGE, beyond)) / EDGE) * FASTEST);
}

/** Less than this many pixels is a click. */
const CLICK = 5;

type Point = { clientX: number; clientY: number };
type Held = { start: Point; day: string; minutes: number; grabbed?: Grabbable; isDragging: boolean };

/** The day under a point, and how many minutes of it. */
function pointed({ clientX, clientY }: Point, hours: Hours | undefined) {
  const column = document.elementsFromPoint(clientX, clientY).find((each) => each.matches("[data-day]"));
  if (!(column instanceof HTMLElement)) return undefined;
  const { top, height } = column.getBoundingClientRect();
  const { first, last } = hours ?? { first: 0, last: 24 };
  const minutes = first * 60 + ((clientY - top) / height) * (last - first) * 60;
  return { day: column.dataset.day ?? "", minutes };
}

/** Dragging with mouse or pen; a finger scrolls, and the panel has the same actions. */
export function useGridDrag({ hours, find, onMove, onChoose, onSuggest }: GridDragParams) {
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const held = useRef<Held | null>(null);
  const frame = useRef(0);

  /** Goes on while the pointer rests at an edge, and what is drawn follows. */
  function scrollAtEdge(grid: HTMLElement, point: Point) {
    cancelAnimationFrame(frame.current);
    const { top, bottom } = grid.getBoundingClientRect();
    const heads = grid.firstElementChild?.clientHeight ?? 0;
    const step = held.current?.isDragging ? edgeStep(point.clientY, { top: top + heads, bottom }) : 0;
    if (step === 0 || grid.scrollHeight <= grid.clientHeight) return;
    frame.current = requestAnimationFrame(() => {
      const before = grid.scrollTop;
      grid.scrollTop += step;
      setDrawn((drawnBefore) => drawnAt(point) ?? drawnBefore);
      if (grid.scrollTop !== before) scrollAtEdge(grid, point);
    });
  }
  function drawnAt(point: Point): Drawn | null {
    const [now, spot] = [held.current, pointed(point, hours)];
    if (!now || !spot) return null;
    if (!now.grabbed)
      return hours ? { kind: "choose", day: now.day, ...selectedSpan(now.minutes, spot.minutes) } : null;
    const { id, from, length } = now.grabbed;
    const at = hours ? dropTargetOf(spot.minutes, { grabbed: now.minutes - from, length }) : from;
    return { kind: "move", id, day: spot.day, from: at, to: at + length };
  }
  function letGo() {
    cancelAnimationFrame(frame.current);
    held.current = null;
    setDrawn(null);
  }
  useEffect(() => {
    const cancel = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !held.current?.isDragging) return;
      event.stopPropagation();
      held.current = null;
      setDrawn(null);
    };
    window.addEventListener("keydown", cancel, { capture: true });
    return () => window.removeEventListener("keydown", cancel, { capture: true });
  }, []);

  const handlers = {
    onPointerDown(event: React.PointerEvent<HTMLElement>) {
      if (event.pointerType === "touch" || event.button !== 0 || !(event.target instanceof Element)) return;
      const block = event.target.closest<HTMLElement>("a");
      const spot = pointed(event, hours);
      if (!spot || event.target.closest("button")) return;
      const grabbed = block ? find(block.dataset.id ?? "") : undefined;
      if (block && !grabbed?.isMovable) return;
      const { clientX, clientY } = event;
      held.current = { start: { clientX, clientY }, ...spot, ...(grabbed && { grabbed }), isDragging: false };
    },
    onPointerMove(event: React.PointerEvent<HTMLElement>) {
      const now = held.current;
      if (!now) return;
      const far = Math.hypot(event.clientX - now.start.clientX, event.clientY - now.start.clientY);
      if (!now.isDragging && far < CLICK) return;
      // From here on it is no click any more, wherever the pointer goes.
      if (!now.isDragging) event.currentTarget.setPointerCapture(event.pointerId);
      now.isDragging = true;
      setDrawn((before) => drawnAt(event) ?? before);
      const { clientX, clientY, currentTarget } = event;
      if (currentTarget.parentElement) scrollAtEdge(currentTarget.parentElement, { clientX, clientY });
    },
    onPointerUp(event: React.PointerEvent<HTMLElement>) {
      const now = held.current;
      const last = now?.isDragging ? (drawnAt(event) ?? drawn) : null;
      letGo();
      if (!now) return;
      if (last?.kind === "move" && last.id) onMove(last.id, wallAt(last.day, last.from));
      else if (last) onChoose({ from: wallAt(last.day, last.from), to: wallAt(last.day, last.to) });
      else if (!now.grabbed && hours) onSuggest?.(halfHourAt(now.day, now.minutes));
    },
    onPointerCancel: letGo,
    // The browser's own dragging of links would end ours.
    onDragStart: (event: React.DragEvent) => event.preventDefault(),
  };
  return { drawn, handlers };
}
