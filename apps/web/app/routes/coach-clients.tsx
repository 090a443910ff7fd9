import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { ClientList } from "../features/relations/client-list.tsx";
import { loadClients } from "../features/relations/clients.server.ts";
import { InviteLink } from "../features/relations/invite-link.tsx";
import { useRevalidateOn } from "../platform/live/use-revalidate-on.ts";
import { requireRole } from "../platform/member.server.ts";
import { memberMeta } from "../platform/member-meta.ts";
import type { PageHandle } from "../platform/page-handle.ts";
import { useTranslation } from "../platform/use-translation.ts";
import { PageHead } from "../ui/section.tsx";

export const handle = { words: ["relations"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "relations:title");

export async function loader(visit: LoaderFunctionArgs) {
  await requireRole(visit, "coach");
  return loadClients(visit);
}

export default function CoachClients() {
  useRevalidateOn("appointment");
  const { t } = useTranslation("relations");
  const loaded = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t("title")} lead={t("lead")}>
        {loaded.list?.totalCount !== 0 && <InviteLink />}
      </PageHead>
      <ClientList {...loaded} />
    </>
  );
}
