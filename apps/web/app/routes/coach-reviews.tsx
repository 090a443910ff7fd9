import { type MetaArgs, useLoaderData } from "react-router";
import { loadCoachReviews, REVIEW_ACTIONS } from "../features/reviews/received/coach-reviews.server.ts";
import { CoachReviewList } from "../features/reviews/received/coach-reviews.tsx";
import { actionByForm } from "../platform/forms/form-action.ts";
import { useTranslation } from "../platform/i18n/use-translation.ts";
import { useRevalidateOn } from "../platform/live/use-live.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { loaderFor } from "../platform/session/member.server.ts";
import { PageHeader } from "../ui/page-header.tsx";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["reviews-received", "list-selection"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "reviews-received:title");

export const loader = loaderFor("coach", loadCoachReviews);

export const action = actionByForm(REVIEW_ACTIONS);

export default function CoachReviews() {
  useRevalidateOn("notifications");
  const { t } = useTranslation("reviews-received");
  const { view, list, now } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={t("title")} lead={t("lead")} />
      <CoachReviewList view={view} list={list} now={now} />
    </>
  );
}
