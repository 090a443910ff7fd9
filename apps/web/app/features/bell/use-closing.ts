import { type RefObject, useEffect, useEffectEvent } from "react";
import { onCloseModals } from "../../platform/modals.ts";

type Closing = {
  isOpen: boolean;
  close: () => void;
  /** Puts the focus back to what opened it. */
  giveBack: () => void;
};

/** Closes by Escape, which gives the focus back, as soon as somebody presses or goes elsewhere, and with the page. */
export function useClosing(box: RefObject<HTMLElement | null>, { isOpen, close, giveBack }: Closing): void {
  const leave = useEffectEvent(close);
  const back = useEffectEvent(giveBack);
  useEffect(() => {
    if (!isOpen) return;
    const gone = new AbortController();
    const { signal } = gone;
    const elsewhere = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) leave();
    };
    document.addEventListener(
      "keydown",
      ({ key }) => {
        if (key !== "Escape") return;
        leave();
        back();
      },
      { signal },
    );
    document.addEventListener("pointerdown", elsewhere, { signal });
    document.addEventListener("focusin", elsewhere, { signal });
    const forget = onCloseModals(() => leave());
    return () => {
      gone.abort();
      forget();
    };
  }, [isOpen, box]);
}
