import { type MetaArgs, useLoaderData } from "react-router";
import { FEED_ACTIONS, loadFeed } from "../features/calendars/calendars.server.ts";
import { FeedPanel } from "../features/calendars/feed-panel.tsx";
import { actionByForm } from "../platform/forms/form-action.ts";
import { useTranslation } from "../platform/i18n/use-translation.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { loaderFor } from "../platform/session/member.server.ts";
import { PageHeader } from "../ui/page-header.tsx";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["calendars"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "calendars:client.title");

export const loader = loaderFor("client", async (visit) => ({ feed: await loadFeed(visit) }));

export const action = actionByForm(FEED_ACTIONS);

export default function ClientCalendar() {
  const { t } = useTranslation("calendars");
  const { feed } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={t("client.title")} lead={t("client.lead")} />
      <FeedPanel feed={feed} />
    </>
  );
}
