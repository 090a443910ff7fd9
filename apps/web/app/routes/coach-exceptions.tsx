import { type MetaArgs, useLoaderData } from "react-router";
import { AffectedList } from "../features/agenda/affected-list.tsx";
import { type Answered, loadAffected, withAffected } from "../features/agenda/agenda.server.ts";
import { affectedAppointmentsOf } from "../features/agenda/closed-time.ts";
import { Exceptions } from "../features/schedules/exceptions.tsx";
import { EXCEPTION_ACTIONS, loadExceptions } from "../features/schedules/schedule.server.ts";
import { actionOf, type FormResult } from "../platform/forms/form-action.ts";
import { useAnswer } from "../platform/forms/use-answer.ts";
import type { LoaderArgs } from "../platform/http/api.ts";
import { useTranslation } from "../platform/i18n/use-translation.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { loaderFor } from "../platform/session/member.server.ts";
import { BackLink } from "../ui/links.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { Failure } from "../ui/placeholders.tsx";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["schedules", "agenda", "consultations"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "schedules:exceptions.title");

export const loader = loaderFor("coach", async (visit) => {
  const facts = await loadExceptions(visit);
  return { facts, affected: facts?.within ? await loadAffected(visit, facts.within) : undefined };
});

export async function action(visit: LoaderArgs) {
  const act = await actionOf<(visit: LoaderArgs) => Promise<Answered>>(visit, EXCEPTION_ACTIONS);
  return withAffected(visit, await act(visit));
}

export default function CoachExceptions() {
  const { t } = useTranslation("schedules");
  const { facts, affected } = useLoaderData<typeof loader>();
  const closed = affectedAppointmentsOf(useAnswer<FormResult>());
  const within = closed === undefined ? affected : closed;
  return (
    <>
      <PageHeader
        back={<BackLink to="coachSchedule">{t("exceptions.back")}</BackLink>}
        title={t("exceptions.title")}
        lead={t("exceptions.lead")}
      />
      {facts ? (
        <Exceptions {...facts} affected={within !== undefined && <AffectedList items={within} />} />
      ) : (
        <Failure title={t("exceptions.failed")} />
      )}
    </>
  );
}
