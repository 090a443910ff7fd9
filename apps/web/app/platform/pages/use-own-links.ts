import { useEffect } from "react";
import { useNavigate } from "react-router";
import { isPlainClick } from "./plain-click.ts";

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
  const { defaultPrevented, target } = event;
  if (defaultPrevented || !isPlainClick(event)) return;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-discover]") : null;
  if (!link || (link.target && link.target !== "_self")) return;
  event.preventDefault();
  navigate(`${link.pathname}${link.search}${link.hash}`);
}
