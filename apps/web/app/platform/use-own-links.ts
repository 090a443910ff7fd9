import { useEffect } from "react";
import { useNavigate } from "react-router";

/** Lets the router follow the links of `PageLink`: one listener for all of them. */
export function useOwnLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const gone = new AbortController();
    document.addEventListener("click", (event) => follow(event, navigate), { signal: gone.signal });
    return () => gone.abort();
  }, [navigate]);
}

function follow(event: MouseEvent, navigate: (to: string) => void) {
  const { button, metaKey, altKey, ctrlKey, shiftKey, defaultPrevented, target } = event;
  // A click that somebody handled, or that asks for a new tab, a new window or a download, is the browser's.
  if (defaultPrevented || button !== 0 || metaKey || altKey || ctrlKey || shiftKey) return;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-discover]") : null;
  if (!link || (link.target && link.target !== "_self")) return;
  event.preventDefault();
  navigate(`${link.pathname}${link.search}${link.hash}`);
}
