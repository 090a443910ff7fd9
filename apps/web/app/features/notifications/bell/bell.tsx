import type { Side } from "@aufwind/rules/appointments/status";
import { lazy, type RefObject, Suspense, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { onCloseModals } from "../../../platform/browser/modals.ts";
import { useIsRunning } from "../../../platform/browser/use-mounted-after-hydration.ts";
import { PageLink } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { useLiveSummary } from "../../../platform/live/use-live.ts";
import { Icon } from "../../../ui/icon.tsx";
import patterns from "../../../ui/patterns.module.css";
import { Skeleton } from "../../../ui/placeholders.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import styles from "./bell.module.css";
import { Count } from "./unread-count.tsx";

const BellList = lazy(() => import("./bell-list.tsx").then((module) => ({ default: module.BellList })));

/** The unread count, and the newest; before JavaScript a link to all of them. */
export function Bell({ side }: { side: Side }) {
  const { t } = useTranslation("notifications-bell");
  const { unreadNotifications: count } = useLiveSummary();
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const label = count > 0 ? t("bell.some", { count }) : t("bell.none");
  useClosing(box, { isOpen, close: () => setOpen(false), giveBack: () => button.current?.focus() });
  if (!useIsRunning()) {
    return (
      <PageLink to="notifications" className={`${patterns.round} ${styles.tool}`} title={label}>
        <Icon name="bell" />
        <VisuallyHidden>{label}</VisuallyHidden>
        <Count of={count} />
      </PageLink>
    );
  }
  return (
    <div className={styles.bell} ref={box}>
      <button
        type="button"
        ref={button}
        className={`${patterns.round} ${styles.tool}`}
        title={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="bell" />
        <VisuallyHidden>{label}</VisuallyHidden>
        <Count of={count} />
      </button>
      {isOpen && (
        <section className={styles.panel} id={id} aria-label={t("list.title")}>
          <Suspense fallback={<Skeleton lines={3} />}>
            <BellList side={side} onLeave={() => setOpen(false)} />
          </Suspense>
        </section>
      )}
    </div>
  );
}

type UseClosingParams = {
  isOpen: boolean;
  close: () => void;
  /** Returns the focus to its opener. */
  giveBack: () => void;
};

/** Closes by Escape, which returns the focus, on a press or focus elsewhere, and on navigation. */
function useClosing(box: RefObject<HTMLElement | null>, { isOpen, close, giveBack }: UseClosingParams): void {
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
