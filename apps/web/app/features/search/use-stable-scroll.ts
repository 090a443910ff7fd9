import { useEffect, useLayoutEffect, useRef } from "react";

const scrollerOf = (control: Element) => control.closest("dialog > div") ?? document.documentElement;
const placeOf = (control: Element) => control.getBoundingClientRect().top + scrollerOf(control).scrollTop;

/** Keeps the control just used in place when content appears above it. */
export function useStableScroll(shown: unknown) {
  const used = useRef<{ control: Element; place: number }>(undefined);
  useEffect(() => {
    const gone = new AbortController();
    const changed = ({ target }: Event) => {
      if (target instanceof HTMLInputElement) used.current = { control: target, place: placeOf(target) };
    };
    // Before React, which stops events at parts whose code is still on its way.
    window.addEventListener("change", changed, { signal: gone.signal, capture: true });
    return () => gone.abort();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something else is shown
  useLayoutEffect(() => {
    const { control, place = 0 } = used.current ?? {};
    used.current = undefined;
    if (control?.isConnected) scrollerOf(control).scrollTop += placeOf(control) - place;
  }, [shown]);
}
