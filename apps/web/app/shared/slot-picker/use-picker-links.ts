import { type RefObject, useEffect } from "react";
import { useNavigate } from "react-router";
import { isPlainClick } from "../../platform/pages/link-clicks.ts";
import { dayByKey } from "./month-keys.ts";

/** Marks links that change the picker in place. */
export const IN_PLACE = { "data-in-place": "" };

/**
 * Without JavaScript a link of the picker leads to the part that it changes; with it scroll position and focus stay.
 * Arrow keys move from day to day.
 */
export function usePickerLinks(box: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate();
  useEffect(() => {
    const gone = new AbortController();
    const follow = (event: MouseEvent) => {
      const link = linkOf(event, "a[data-in-place][href]");
      if (!link || event.defaultPrevented || !isPlainClick(event)) return;
      event.preventDefault();
      navigate(`${link.pathname}${link.search}`, { preventScrollReset: true });
    };
    const move = (event: KeyboardEvent) => {
      const link = linkOf(event, "a[data-day]");
      const links = [...(box.current?.querySelectorAll<HTMLAnchorElement>("a[data-day]") ?? [])];
      const days = links.map(({ dataset }) => dataset.day ?? "");
      const to = link && dayByKey(days, { from: link.dataset.day ?? "", key: event.key });
      if (!to) return;
      event.preventDefault();
      links[days.indexOf(to)]?.focus();
    };
    box.current?.addEventListener("click", follow, { signal: gone.signal });
    box.current?.addEventListener("keydown", move, { signal: gone.signal });
    return () => gone.abort();
  }, [box, navigate]);
}

const linkOf = ({ target }: Event, selector: string) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>(selector) : null;
