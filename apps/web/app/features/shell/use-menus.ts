import { useEffect } from "react";

const openMenus = () => document.querySelectorAll<HTMLDetailsElement>("details[data-menu][open]");

/** Open menus close by Escape, which gives the focus back, and as soon as somebody presses or goes elsewhere. */
export function useMenus() {
  useEffect(() => {
    const gone = new AbortController();
    const { signal } = gone;
    const closeByKey = ({ key }: KeyboardEvent) => {
      for (const menu of key === "Escape" ? openMenus() : []) {
        menu.open = false;
        menu.querySelector("summary")?.focus();
      }
    };
    const closeElsewhere = ({ target }: Event) => {
      for (const menu of openMenus()) if (target instanceof Node && !menu.contains(target)) menu.open = false;
    };
    document.addEventListener("keydown", closeByKey, { signal });
    document.addEventListener("pointerdown", closeElsewhere, { signal });
    document.addEventListener("focusin", closeElsewhere, { signal });
    return () => gone.abort();
  }, []);
}
