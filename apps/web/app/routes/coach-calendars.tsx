import { type MetaArgs, useLoaderData } from "react-router";
import {
  CONNECTION_ACTIONS,
  FEED_ACTIONS,
  IMPORT_ACTIONS,
  loadConnections,
  loadFeed,
  loadImports,
} from "../features/calendars/calendars.server.ts";
import { ConnectionsPanel, TitlesPanel } from "../features/calendars/connections-panel.tsx";
import { FeedPanel } from "../features/calendars/feed-panel.tsx";
import { ImportsPanel } from "../features/calendars/imports-panel.tsx";
import { actionByForm } from "../platform/forms/form-action.ts";
import { useTranslation } from "../platform/i18n/use-translation.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { loaderFor } from "../platform/session/member.server.ts";
import { PageHeader } from "../ui/page-header.tsx";
import { Panels } from "../ui/panel.tsx";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["calendars"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "calendars:coach.title");

export const loader = loaderFor("coach", async (visit) => {
  const [feed, imports, connections] = await Promise.all([loadFeed(visit), loadImports(visit), loadConnections(visit)]);
  return { feed, imports, connections };
});

export const action = actionByForm({ ...FEED_ACTIONS, ...IMPORT_ACTIONS, ...CONNECTION_ACTIONS });

export default function CoachCalendars() {
  const { t } = useTranslation("calendars");
  const { feed, imports, connections } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={t("coach.title")} lead={t("coach.lead")} />
      <Panels>
        <ConnectionsPanel connections={connections} />
        {connections && <TitlesPanel titles={connections.titles} />}
        <FeedPanel feed={feed} />
        <ImportsPanel imports={imports} />
      </Panels>
    </>
  );
}
