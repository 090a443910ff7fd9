import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import styles from "./call.module.css";

type Act = { label: string; do: () => void };
type CallNoteProps = { children: React.ReactNode; act?: Act; other?: Act; isGrave?: boolean; onClose?: () => void };

/** One line above the picture, with what can be done about it. */
export function CallNote({ children, act, other, isGrave = false, onClose }: CallNoteProps) {
  const { t } = useTranslation("video-calls");
  return (
    <div className={styles.note} data-grave={isGrave || undefined}>
      <p>{children}</p>
      {act && (
        <Button small onClick={act.do}>
          {act.label}
        </Button>
      )}
      {other && (
        <Button small look="ghost" onClick={other.do}>
          {other.label}
        </Button>
      )}
      {onClose && (
        <button type="button" className={styles.noteClose} aria-label={t("notes.close")} onClick={onClose}>
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
