import { type ActionFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { ConsultationsForm } from "../features/consultations/consultation-fields.tsx";
import { consultationsAction, loadConsultations } from "../features/consultations/consultations.server.ts";
import { loadCheck } from "../features/vetting/check.server.ts";
import { RequestedChanges } from "../features/vetting/check-notice.tsx";
import { PageLink } from "../platform/i18n/locale.tsx";
import { useTranslation } from "../platform/i18n/use-translation.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { loaderFor } from "../platform/session/member.server.ts";
import { PageHeader } from "../ui/page-header.tsx";
import patterns from "../ui/patterns.module.css";
import { Failure } from "../ui/placeholders.tsx";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["consultations", "vetting"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "consultations:title");

export const loader = loaderFor("coach", async (visit) => {
  const [facts, check] = await Promise.all([loadConsultations(visit), loadCheck(visit)]);
  return { facts, check };
});

export const action = (visit: ActionFunctionArgs) => consultationsAction(visit);

export default function CoachConsultations() {
  const { t } = useTranslation("consultations");
  const { facts, check } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={t("title")} lead={t("lead")}>
        <PageLink className={patterns.link} to="coachIntakeForms">
          {t("intake")}
        </PageLink>
      </PageHeader>
      <RequestedChanges check={check} section="consultations" />
      {facts ? <ConsultationsForm {...facts} /> : <Failure title={t("failed")} />}
    </>
  );
}
