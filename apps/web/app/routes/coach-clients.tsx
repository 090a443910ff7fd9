import { type MetaArgs, useLoaderData } from "react-router";
import { ClientList } from "../features/coach-clients/client-list.tsx";
import { loadClients } from "../features/coach-clients/clients.server.ts";
import { InviteLink } from "../features/coach-clients/invite-link.tsx";
import { useTranslation } from "../platform/i18n/use-translation.ts";
import { useRevalidateOn } from "../platform/live/use-live.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { loaderFor } from "../platform/session/member.server.ts";
import { PageHeader } from "../ui/page-header.tsx";

export const handle = { namespaces: ["coach-clients"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "coach-clients:title");

export const loader = loaderFor("coach", loadClients);

export default function CoachClients() {
  useRevalidateOn("appointment");
  const { t } = useTranslation("coach-clients");
  const loaded = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={t("title")} lead={t("lead")} acts={loaded.list?.totalCount !== 0 && <InviteLink />} />
      <ClientList {...loaded} />
    </>
  );
}
