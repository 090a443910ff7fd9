import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { loadPropose, PROPOSE_ACTIONS } from "../features/waiting-list/propose.server.ts";
import { ProposePage } from "../features/waiting-list/propose-page.tsx";
import { actionByForm } from "../platform/forms/form-action.ts";
import { useTranslation } from "../platform/i18n/use-translation.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { loaderFor } from "../platform/session/member.server.ts";
import { PageButton } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["waiting-list-proposals", "slot-picker"], isForm: true } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "waiting-list-proposals:page");

export const loader = loaderFor("coach", async (visit) => {
  const facts = await loadPropose(visit);
  return data({ facts }, { status: facts ? 200 : 404 });
});

type Action = (visit: LoaderFunctionArgs) => Promise<unknown>;

export const action = actionByForm<Action>(PROPOSE_ACTIONS);

export default function CoachPropose() {
  const { t } = useTranslation("waiting-list-proposals");
  const { facts } = useLoaderData<typeof loader>();
  if (facts) return <ProposePage {...facts} />;
  return (
    <EmptyState title={t("nobody")} action={<PageButton to="coachClients">{t("clients")}</PageButton>}>
      {t("nobodyText")}
    </EmptyState>
  );
}
