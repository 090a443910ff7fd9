import { type ComponentType, useEffect, useState } from "react";
import type { CalendarProps } from "./calendar.tsx";
import type { View } from "./shown-days.ts";

type Loaded = ComponentType<CalendarProps> | "failed" | undefined;

/** Where a week or a month has room to be drawn; the style sheet has the same measure. */
const WIDE = "(min-width: 44.01rem)";

/** The drawn calendar, once the browser has it and wherever it has room; the list does until then, and where it fails. */
export function useCalendar(view: View): Loaded {
  const [loaded, setLoaded] = useState<Loaded>();
  const [isWide, setWide] = useState(false);
  useEffect(() => {
    const room = window.matchMedia(WIDE);
    const look = () => setWide(room.matches);
    look();
    room.addEventListener("change", look);
    return () => room.removeEventListener("change", look);
  }, []);
  const isDrawn = view === "day" || (view !== "list" && isWide);
  useEffect(() => {
    if (!isDrawn) return;
    import("./calendar.tsx").then(
      ({ Calendar }) => setLoaded(() => Calendar),
      () => setLoaded("failed"),
    );
  }, [isDrawn]);
  return isDrawn ? loaded : undefined;
}
