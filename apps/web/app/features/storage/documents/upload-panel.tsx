import { DOCUMENT } from "@aufwind/rules/files/stored-files";
import { formatFileSize } from "../../../platform/i18n/format.ts";
import { useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { DropArea, ProgressBar } from "../../../ui/file-upload.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Note } from "../../../ui/notices.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import styles from "./documents.module.css";
import { type Upload, useUploads } from "./use-uploads.ts";

const SIGNS = { waiting: "clock", sending: "upload", stored: "check", refused: "alert" } as const;

type UploadRowProps = { upload: Upload; retry: (id: number) => void; drop: (id: number) => void };

/** One upload, and its result. */
function UploadRow({ upload: { id, file, state, share, why, mayRetry }, retry, drop }: UploadRowProps) {
  const { t } = useTranslation("storage-documents");
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

const ACCEPT = ".pdf,.doc,.docx";

/** Adds documents, several at once. */
export function UploadPanel({ stored }: { stored: readonly string[] }) {
  const { t } = useTranslation("storage-documents");
  const { uploads, add, retry, drop } = useUploads(stored);
  return (
    <Panel title={t("upload.title")} aside={t("upload.count", { count: stored.length, most: DOCUMENT.perCoach })}>
      <DropArea label={t("upload.choose")} hint={t("upload.rule")} accept={ACCEPT} multiple onFiles={add} />
      {uploads.length > 0 && (
        <ul className={styles.uploads} aria-label={t("upload.list")}>
          {uploads.map((each) => (
            <UploadRow key={each.id} upload={each} retry={retry} drop={drop} />
          ))}
        </ul>
      )}
      <noscript>
        <Note>{t("upload.unscripted")}</Note>
      </noscript>
    </Panel>
  );
}
