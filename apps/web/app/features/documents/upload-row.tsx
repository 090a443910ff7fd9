import { formatFileSize } from "../../platform/file-size.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import styles from "./documents.module.css";
import type { Upload } from "./use-uploads.ts";

const SIGNS = { waiting: "clock", sending: "upload", stored: "check", refused: "alert" } as const;

type UploadRowProps = { upload: Upload; retry: (id: number) => void; drop: (id: number) => void };

/** One file on its way, and how it went. */
export function UploadRow({ upload: { id, file, state, share, why, mayRetry }, retry, drop }: UploadRowProps) {
  const { t } = useTranslation("documents");
  const locale = useLocale();
  const { name } = file;
  const isOver = state === "stored" || state === "refused";
  return (
    <li className={styles.upload} data-state={state}>
      <Icon name={SIGNS[state]} />
      <div className={styles.told}>
        <p className={styles.name}>
          {name} <small>{formatFileSize(locale, file.size)}</small>
        </p>
        {state === "sending" ? (
          <ProgressBar share={share} label={t("upload.progress", { name })} />
        ) : (
          <p className={styles.state}>{state === "refused" ? why : t(`upload.${state}`, { name })}</p>
        )}
      </div>
      <div className={styles.acts}>
        {mayRetry && state === "refused" && (
          <Button look="ghost" small onClick={() => retry(id)}>
            {t("upload.retry")} <VisuallyHidden>: {name}</VisuallyHidden>
          </Button>
        )}
        <Button look="quiet" small onClick={() => drop(id)}>
          {t(isOver ? "upload.hide" : "upload.cancel")} <VisuallyHidden>: {name}</VisuallyHidden>
        </Button>
      </div>
    </li>
  );
}
