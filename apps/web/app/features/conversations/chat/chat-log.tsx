import { formatDay } from "../../../platform/i18n/dates.ts";
import { useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { ProgressBar } from "../../../ui/file-upload.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { useOtherName } from "../person.tsx";
import { MessageAttachments } from "./attachments/message-attachments.tsx";
import type { ShownFile } from "./attachments/uploads.ts";
import { useUploads } from "./attachments/use-outgoing-files.ts";
import styles from "./chat.module.css";
import type { History, PendingMessage, UnsentMessage } from "./history.ts";
import messageStyles from "./message.module.css";
import { groupByDay, recentDayName } from "./message-days.ts";
import { MessageItem, ReceiptIcon, receiptStateOf } from "./message-item.tsx";
import { MessageText } from "./message-text.tsx";

type ChatLogProps = {
  history: History;
  onAgain: (unsent: UnsentMessage) => void;
  onDiscard: (unsent: UnsentMessage) => void;
};

/** All messages, day by day, and below them those being sent. */
export function ChatLog({ history, onAgain, onDiscard }: ChatLogProps) {
  const { side, other, messages, waiting, firstUnread } = history;
  const name = useOtherName(history);
  const newestOwn = messages.findLast(({ sender }) => sender === side)?.number;
  const entries = [
    ...messages.map((message) => ({ at: message.sentAt, message })),
    ...waiting.map((each) => ({ at: each.at, waiting: each })),
  ];
  return groupByDay(entries).map(({ day, entries: ofDay }) => (
    <div key={day} className={styles.day}>
      <Day day={day} />
      <ol>
        {ofDay.map((entry) =>
          "waiting" in entry ? (
            <WaitingItem key={entry.waiting.messageId} {...{ waiting: entry.waiting, onAgain, onDiscard }} />
          ) : (
            [
              entry.message.number === firstUnread && <NewLine key="new" />,
              <MessageItem
                key={entry.message.messageId}
                message={entry.message}
                name={name}
                mark={entry.message.sender === side ? receiptStateOf(entry.message.number, other) : null}
                isNewest={entry.message.number === newestOwn}
              />,
            ]
          ),
        )}
      </ol>
    </div>
  ));
}

function Day({ day }: { day: string }) {
  const { t } = useTranslation("conversations");
  const locale = useLocale();
  const near = recentDayName(day, Date.now());
  return (
    <p className={styles.dayName}>
      <time dateTime={day} suppressHydrationWarning>
        {near ? t(`chat.${near}`) : formatDay(locale, day)}
      </time>
    </p>
  );
}

/** Above messages that came while one looked elsewhere. */
function NewLine() {
  const { t } = useTranslation("conversations");
  return (
    <li className={styles.newLine}>
      <span>{t("chat.newMessages")}</span>
    </li>
  );
}

type WaitingItemProps = {
  waiting: PendingMessage;
  onAgain: (unsent: UnsentMessage) => void;
  onDiscard: (unsent: UnsentMessage) => void;
};

/** A message being sent, or one that failed and is kept. */
function WaitingItem({ waiting, onAgain, onDiscard }: WaitingItemProps) {
  const { t } = useTranslation("conversations");
  const { state, detail, unusable = [], ...unsent } = waiting;
  const { text, files } = unsent;
  const usable = files.filter(({ attachmentId }) => !unusable.includes(attachmentId));
  const isLost = detail === undefined && unusable.length > 0;
  return (
    <li className={`${messageStyles.message} ${messageStyles.own}`} data-state={state}>
      <div className={messageStyles.bubble}>
        <VisuallyHidden>{t("chat.you")}: </VisuallyHidden>
        <MessageAttachments files={isLost ? usable : files} />
        <WaitingProgress files={files} />
        {text && <MessageText text={text} />}
        <p className={messageStyles.foot}>
          <ReceiptIcon mark={state} isWorded />
        </p>
      </div>
      {state === "failed" && (
        <div className={messageStyles.failed} role="alert">
          <p>{detail ?? (isLost ? t("unsent.filesLost") : t("unsent.failed"))}</p>
          <div>
            {(text || usable.length > 0) && (
              <Button small look="ghost" onClick={() => onAgain({ ...unsent, files: usable })}>
                {t(unusable.length > 0 ? "unsent.without" : "unsent.again")}
              </Button>
            )}
            <Button small look="quiet" onClick={() => onDiscard(unsent)}>
              {t("unsent.discard")}
            </Button>
          </div>
        </div>
      )}
    </li>
  );
}

/** The upload progress of a message that was sent before its files had arrived. */
function WaitingProgress({ files }: { files: readonly ShownFile[] }) {
  const { t } = useTranslation("conversations");
  const uploads = useUploads();
  const under = files.flatMap(({ attachmentId }) => uploads.get(attachmentId) ?? []);
  if (under.every(({ state }) => state !== "waiting" && state !== "sending")) return null;
  const share = under.reduce((sum, each) => sum + each.share, 0) / under.length;
  return <ProgressBar share={share} label={t("attach.allProgress")} />;
}
