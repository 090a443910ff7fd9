import { type ActionFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { ConsultationsForm } from "../features/consultations/consultation-fields.tsx";
import { consultationsAction, loadConsultations } from "../features/consultations/consultations.server.ts";
import { useTranslation } from "../platform/i18n/use-translation.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { loaderFor } from "../platform/session/member.server.ts";
import { PageHeader } from "../ui/page-header.tsx";
import { Failure } from "../ui/placeholders.tsx";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["consultations"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "consultations:title");

export const loader = loaderFor("coach", async (visit) => ({ facts: await loadConsultations(visit) }));

export const action = (visit: ActionFunctionArgs) => consultationsAction(visit);

export default function CoachConsultations() {
  const { t } = useTranslation("consultations");
  const { facts } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={t("title")} lead={t("lead")} />
      {facts ? <ConsultationsForm {...facts} /> : <Failure title={t("failed")} />}
    </>
  );
}
