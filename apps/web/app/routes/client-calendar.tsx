import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { FEED_ACTIONS, loadFeed } from "../features/calendars/calendars.server.ts";
import { FeedPanel } from "../features/calendars/feed-panel.tsx";
import { actionOf } from "../platform/forms/form-action.ts";
import type { LoaderArgs } from "../platform/http/api.ts";
import { useTranslation } from "../platform/i18n/use-translation.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { requireRole } from "../platform/session/member.server.ts";
import { PageHead } from "../ui/section.tsx";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["calendars"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "calendars:client.title");

export async function loader(visit: LoaderFunctionArgs) {
  await requireRole(visit, "client");
  return { feed: await loadFeed(visit) };
}

export async function action(visit: ActionFunctionArgs) {
  const act = await actionOf<(visit: LoaderArgs) => Promise<unknown>>(visit, FEED_ACTIONS);
  return act(visit);
}

export default function ClientCalendar() {
  const { t } = useTranslation("calendars");
  const { feed } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t("client.title")} lead={t("client.lead")} />
      <FeedPanel feed={feed} />
    </>
  );
}
