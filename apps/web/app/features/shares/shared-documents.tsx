import type { ShareableDocument } from "@aufwind/contract/shares";
import { PageLink } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { PageButton } from "../../ui/button.tsx";
import { Failure } from "../../ui/failure.tsx";
import { Panel } from "../../ui/panel.tsx";
import { ShareRow } from "./share-row.tsx";
import styles from "./shares.module.css";

export type SharedDocumentsProps = {
  clientId: string;
  /** Empty if the client has left. */
  clientName: string;
  /** What `loadShareable` answers. */
  documents: ShareableDocument[] | "gone" | null;
};

/** On a client's page: which of the coach's documents this client sees. */
export function SharedDocuments({ clientId, clientName, documents }: SharedDocumentsProps) {
  const { t } = useTranslation("shares");
  const manage = <PageLink to="coachDocuments">{t("coach.manage")}</PageLink>;
  return (
    <Panel title={t("coach.title")} id="documents" aside={documents !== "gone" && manage}>
      {documents === "gone" && <p>{t("coach.gone")}</p>}
      {documents === null && <Failure title={t("coach.failed")} />}
      {Array.isArray(documents) && <Documents {...{ clientId, clientName, documents }} />}
    </Panel>
  );
}

type DocumentsProps = Omit<SharedDocumentsProps, "documents"> & { documents: ShareableDocument[] };

function Documents({ clientId, clientName, documents }: DocumentsProps) {
  const { t } = useTranslation("shares");
  if (documents.length === 0)
    return (
      <>
        <p>{t("coach.none")}</p>
        <div>
          <PageButton to="coachDocuments" look="ghost" small>
            {t("coach.upload")}
          </PageButton>
        </div>
      </>
    );
  return (
    <>
      <p>{t("coach.lead", { name: clientName })}</p>
      <ul className={styles.rows}>
        {documents.map((document) => (
          <ShareRow key={document.documentId} clientId={clientId} clientName={clientName} document={document} />
        ))}
      </ul>
    </>
  );
}
