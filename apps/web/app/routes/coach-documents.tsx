import { type MetaArgs, useLoaderData } from "react-router";
import { DocumentList } from "../features/storage/documents/document-list.tsx";
import { DOCUMENT_ACTIONS, loadDocuments } from "../features/storage/documents/documents.server.ts";
import { UploadPanel } from "../features/storage/documents/upload-panel.tsx";
import { loadCheck } from "../features/vetting/check.server.ts";
import { RequestedChanges } from "../features/vetting/check-notice.tsx";
import { actionByForm } from "../platform/forms/form-action.ts";
import { useTranslation } from "../platform/i18n/use-translation.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { loaderFor } from "../platform/session/member.server.ts";
import { PageHeader } from "../ui/page-header.tsx";
import { Panels } from "../ui/panel.tsx";
import { Failure } from "../ui/placeholders.tsx";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["storage-documents", "vetting"], isForm: false } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "storage-documents:title");

export const loader = loaderFor("coach", async (visit) => {
  const [files, check] = await Promise.all([loadDocuments(visit), loadCheck(visit)]);
  return { files, check };
});

export const action = actionByForm(DOCUMENT_ACTIONS);

export default function CoachDocuments() {
  const { t } = useTranslation("storage-documents");
  const { files, check } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={t("title")} lead={t("lead")} />
      {files ? (
        <Panels>
          <RequestedChanges check={check} section="documents" />
          <UploadPanel stored={files.map(({ name }) => name)} />
          <DocumentList files={files} />
        </Panels>
      ) : (
        <Failure title={t("failed")} />
      )}
    </>
  );
}
