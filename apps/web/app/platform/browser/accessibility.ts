import { type RefObject, useEffect, useRef } from "react";

/** The id of the live region that the shell always keeps in the page. */
export const ANNOUNCER_ID = "announcer";

/** Announces something to screen readers that is only visible otherwise. */
export function announce(text: string) {
  const region = document.getElementById(ANNOUNCER_ID);
  if (!region) return;
  const line = document.createElement("p");
  line.textContent = text;
  region.append(line);
  setTimeout(() => line.remove(), 10_000);
}

/** After "show more" the focus moves to the first new item: the `count` items that `selector` finds in `list`. */
export function useFocusNewItem(
  list: RefObject<HTMLElement | null>,
  { count, selector }: { count: number; selector: string },
) {
  const before = useRef(count);
  useEffect(() => {
    const first = before.current;
    before.current = count;
    if (count > first) list.current?.querySelectorAll<HTMLElement>(selector)[first]?.focus();
  }, [list, count, selector]);
}
