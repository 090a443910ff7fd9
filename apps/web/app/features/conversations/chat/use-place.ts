import { useLayoutEffect, useRef, useState } from "react";

/** This close to an end counts as being there. */
const NEAR = 60;

/**
 * The scroll position. The box is reversed (`column-reverse`): before JavaScript it shows the newest, and what is added
 * above keeps the position. What is added below moves it, which is corrected here.
 */
export function usePlace({ last, onTop }: { last: string | undefined; onTop: () => void }) {
  const box = useRef<HTMLElement>(null);
  const known = useRef({ last, height: 0, isAtEnd: true });
  const [isAtEnd, setAtEnd] = useState(true);
  useLayoutEffect(() => {
    const height = box.current?.scrollHeight ?? 0;
    const grown = height - known.current.height;
    if (box.current && last !== known.current.last && !known.current.isAtEnd) box.current.scrollTop -= grown;
    known.current = { ...known.current, last, height };
  });
  return {
    box,
    isAtEnd,
    isAtEndNow: () => known.current.isAtEnd,
    toEnd() {
      known.current.isAtEnd = true;
      box.current?.scrollTo({ top: 0 });
    },
    onScroll() {
      if (!box.current) return;
      const { scrollTop, scrollHeight, clientHeight } = box.current;
      const isNow = scrollTop > -NEAR;
      known.current.isAtEnd = isNow;
      setAtEnd(isNow);
      if (scrollHeight > clientHeight && scrollHeight - clientHeight + scrollTop < NEAR) onTop();
    },
  };
}
