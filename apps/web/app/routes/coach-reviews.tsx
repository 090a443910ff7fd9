import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { loadCoachReviews, REVIEW_ACTIONS } from "../features/reviews/received/coach-reviews.server.ts";
import { CoachReviewList } from "../features/reviews/received/coach-reviews.tsx";
import { actionOf } from "../platform/forms/form-action.ts";
import type { LoaderArgs } from "../platform/http/api.ts";
import { useTranslation } from "../platform/i18n/use-translation.ts";
import { useRevalidateOn } from "../platform/live/use-live.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { requireRole } from "../platform/session/member.server.ts";
import { PageHead } from "../ui/section.tsx";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["reviews-received"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "reviews-received:title");

export async function loader(visit: LoaderFunctionArgs) {
  await requireRole(visit, "coach");
  return loadCoachReviews(visit);
}

export async function action(visit: ActionFunctionArgs) {
  const act = await actionOf<(visit: LoaderArgs) => Promise<unknown>>(visit, REVIEW_ACTIONS);
  return act(visit);
}

export default function CoachReviews() {
  useRevalidateOn("notifications");
  const { t } = useTranslation("reviews-received");
  const { view, list, now } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t("title")} lead={t("lead")} />
      <CoachReviewList view={view} list={list} now={now} />
    </>
  );
}
