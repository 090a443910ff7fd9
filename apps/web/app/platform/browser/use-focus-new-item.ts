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
