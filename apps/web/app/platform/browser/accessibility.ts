/** The id of the live region that the shell always keeps in the page. */
export const ANNOUNCER_ID = "announcer";

/** Lets screen readers say something that is only seen otherwise. */
export function announce(text: string) {
  const region = document.getElementById(ANNOUNCER_ID);
  if (!region) return;
  const line = document.createElement("p");
  line.textContent = text;
  region.append(line);
  setTimeout(() => line.remove(), 10_000);
}

import { type RefObject, useEffect, useRef } from "react";

/** After "show more" the keyboard goes on with the first thing that came: the `count` things that `selector` finds in `list`. */
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
