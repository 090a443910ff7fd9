import type { Notification } from "@aufwind/contract/notifications";
import type { Side } from "@aufwind/rules/appointments/status";
import type { Locale } from "@aufwind/rules/locale";
import { useCallback, useEffect, useRef, useState } from "react";
import { PageLink, useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { useLive } from "../../../platform/live/use-live.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import patterns from "../../../ui/patterns.module.css";
import { Failure, Skeleton } from "../../../ui/placeholders.tsx";
import styles from "./bell.module.css";
import { dismiss, markAllRead, markRead, readNewest } from "./bell-routes.ts";
import { targetOf } from "./notification-target.ts";

type ListProps = { side: Side; onLeave: () => void };

/** What the bell shows when it opens. */
export function BellList({ side, onLeave }: ListProps) {
  const { t } = useTranslation("notifications-bell");
  const { items, trouble, again, act } = useNewest(side);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  /** A pressed one disappears with its line. */
  function put(doing: Promise<unknown>, ids: readonly string[]) {
    title.current?.focus();
    act(doing, ids);
  }
  const all = items?.map(({ notificationId }) => notificationId) ?? [];
  return (
    <>
      <div className={`${patterns.spread} ${styles.head}`}>
        <h2 ref={title} tabIndex={-1}>
          {t("list.title")}
        </h2>
        {all.length > 0 && (
          <Button look="quiet" small onClick={() => put(markAllRead(), all)}>
            {t("list.readAll")}
          </Button>
        )}
      </div>
      {trouble === "act" && (
        <p className={styles.trouble} role="alert">
          {t("list.actFailed")}
        </p>
      )}
      <Found {...{ items, side, trouble, again, onLeave }} onDismiss={(id) => put(dismiss(id), [id])} />
      <div className={styles.foot}>
        <PageLink to="notifications" onClick={onLeave}>
          {t("list.all")}
        </PageLink>
        <PageLink to="notificationSettings" onClick={onLeave}>
          {t("list.settings")}
        </PageLink>
      </div>
    </>
  );
}

type FoundProps = ListProps & {
  items: Notification[] | null;
  trouble: "read" | "act" | null;
  again: () => void;
  onDismiss: (id: string) => void;
};

function Found({ items, trouble, again, ...rest }: FoundProps) {
  const { t } = useTranslation("notifications-bell");
  if (trouble === "read") return <Failure title={t("list.failed")} onRetry={again} />;
  if (!items) return <Skeleton lines={3} />;
  if (items.length === 0) return <p className={styles.empty}>{t("list.empty")}</p>;
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <Row key={item.notificationId} item={item} {...rest} />
      ))}
    </ul>
  );
}

type RowProps = ListProps & { item: Notification; onDismiss: (id: string) => void };

function Row({ item, side, onLeave, onDismiss }: RowProps) {
  const { t } = useTranslation("notifications-bell");
  const locale = useLocale();
  const { notificationId: id, message, date } = item;
  function follow() {
    // It is in the list of all notifications, whether this succeeds or not.
    markRead(id).catch(() => {});
    onLeave();
  }
  return (
    <li>
      <PageLink {...targetOf(item, side)} onClick={follow}>
        {message}
        <time dateTime={date}>{ago(date, { now: Date.now(), locale })}</time>
      </PageLink>
      <button
        type="button"
        className={patterns.round}
        aria-label={t("list.dismiss", { message })}
        title={t("list.away")}
        onClick={() => onDismiss(id)}
      >
        <Icon name="close" />
      </button>
    </li>
  );
}

type Newest = { items: Notification[] | null /** Reading failed, or an act did. */; trouble: "read" | "act" | null };

/** The unread notifications while the list is open: loaded now, and again on changes. */
function useNewest(side: Side) {
  const [{ items, trouble }, set] = useState<Newest>({ items: null, trouble: null });
  const read = useCallback(async () => {
    try {
      const found = await readNewest(side);
      set(({ trouble }) => ({ items: found, trouble: trouble === "act" ? trouble : null }));
    } catch {
      // What is shown stays: it is hardly older than the failure.
      set(({ items }) => ({ items, trouble: items ? null : "read" }));
    }
  }, [side]);
  useEffect(() => {
    read();
  }, [read]);
  useLive("notifications", read);
  useLive("reset", read);
  function again() {
    set({ items: null, trouble: null });
    read();
  }
  /** Removes them optimistically; on failure they come back with a message. */
  async function act(doing: Promise<unknown>, ids: readonly string[]) {
    set((now) => ({ items: now.items?.filter((item) => !ids.includes(item.notificationId)) ?? null, trouble: null }));
    try {
      await doing;
    } catch {
      set((now) => ({ ...now, trouble: "act" }));
    }
    await read();
  }
  return { items, trouble, again, act };
}

const STEPS = [
  { unit: "minute", seconds: 60, until: 3600 },
  { unit: "hour", seconds: 3600, until: 86_400 },
  { unit: "day", seconds: 86_400, until: 7 * 86_400 },
  { unit: "week", seconds: 7 * 86_400, until: Number.POSITIVE_INFINITY },
] as const;

/** "vor 5 Minuten", "gestern"; a moment ago is "jetzt". */
export function ago(at: string, { now, locale }: { now: number; locale: Locale }): string {
  const passed = Math.max(0, (now - Date.parse(at)) / 1000);
  const words = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  if (passed < 60) return words.format(0, "second");
  const { unit, seconds } = STEPS.find(({ until }) => passed < until) ?? STEPS[3];
  return words.format(-Math.floor(passed / seconds), unit);
}
