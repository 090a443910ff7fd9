import { type MetaArgs, useLoaderData } from "react-router";
import { AGENDA_ACTIONS, loadAgenda } from "../features/agenda/agenda.server.ts";
import { Agenda } from "../features/agenda/agenda.tsx";
import { AgendaLinks } from "../features/agenda/agenda-links.tsx";
import { WaitingCount } from "../features/waiting-list/waiting-links.tsx";
import { countWaitingFor } from "../features/waiting-list/waiting-list.server.ts";
import { actionByForm } from "../platform/forms/form-action.ts";
import { useTranslation } from "../platform/i18n/use-translation.ts";
import { useRevalidateOn } from "../platform/live/use-live.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { loaderFor } from "../platform/session/member.server.ts";
import { PageHeader } from "../ui/page-header.tsx";
import { Failure } from "../ui/placeholders.tsx";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = {
  namespaces: ["agenda", "consultations", "video-calls-link", "waiting-list-link"],
  isDense: true,
} satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "agenda:title");

export const loader = loaderFor("coach", async (visit) => {
  const [agenda, waiting] = await Promise.all([loadAgenda(visit), countWaitingFor(visit)]);
  return { ...agenda, waiting };
});

export const action = actionByForm(AGENDA_ACTIONS);

export default function CoachAgenda() {
  useRevalidateOn("appointment");
  const { t } = useTranslation("agenda");
  const { waiting, ...loaded } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={t("title")} lead={t("lead")} />
      <WaitingCount counts={waiting} />
      {loaded.failed === null ? <Agenda {...loaded} /> : <Failure title={t(`failed.${loaded.failed}`)} />}
      <AgendaLinks />
    </>
  );
}
