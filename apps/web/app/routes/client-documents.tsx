import { type MetaArgs, useLoaderData } from "react-router";
import { AgreementPanel } from "../features/agreements/agreement-panels.tsx";
import { loadOwnAgreements } from "../features/agreements/agreements.server.ts";
import { DocumentList } from "../features/shares/document-list.tsx";
import { loadShared } from "../features/shares/shares.server.ts";
import { useTranslation } from "../platform/i18n/use-translation.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { loaderFor } from "../platform/session/member.server.ts";
import { PageHeader } from "../ui/page-header.tsx";
import { Panels } from "../ui/panel.tsx";
import { Failure } from "../ui/placeholders.tsx";

export const handle = { namespaces: ["shares", "agreements"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "shares:client.title");

export const loader = loaderFor("client", async (visit) => {
  const [list, agreements] = await Promise.all([loadShared(visit), loadOwnAgreements(visit)]);
  return { list, agreements };
});

export default function ClientDocuments() {
  const { t } = useTranslation("shares");
  const { list, agreements } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={t("client.title")} lead={t("client.lead")} />
      <Panels>
        <AgreementPanel items={agreements} side="client" />
        {list ? <DocumentList {...list} /> : <Failure title={t("client.failed")} />}
      </Panels>
    </>
  );
}
