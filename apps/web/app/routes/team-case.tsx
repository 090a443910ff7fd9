import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { caseActions, INBOX_ACTIONS, loadInbox } from "../features/cases/cases.server.ts";
import { InboxPage } from "../features/cases/inbox-page.tsx";
import { inboxQuery } from "../features/cases/inbox-view.ts";
import { ContentCase } from "../features/content-decisions/content-case.tsx";
import { CONTENT_ACTIONS, loadContentCase } from "../features/content-decisions/team.server.ts";
import { decideReviewAction, loadContestedReview } from "../features/reviews/contested.server.ts";
import { ContestedReview } from "../features/reviews/contested-review.tsx";
import { FailureCase } from "../features/system/failure-case.tsx";
import { FAILURE_ACTIONS, loadFailuresOfCase } from "../features/system/system.server.ts";
import { loadTeamWithdrawal, WITHDRAWAL_ACTIONS } from "../features/withdrawals/team-withdrawal.server.ts";
import { TeamWithdrawal } from "../features/withdrawals/team-withdrawal.tsx";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { provenActions } from "../shared/proof/proof.server.ts";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";
export { reloadsConflict as shouldRevalidate } from "../platform/forms/revalidation.ts";

export const handle = {
  namespaces: [
    "cases",
    "list-selection",
    "appointments",
    "content-decisions-team",
    "reviews-team",
    "system",
    "withdrawals-team",
  ],
  isDense: true,
} satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "cases:one");

/** The case, and what its kind needs beside it. */
export async function loader(visit: LoaderFunctionArgs) {
  const inbox = await loadInbox(visit, visit.params.number);
  const { kind, number, reference, about = null } = inbox.opened ?? {};
  const [content, review, failures, withdrawal] = await Promise.all([
    loadContentCase(visit, kind === "contentNotice" ? about : null),
    loadContestedReview(visit, kind === "contestedReview" ? about?.id : undefined),
    loadFailuresOfCase(visit, kind === "system" ? number : undefined),
    loadTeamWithdrawal(visit, kind === "withdrawal" ? reference : undefined),
  ]);
  return { inbox, content, review, failures, withdrawal };
}

export const action = provenActions(({ params }) => ({
  ...caseActions(params.number ?? ""),
  ...CONTENT_ACTIONS,
  ...FAILURE_ACTIONS,
  ...WITHDRAWAL_ACTIONS,
  decideReview: decideReviewAction,
  ...INBOX_ACTIONS,
}));

export default function TeamCase() {
  const { inbox, content, review, failures, withdrawal } = useLoaderData<typeof loader>();
  const query = inboxQuery(inbox.view);
  return (
    <InboxPage
      {...inbox}
      subject={
        <>
          {content && <ContentCase content={content} query={query} />}
          {review && <ContestedReview review={review} query={query} />}
          {failures.length > 0 && <FailureCase failures={failures} query={query} />}
          {withdrawal && <TeamWithdrawal withdrawal={withdrawal} query={query} />}
        </>
      }
    />
  );
}
