import type { Conversation, Message } from "@aufwind/contract/conversations";
import { momentOf } from "../../../platform/i18n/dates.ts";
import { PageLink, useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { Icon, type IconName } from "../../../ui/icon.tsx";
import { Moment } from "../../../ui/moment.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { MessageAttachments } from "./attachments/message-attachments.tsx";
import styles from "./message.module.css";
import { MessageText } from "./message-text.tsx";

type MessageItemProps = {
  message: Message;
  /** Of the other one. */
  name: string;
  /** Of one's own messages. */
  mark: ReceiptState | null;
  isNewest: boolean;
};

/** One message: own ones on the right, with their receipt; the other's on the left. */
export function MessageItem({ message, name, mark, isNewest }: MessageItemProps) {
  const { t } = useTranslation("conversations");
  const { messageId, text, sentAt, attachments, isRemoved } = message;
  return (
    <li className={mark ? `${styles.message} ${styles.own}` : styles.message}>
      <div className={styles.bubble}>
        <VisuallyHidden>{mark ? t("chat.you") : name}: </VisuallyHidden>
        {text === null && <p className={styles.erased}>{t(isRemoved ? "chat.removed" : "chat.erased")}</p>}
        <MessageAttachments files={attachments} />
        {text && <MessageText text={text} />}
        <p className={styles.foot}>
          <Moment at={sentAt} shape="clock" beside />
          {mark && <ReceiptIcon mark={mark} isWorded={isNewest} />}
        </p>
      </div>
      {!mark && text !== null && <ReportMenu id={messageId} at={sentAt} />}
    </li>
  );
}

/** The menu of the other side's message; opens where nothing cuts it off. */
function ReportMenu({ id, at }: { id: string; at: string }) {
  const { t } = useTranslation("conversations");
  const time = momentOf({ at }, { locale: useLocale(), shape: "clock" });
  return (
    <details className={styles.more} data-menu>
      <summary>
        <Icon name="dots" />
        <VisuallyHidden>{t("report.more", { time })}</VisuallyHidden>
      </summary>
      {/* In a tab of its own: neither a draft nor a call is left. */}
      <PageLink to="report" query={`kind=message&id=${id}`} target="_blank">
        <Icon name="flag" /> {t("report.open")} <VisuallyHidden>({t("chat.newTab")})</VisuallyHidden>
      </PageLink>
    </details>
  );
}

export type ReceiptState = "sending" | "failed" | "sent" | "delivered" | "read";

/** The receipt of an own stored message. */
export function receiptStateOf(number: number, { deliveredUpTo, readUpTo }: Conversation["other"]): ReceiptState {
  if (number <= readUpTo) return "read";
  return number <= deliveredUpTo ? "delivered" : "sent";
}

const SIGNS = {
  sending: "clock",
  failed: "alert",
  sent: "check",
  delivered: "checks",
  read: "checks",
} as const satisfies Record<ReceiptState, IconName>;

/** A message's receipt, also in words, which are visible at the newest one. */
export function ReceiptIcon({ mark, isWorded }: { mark: ReceiptState; isWorded: boolean }) {
  const { t } = useTranslation("conversations");
  const words = t(`receipts.${mark}`);
  return (
    <span className={styles.mark} data-mark={mark}>
      <Icon name={SIGNS[mark]} /> {isWorded ? words : <VisuallyHidden>{words}</VisuallyHidden>}
    </span>
  );
}
