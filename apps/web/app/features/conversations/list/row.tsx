import type { Conversation } from "@aufwind/contract/conversations";
import { berlinDay, formatDay, momentOf } from "../../../platform/i18n/dates.ts";
import { useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { useMessageSummary } from "../chat/attachments/attachment-kinds.ts";
import { recentDayName } from "../chat/message-days.ts";
import { Face, useOtherName } from "../person.tsx";
import styles from "./list.module.css";

/** A row's content, inside a link or a button. */
export function RowContent({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation("conversations");
  const { other, notReadMessagesCount: count, lastMessage } = conversation;
  const name = useOtherName(conversation);
  return (
    <>
      <Face {...{ name, picture: other.picture, isOnline: other.isOnline }} />
      <span className={styles.words}>
        <span className={styles.line}>
          <span className={styles.name}>{name}</span>
          {lastMessage && <When at={lastMessage.sentAt} />}
        </span>
        <span className={styles.line}>
          <LastWords conversation={conversation} />
          {count > 0 && (
            <span className={styles.count}>
              <span aria-hidden="true">{count > 99 ? "99+" : count}</span>
              <VisuallyHidden>{t("list.unread", { count })}</VisuallyHidden>
            </span>
          )}
        </span>
      </span>
    </>
  );
}

function LastWords({ conversation: { lastMessage, side } }: { conversation: Conversation }) {
  const { t } = useTranslation("conversations");
  const said = useMessageSummary();
  if (!lastMessage) return <span className={styles.last}>{t("list.nothing")}</span>;
  const text = said(lastMessage, t("list.erased"));
  return (
    <span className={styles.last} dir="auto">
      {lastMessage.sender === side ? t("list.you", { text }) : text}
    </span>
  );
}

/** Today's time, else the day without its weekday, so that there is room for the name beside it. */
function When({ at }: { at: string }) {
  const { t } = useTranslation("conversations");
  const locale = useLocale();
  const near = recentDayName(berlinDay(at), Date.now());
  const shown =
    near === "today"
      ? momentOf({ at }, { locale, shape: "clock" })
      : near === "yesterday"
        ? t("chat.yesterday")
        : formatDay(locale, berlinDay(at), "brief");
  return (
    <time className={styles.when} dateTime={at} suppressHydrationWarning>
      {shown}
    </time>
  );
}
