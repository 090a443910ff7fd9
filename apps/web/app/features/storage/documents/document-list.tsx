import type { StoredFile } from "@aufwind/contract/storage";
import type { FormResult } from "../../../platform/forms/form-action.ts";
import { useAnswer } from "../../../platform/forms/use-answer.ts";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorSummary } from "../../../ui/form/form-messages.tsx";
import { Illustration } from "../../../ui/illustrations.tsx";
import { Outcome } from "../../../ui/notices.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { DocumentRow } from "./document-row.tsx";
import styles from "./documents.module.css";

/** All documents; a table if there is space, else cards. */
export function DocumentList({ files }: { files: StoredFile[] }) {
  const { t } = useTranslation("storage-documents");
  return (
    <>
      <Removed />
      {files.length === 0 ? (
        <EmptyState title={t("empty.title")} drawing={<Illustration of="papers" />}>
          {t("empty.text")}
        </EmptyState>
      ) : (
        <Panel title={t("table.title")}>
          <p>{t("table.text")}</p>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t("table.name")}</th>
                <th scope="col">{t("table.size")}</th>
                <th scope="col">{t("table.date")}</th>
                <th scope="col">{t("table.visibility")}</th>
                <th scope="col">
                  <VisuallyHidden>{t("remove.open")}</VisuallyHidden>
                </th>
              </tr>
            </thead>
            <tbody>
              {files.map((file) => (
                <DocumentRow key={file.id} file={file} />
              ))}
            </tbody>
          </table>
        </Panel>
      )}
    </>
  );
}

/** The result of removing. */
function Removed() {
  const { t } = useTranslation("storage-documents");
  const result = useAnswer<FormResult>();
  if (!result?.form.startsWith("remove.")) return null;
  const name = result.values.blobPath?.replace(/^documents\//, "") ?? "";
  if (result.ok) return <Outcome of={result}>{t("remove.done", { name })}</Outcome>;
  return <ErrorSummary form="remove" problem={result.problem} failure={t("remove.failed", { name })} />;
}
