import { type RefObject, useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { isPlainClick } from "../../platform/pages/link-clicks.ts";

/** Marks links that change the choice in place. */
export const IN_PLACE = { "data-in-place": "" };

/** The steps of the keys of a group of radio buttons. */
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * Without JavaScript a link of the picker leads to the part that it changes. With it the page, its scroll position and
 * the focus stay, and the links of a group have the keys of radio buttons: arrows choose the next one.
 */
export function usePickerLinks(box: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate();
  const { hash } = useLocation();
  useEffect(() => {
    const gone = new AbortController();
    const follow = (event: MouseEvent) => {
      const link = linkOf(event, "a[data-in-place][href]");
      if (!link || event.defaultPrevented || !isPlainClick(event)) return;
      event.preventDefault();
      // A choice is no new page: "back" leaves the picker. What the hash has opened stays open.
      navigate(`${link.pathname}${link.search}${hash}`, { preventScrollReset: true, replace: true });
    };
    const move = (event: KeyboardEvent) => {
      const to = event.defaultPrevented ? undefined : nextByKey(event);
      if (!to) return;
      event.preventDefault();
      to.focus();
      to.click();
    };
    box.current?.addEventListener("click", follow, { signal: gone.signal });
    box.current?.addEventListener("keydown", move, { signal: gone.signal });
    return () => gone.abort();
  }, [box, navigate, hash]);
}

const linkOf = ({ target }: Event, selector: string) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>(selector) : null;

/** The radio button of the same group that a key leads to, round and round. */
function nextByKey(event: KeyboardEvent): HTMLAnchorElement | undefined {
  const link = linkOf(event, "a[role=radio]");
  const group = link?.closest("[role=radiogroup]");
  if (!link || !group) return undefined;
  if (event.key === " ") return link;
  const links = [...group.querySelectorAll<HTMLAnchorElement>("a[role=radio][href]")];
  if (event.key === "Home") return links[0];
  if (event.key === "End") return links.at(-1);
  const step = STEPS[event.key];
  return step ? links.at((links.indexOf(link) + step) % links.length) : undefined;
}
