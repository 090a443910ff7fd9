import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { MessageAttachments } from "./attachments/message-attachments.tsx";
import { WaitingProgress } from "./attachments/waiting-progress.tsx";
import type { Unsent, Waiting } from "./history.ts";
import { MarkSign } from "./mark-sign.tsx";
import styles from "./message.module.css";
import { MessageText } from "./message-text.tsx";

type WaitingItemProps = {
  waiting: Waiting;
  onAgain: (unsent: Unsent) => void;
  onDiscard: (unsent: Unsent) => void;
};

/** A message that is on its way, or could not be sent and is kept. */
export function WaitingItem({ waiting, onAgain, onDiscard }: WaitingItemProps) {
  const { t } = useTranslation("conversations");
  const { state, detail, unusable = [], ...unsent } = waiting;
  const { text, files } = unsent;
  const usable = files.filter(({ attachmentId }) => !unusable.includes(attachmentId));
  const isLost = detail === undefined && unusable.length > 0;
  return (
    <li className={`${styles.message} ${styles.own}`} data-state={state}>
      <div className={styles.bubble}>
        <VisuallyHidden>{t("chat.you")}: </VisuallyHidden>
        <MessageAttachments files={isLost ? usable : files} />
        <WaitingProgress files={files} />
        {text && <MessageText text={text} />}
        <p className={styles.foot}>
          <MarkSign mark={state} isWorded />
        </p>
      </div>
      {state === "failed" && (
        <div className={styles.failed} role="alert">
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
