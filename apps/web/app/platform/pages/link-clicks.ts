import { useEffect } from "react";
import { type NavigateFunction, useNavigate } from "react-router";

type Click = Pick<MouseEvent, "button" | "metaKey" | "altKey" | "ctrlKey" | "shiftKey">;

/** Not a click for a new tab, a new window or a download: those are the browser's. */
export const isPlainClick = ({ button, metaKey, altKey, ctrlKey, shiftKey }: Click): boolean =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;

/** Handles a plain click on a link in the page. */
export const onPlainClick = (act: () => void) => (event: React.MouseEvent) => {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  act();
};

/** Lets the router follow the links of `PageLink`: two listeners for all of them. */
export function useOwnLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const gone = new AbortController();
    const { signal } = gone;
    document.addEventListener("click", (event) => follow(event, navigate), { signal });
    // Where React has not hydrated a part yet, it stops the click here: nothing in that part could listen.
    const stopped = (event: MouseEvent) => event.cancelBubble && follow(event, navigate);
    document.addEventListener("click", stopped, { signal, capture: true });
    return () => gone.abort();
  }, [navigate]);
}

function follow(event: MouseEvent, navigate: NavigateFunction) {
  const { defaultPrevented, target } = event;
  if (defaultPrevented || !isPlainClick(event)) return;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-discover]") : null;
  if (!link || (link.target && link.target !== "_self")) return;
  event.preventDefault();
  navigate(`${link.pathname}${link.search}${link.hash}`, { viewTransition: nameMoving(link) });
}

let moving: HTMLElement | null | undefined;

/**
 * Names the part of the link's list entry that the next page shows too, so that it moves there; the style sheet lets
 * nothing move for whoever asked for that. Earlier names go: two of one name would end the transition.
 */
function nameMoving(link: Element): boolean {
  moving?.style.removeProperty("view-transition-name");
  moving = link.closest("li")?.querySelector<HTMLElement>("[data-moving]");
  moving?.style.setProperty("view-transition-name", moving.dataset.moving ?? "");
  return Boolean(moving);
}
