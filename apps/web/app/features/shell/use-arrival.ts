import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { announce } from "../../platform/announce.ts";
import { closeModals } from "../../platform/modals.ts";

/** After a navigation: open modals and menus close, the focus starts at the new page and its title is announced. */
export function useArrival() {
  // Says that the page answers to clicks; until then links and forms work as the browser alone knows how.
  useEffect(() => {
    document.documentElement.dataset.live = "";
  }, []);
  const { pathname, key } = useLocation();
  const seen = useRef({ pathname, key });
  useEffect(() => {
    if (seen.current.key === key) return;
    const samePage = seen.current.pathname === pathname;
    seen.current = { pathname, key };
    closeModals();
    if (samePage) return;
    document.getElementById("main")?.focus({ preventScroll: true });
    announce(document.title);
  }, [pathname, key]);
}
