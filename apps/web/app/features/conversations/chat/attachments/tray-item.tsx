import { ATTACHMENT } from "@aufwind/rules/conversations";
import { formatFileSize } from "../../../../platform/i18n/format.ts";
import { useLocale } from "../../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../../platform/i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { ProgressBar } from "../../../../ui/file-upload.tsx";
import input from "../../../../ui/form/form.module.css";
import { Icon } from "../../../../ui/icon.tsx";
import patterns from "../../../../ui/patterns.module.css";
import { VisuallyHidden } from "../../../../ui/visually-hidden.tsx";
import { isPicture } from "./attachment-kinds.ts";
import styles from "./attachments.module.css";
import type { Upload } from "./uploads.ts";

type TrayItemProps = {
  file: Upload;
  onRemove: () => void;
  onRetry: () => void;
  onDescribe: (alt: string) => void;
  /** Enter was pressed in the description. */
  onDescribed: () => void;
};

/** One file of the next message: progress, preview, retry and remove. */
export function TrayItem({ file, onRemove, onRetry, onDescribe, onDescribed }: TrayItemProps) {
  const { t } = useTranslation("conversations");
  const { name, size, state, share, why, alt, url } = file;
  const fileSize = formatFileSize(useLocale(), size);
  return (
    <li className={styles.item} data-state={state}>
      {isPicture(file) ? <img className={styles.thumb} src={url} alt="" /> : <Icon name="file" />}
      <div className={styles.told}>
        <p className={styles.name}>
          {name} <small>{fileSize}</small>
        </p>
        {state === "waiting" || state === "sending" ? (
          <ProgressBar share={share} label={t("attach.progress", { name })} />
        ) : (
          <p className={styles.state}>{state === "stored" ? t("attach.ready") : (why ?? t("attach.failed"))}</p>
        )}
        {state === "failed" && (
          <Button look="ghost" small onClick={onRetry}>
            {t("attach.retry")} <VisuallyHidden>: {name}</VisuallyHidden>
          </Button>
        )}
        {isPicture(file) && state !== "refused" && (
          <label className={styles.alt}>
            <span>
              {t("attach.alt")} <VisuallyHidden>: {name}</VisuallyHidden>
            </span>
            <input
              className={input.input}
              value={alt}
              maxLength={ATTACHMENT.altLimit}
              placeholder={t("attach.altHint")}
              onChange={(event) => onDescribe(event.currentTarget.value)}
              onKeyDown={(event) => {
                if (event.key !== "Enter") return;
                // Enter in a description does not send the message.
                event.preventDefault();
                onDescribed();
              }}
            />
          </label>
        )}
      </div>
      <button type="button" className={`${patterns.round} ${styles.remove}`} data-remove onClick={onRemove}>
        <Icon name="close" />
        <VisuallyHidden>{t("attach.remove", { name })}</VisuallyHidden>
      </button>
    </li>
  );
}
