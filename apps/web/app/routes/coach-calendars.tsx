import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { FEED_ACTIONS, IMPORT_ACTIONS, loadFeed, loadImports } from "../features/calendars/calendars.server.ts";
import { FeedPanel } from "../features/calendars/feed-panel.tsx";
import { ImportsPanel } from "../features/calendars/imports-panel.tsx";
import { actionByForm } from "../platform/forms/form-action.ts";
import { useTranslation } from "../platform/i18n/use-translation.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { requireRole } from "../platform/session/member.server.ts";
import { PageHeader } from "../ui/page-header.tsx";
import { Panels } from "../ui/panel.tsx";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["calendars"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "calendars:coach.title");

export async function loader(visit: LoaderFunctionArgs) {
  await requireRole(visit, "coach");
  const [feed, imports] = await Promise.all([loadFeed(visit), loadImports(visit)]);
  return { feed, imports };
}

export const action = actionByForm({ ...FEED_ACTIONS, ...IMPORT_ACTIONS });

export default function CoachCalendars() {
  const { t } = useTranslation("calendars");
  const { feed, imports } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={t("coach.title")} lead={t("coach.lead")} />
      <Panels>
        <FeedPanel feed={feed} />
        <ImportsPanel imports={imports} />
      </Panels>
    </>
  );
}
