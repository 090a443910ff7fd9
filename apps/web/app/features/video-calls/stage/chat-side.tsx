import type { Room } from "@aufwind/contract/video-calls";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { Failure } from "../../../ui/failure.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import styles from "../call.module.css";
import type { RoomSlots } from "../room-slots.ts";

type ChatSideProps = Pick<RoomSlots, "chat"> & {
  side: Room["side"];
  opened: string | "failed" | null;
  onAgain: () => void;
  onClose: () => void;
};

/** The conversation beside the picture; on a phone above it. */
export function ChatSide({ chat, side, opened, onAgain, onClose }: ChatSideProps) {
  const { t } = useTranslation("video-calls");
  const back = (
    <button type="button" className={styles.chatClose} aria-label={t("call.closeChat")} onClick={onClose}>
      <Icon name="close" />
    </button>
  );
  return (
    <aside
      className={styles.chat}
      aria-label={t("call.chat")}
      onClickCapture={openBeside}
      onKeyDown={({ key }) => key === "Escape" && onClose()}
    >
      {opened !== null && opened !== "failed" ? (
        chat({ conversationId: opened, side, back, onClose })
      ) : (
        <div className={styles.chatWaits}>
          <div>{back}</div>
          {opened ? <Failure title={t("call.chatFailed")} onRetry={onAgain} /> : <Skeleton lines={5} />}
        </div>
      )}
    </aside>
  );
}

/** A link in a message, or to a profile, must not end the call. */
function openBeside(event: React.MouseEvent) {
  const link = event.target instanceof Element && event.target.closest("a");
  if (!link || link.target === "_blank") return;
  event.preventDefault();
  event.stopPropagation();
  window.open(link.href, "_blank", "noopener");
}
