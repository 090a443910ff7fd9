import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { DocumentList } from "../features/storage/documents/document-list.tsx";
import { DOCUMENT_ACTIONS, loadDocuments } from "../features/storage/documents/documents.server.ts";
import { UploadPanel } from "../features/storage/documents/upload-panel.tsx";
import { actionOf } from "../platform/forms/form-action.ts";
import { useTranslation } from "../platform/i18n/use-translation.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { requireRole } from "../platform/session/member.server.ts";
import { Panels } from "../ui/panel.tsx";
import { Failure } from "../ui/placeholders.tsx";
import { PageHead } from "../ui/section.tsx";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["storage-documents"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "storage-documents:title");

export async function loader(visit: LoaderFunctionArgs) {
  await requireRole(visit, "coach");
  return { files: await loadDocuments(visit) };
}

export async function action(visit: ActionFunctionArgs) {
  const act = await actionOf<(visit: ActionFunctionArgs) => unknown>(visit, DOCUMENT_ACTIONS);
  return act(visit);
}

export default function CoachDocuments() {
  const { t } = useTranslation("storage-documents");
  const { files } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t("title")} lead={t("lead")} />
      {files ? (
        <Panels>
          <UploadPanel stored={files.map(({ name }) => name)} />
          <DocumentList files={files} />
        </Panels>
      ) : (
        <Failure title={t("failed")} />
      )}
    </>
  );
}
