import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { AGENDA_ACTIONS, loadAgenda } from "../features/agenda/agenda.server.ts";
import { Agenda } from "../features/agenda/agenda.tsx";
import { AgendaLinks } from "../features/agenda/agenda-links.tsx";
import { actionOf } from "../platform/forms/form-action.ts";
import type { LoaderArgs } from "../platform/http/api.ts";
import { useTranslation } from "../platform/i18n/use-translation.ts";
import { useRevalidateOn } from "../platform/live/use-live.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { requireRole } from "../platform/session/member.server.ts";
import { Failure } from "../ui/placeholders.tsx";
import { PageHead } from "../ui/section.tsx";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["agenda", "consultations", "video-calls-link"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "agenda:title");

export async function loader(visit: LoaderFunctionArgs) {
  await requireRole(visit, "coach");
  return loadAgenda(visit);
}

export async function action(visit: ActionFunctionArgs) {
  const act = await actionOf<(visit: LoaderArgs) => Promise<unknown>>(visit, AGENDA_ACTIONS);
  return act(visit);
}

export default function CoachAgenda() {
  useRevalidateOn("appointment");
  const { t } = useTranslation("agenda");
  const loaded = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t("title")} lead={t("lead")} />
      {loaded.failed === null ? <Agenda {...loaded} /> : <Failure title={t(`failed.${loaded.failed}`)} />}
      <AgendaLinks />
    </>
  );
}
