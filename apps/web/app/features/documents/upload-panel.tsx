import { DOCUMENT } from "@aufwind/rules/files/limits";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { DropArea } from "../../ui/drop-area.tsx";
import { Note } from "../../ui/form/note.tsx";
import { Panel } from "../../ui/panel.tsx";
import styles from "./documents.module.css";
import { UploadRow } from "./upload-row.tsx";
import { useUploads } from "./use-uploads.ts";

const ACCEPT = ".pdf,.doc,.docx";

/** Add documents, several at once. */
export function UploadPanel({ stored }: { stored: readonly string[] }) {
  const { t } = useTranslation("documents");
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
