import type { Notification } from "@aufwind/contract/notifications";
import type { Side } from "@aufwind/rules/appointments/status";
import type { NotificationAction, NotificationStatus } from "@aufwind/rules/notifications";
import { Form, useNavigation } from "react-router";
import { PageLink } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { RowMenu } from "../../../shared/list/row-menu.tsx";
import rows from "../../../shared/list/rows.module.css";
import { SelectBox } from "../../../shared/list/selection.tsx";
import blocks from "../../../ui/blocks.module.css";
import { Button } from "../../../ui/button.tsx";
import { Icon, type IconName } from "../../../ui/icon.tsx";
import { Moment } from "../../../ui/moment.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { targetOf } from "../bell/notification-target.ts";
import { actionsFor, labelKeyFor } from "./actions.ts";
import styles from "./rows.module.css";

const ICONS: Record<NotificationStatus, IconName> = {
  Pending: "clock",
  Sent: "bell",
  Failed: "bell",
  Read: "check",
  Deleted: "trash",
  Archived: "file",
  Dismissed: "close",
};

/** A notification's status: in words, with an icon, and only then by colour. */
function StatusBadge({ status }: { status: NotificationStatus }) {
  const { t } = useTranslation("notifications");
  return (
    <span className={`${blocks.badge} ${styles.badge}`} data-status={status}>
      <Icon name={ICONS[status]} /> {t(`status.${status}`)}
    </span>
  );
}

type RowsProps = { items: readonly Notification[]; side: Side; query: string };

export function Rows({ items, side, query }: RowsProps) {
  const { t } = useTranslation("notifications");
  return (
    <div className={`${rows.table} ${styles.table}`}>
      <ul aria-label={t("title")}>
        {items.map((item) => (
          <Row key={item.notificationId} {...{ item, side, query }} />
        ))}
      </ul>
    </div>
  );
}

function Row({ item, side, query }: Omit<RowsProps, "items"> & { item: Notification }) {
  const { t } = useTranslation("notifications");
  const { notificationId: id, message, date, status } = item;
  const acts = actionsFor(status);
  const buttons = acts.map((act) => <ActionButton key={act} {...{ act, item }} />);
  const form = { method: "post", action: `?${query}`, replace: true, preventScrollReset: true } as const;
  return (
    <li className={rows.row} data-unread={acts.includes("dismiss") || undefined}>
      <SelectBox id={id} label={t("list.select", { message })} />
      <PageLink
        {...targetOf(item, side)}
        className={`${rows.link} ${styles.message}`}
        data-first
        onClick={acts.includes("dismiss") ? () => markRead(id) : undefined}
      >
        {message}
      </PageLink>
      <p className={styles.facts}>
        <StatusBadge status={status} />
        <Moment at={date} shape="dated" beside />
      </p>
      <RowMenu label={t("list.acts", { message })} quick={<Form {...form}>{buttons.slice(0, 1)}</Form>}>
        <Form {...form}>{buttons}</Form>
      </RowMenu>
    </li>
  );
}

/** Following it marks it as read; on failure it stays unread and can be marked by hand. */
const markRead = (id: string) =>
  import("./read-notification.ts").then(({ readNotification }) => readNotification(id)).catch(() => {});

function ActionButton({ act, item }: { act: NotificationAction; item: Notification }) {
  const { t } = useTranslation("notifications");
  const name = `${act}.${item.notificationId}`;
  const isPending = useNavigation().formData?.get("form") === name;
  return (
    <Button type="submit" look="quiet" small name="form" value={name} aria-disabled={isPending || undefined}>
      {t(`acts.${labelKeyFor(act, item.status)}`)}
      <VisuallyHidden>: {item.message}</VisuallyHidden>
    </Button>
  );
}
