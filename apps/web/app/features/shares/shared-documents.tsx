import type { ShareableDocument } from "@aufwind/contract/shares";
import { useId } from "react";
import { useFetcher } from "react-router";
import type { FormResult } from "../../platform/forms/form-action.ts";
import { formatDate, formatFileSize } from "../../platform/i18n/format.ts";
import { PageLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Button, PageButton } from "../../ui/button.tsx";
import { useFormResult } from "../../ui/form/form-results.ts";
import { Icon } from "../../ui/icon.tsx";
import { Illustration } from "../../ui/illustrations.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Failure } from "../../ui/placeholders.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
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
        <Illustration of="papers" />
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

type ShareRowProps = { clientId: string; clientName: string; document: ShareableDocument };

/** One document, and a button that shares it or takes it back; saved at once. */
function ShareRow({ clientId, clientName, document }: ShareRowProps) {
  const { t } = useTranslation("shares");
  const { documentId, name, url, size, isShared } = document;
  const locale = useLocale();
  const state = useId();
  const form = `share.${documentId}`;
  const fetcher = useFetcher<FormResult<{ isShared: boolean }>>();
  const result = useFormResult(form, fetcher.data);
  const isSending = fetcher.state !== "idle";
  const refusal = result?.ok === false && !isSending ? result.problem : undefined;
  return (
    <li className={styles.row}>
      <Icon name="file" />
      <div className={styles.told}>
        <a className={styles.name} href={url} download={name}>
          {name} <VisuallyHidden>({t("download")})</VisuallyHidden>
        </a>
        <p className={styles.state} id={state} aria-live="polite" data-shared={isShared || undefined}>
          {formatFileSize(locale, size)} · <ShareState document={document} clientName={clientName} />
        </p>
        {refusal && (
          <p className={styles.refused} role="alert">
            {t(isShared ? "coach.notTaken" : "coach.notShared")} {refusal.detail || t("coach.unreachable")}
          </p>
        )}
      </div>
      <fetcher.Form
        method="post"
        aria-busy={isSending || undefined}
        onSubmit={(event) => isSending && event.preventDefault()}
      >
        <input type="hidden" name="form" value={form} />
        <input type="hidden" name="clientId" value={clientId} />
        <input type="hidden" name="documentId" value={documentId} />
        <input type="hidden" name="wanted" value={isShared ? "private" : "shared"} />
        <Button type="submit" look="ghost" small aria-disabled={isSending || undefined} aria-describedby={state}>
          {t(isShared ? "coach.take" : "coach.share")} <VisuallyHidden>: {name}</VisuallyHidden>
        </Button>
      </fetcher.Form>
    </li>
  );
}

function ShareState({
  document: { isShared, sharedAt, visibility },
  clientName: name,
}: Omit<ShareRowProps, "clientId">) {
  const { t } = useTranslation("shares");
  const locale = useLocale();
  if (isShared && sharedAt) return t("coach.since", { name, date: formatDate(locale, sharedAt) });
  return t(visibility === "Visible to all" ? "coach.visible" : "coach.hidden", { name });
}
