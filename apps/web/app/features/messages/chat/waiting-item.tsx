import { useTranslation } from "../../../platform/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import type { Unsent, Waiting } from "./history.ts";
import { MarkSign } from "./mark-sign.tsx";
import styles from "./message.module.css";
import { MessageText } from "./message-text.tsx";

type WaitingItemProps = {
  waiting: Waiting;
  onAgain: (unsent: Unsent) => void;
  onDiscard: (messageId: string) => void;
};

/** A message that is on its way, or could not be sent and is kept. */
export function WaitingItem({ waiting, onAgain, onDiscard }: WaitingItemProps) {
  const { t } = useTranslation("messages");
  const { messageId, text, at, state, detail } = waiting;
  return (
    <li className={`${styles.message} ${styles.own}`} data-state={state}>
      <div className={styles.bubble}>
        <VisuallyHidden>{t("chat.you")}: </VisuallyHidden>
        <MessageText text={text} />
        <p className={styles.foot}>
          <MarkSign mark={state} isWorded />
        </p>
      </div>
      {state === "failed" && (
        <div className={styles.failed} role="alert">
          <p>{detail ?? t("unsent.failed")}</p>
          <div>
            <Button small look="ghost" onClick={() => onAgain({ messageId, text, at })}>
              {t("unsent.again")}
            </Button>
            <Button small look="quiet" onClick={() => onDiscard(messageId)}>
              {t("unsent.discard")}
            </Button>
          </div>
        </div>
      )}
    </li>
  );
}
