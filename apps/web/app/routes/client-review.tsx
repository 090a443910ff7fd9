import { type ActionFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { loadReview, reviewAction } from "../features/reviews/writing/review.server.ts";
import { ReviewPage } from "../features/reviews/writing/review-page.tsx";
import { useRevalidateOn } from "../platform/live/use-live.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { loaderFor } from "../platform/session/member.server.ts";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["reviews"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "reviews:page");

export const loader = loaderFor("client", async (visit) => ({ own: await loadReview(visit, visit.params.id ?? "") }));

export const action = (visit: ActionFunctionArgs) => reviewAction(visit, visit.params.id ?? "");

export default function ClientReview() {
  useRevalidateOn("notifications");
  const { own } = useLoaderData<typeof loader>();
  return <ReviewPage own={own} />;
}
