import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { StatusBadge } from "../features/appointments/appointment-summary.tsx";
import { loadClient } from "../features/coach-clients/client.server.ts";
import { ClientPage, NoClient } from "../features/coach-clients/client-page.tsx";
import { NotePapers } from "../features/notes/papers.tsx";
import { SharedDocuments } from "../features/shares/shared-documents.tsx";
import { loadShareable, SHARE_ACTIONS } from "../features/shares/shares.server.ts";
import { actionByForm } from "../platform/forms/form-action.ts";
import { useRevalidateOn } from "../platform/live/use-live.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { requireRole } from "../platform/session/member.server.ts";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["coach-clients", "appointments", "notes", "shares"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "coach-clients:one.page");

export async function loader(visit: LoaderFunctionArgs) {
  await requireRole(visit, "coach");
  const id = visit.params.id ?? "";
  const [loaded, documents] = await Promise.all([loadClient(visit, id), loadShareable(visit, id)]);
  return data({ ...loaded, documents }, { status: loaded.client ? 200 : 404 });
}

export const action = actionByForm({ ...SHARE_ACTIONS });

export default function CoachClient() {
  useRevalidateOn("appointment");
  const { client, documents, ...loaded } = useLoaderData<typeof loader>();
  if (!client) return <NoClient />;
  const { id, name } = client;
  return (
    <ClientPage
      client={client}
      {...loaded}
      standingOf={(item) => <StatusBadge item={item} side="coach" />}
      papers={<NotePapers path={`/api/coaches/clients/${id}/notes`} />}
      documents={<SharedDocuments clientId={id} clientName={name} documents={documents} />}
    />
  );
}
