import { useEffect, useRef, useState } from "react";
import { momentOf } from "../../platform/i18n/dates.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Button, PageButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import patterns from "../../ui/patterns.module.css";
import styles from "./notice-bar.module.css";
import type { Notice } from "./use-agenda-actions.ts";
import { instantOf } from "./zone-clock.ts";

type NoticeBarProps = {
  notice: Notice;
  zone: string;
  onUndo: () => void;
  /** Its time is over: a move is sent, anything else disappears. */
  onEnd: () => void;
  onClose: () => void;
};

const LASTS_MS = 10_000;

/** What was just done, with a way back. It waits as long as somebody points at it or the focus is in it. */
export function NoticeBar({ notice, zone, onUndo, onEnd, onClose }: NoticeBarProps) {
  const { t } = useTranslation("agenda");
  const { isHeld, hold } = useHeld();
  const isLasting = notice.kind === "failed" || notice.kind === "past";
  useTimer({ isRunning: !isHeld && !isLasting, onEnd });
  const undo = (
    <Button look="ghost" small onClick={onUndo}>
      {t("undo")}
    </Button>
  );
  return (
    <div className={styles.bar} {...hold} data-kind={notice.kind} role={isLasting ? "alert" : "status"}>
      <Icon name={isLasting ? "alert" : "check"} />
      <p>
        <NoticeText notice={notice} zone={zone} />
      </p>
      {(notice.kind === "moving" || notice.kind === "closed") && undo}
      {notice.kind === "moving" && (
        <Button small onClick={onEnd}>
          {t("move.now")}
        </Button>
      )}
      {notice.kind === "failed" && notice.moveId && (
        <PageButton to="coachReschedule" params={{ id: notice.moveId }} look="ghost" small>
          {t("move.other")}
        </PageButton>
      )}
      {notice.kind !== "moving" && (
        <button type="button" className={patterns.round} aria-label={t("close")} onClick={onClose}>
          <Icon name="close" />
        </button>
      )}
      {!isLasting && <i key={notice.kind} className={styles.left} data-held={isHeld || undefined} aria-hidden="true" />}
    </div>
  );
}

function NoticeText({ notice, zone }: Pick<NoticeBarProps, "notice" | "zone">) {
  const { t } = useTranslation("agenda");
  const locale = useLocale();
  const moment = (at: string, until?: string) => momentOf({ at, until }, { locale, zone });
  switch (notice.kind) {
    case "moving":
      return t("move.soon", { time: moment(notice.at), name: notice.appointment.client.name || t("gone") });
    case "moved":
      return t("move.done", { name: notice.name });
    case "closed": {
      const [at, until] = [instantOf(notice.closed.from, zone), instantOf(notice.closed.to, zone)];
      const isOneDay = notice.closed.from.slice(0, 10) === notice.closed.to.slice(0, 10);
      return t("timeOff.doneAt", { time: moment(at, isOneDay ? until : undefined) });
    }
    case "opened":
      return t("timeOff.undone");
    case "past":
      return t("past");
    case "failed":
      return notice.moveId ? `${notice.detail} ${t("move.back")}` : notice.detail;
  }
}

/** Whether a pointer or the focus is on it. */
function useHeld() {
  const [isOver, setOver] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const hold = {
    onPointerEnter: () => setOver(true),
    onPointerLeave: () => setOver(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
  return { isHeld: isOver || isFocused, hold };
}

/** Counts only while it runs. */
function useTimer({ isRunning, onEnd }: { isRunning: boolean; onEnd: () => void }) {
  const left = useRef(LASTS_MS);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (!isRunning) return;
    const began = performance.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - began;
    };
  }, [isRunning]);
}
