import { askForPosting, listManualPostings, previewPosting } from "@aufwind/contract/ledger-postings";
import { redirect } from "react-router";
import { formAction } from "../../platform/forms/form-action.ts";
import { text } from "../../platform/forms/form-body.ts";
import { api, asErrorPage, type LoaderArgs } from "../../platform/http/api.ts";
import { localeOf, pathTo } from "../../platform/pages/pages.ts";
import { requireOperator } from "../../platform/session/operator.server.ts";
import { NO_PREVIEW, previewOrProblem } from "../../shared/money-action/preview.server.ts";
import { entriesOf, typedIn } from "./posting-choice.ts";

/** What was posted by hand, and what the posting of the address would add. */
export async function loadPostings(visit: LoaderArgs) {
  await requireOperator(visit, "finance");
  const { searchParams } = new URL(visit.request.url);
  const call = api(visit.request, visit.context);
  const typed = typedIn(searchParams);
  const entries = entriesOf(typed);
  const isAsked = Object.keys(typed).length > 0;
  const [{ items }, shown] = await Promise.all([
    call(listManualPostings, {}).catch(asErrorPage),
    isAsked && entries ? previewOrProblem(call(previewPosting, { body: { entries } })) : NO_PREVIEW,
  ]);
  return { typed, isWrong: entries === undefined, postings: items, ...shown, approvalId: searchParams.get("asked") };
}
export type PostingsFacts = Awaited<ReturnType<typeof loadPostings>>;

/** Asks for exactly what the preview showed. */
export async function postingAction(visit: LoaderArgs) {
  const result = await formAction(visit, {
    route: askForPosting,
    body: (form) => ({ entries: entriesOf(typedIn(form)), hash: text(form, "hash"), reason: text(form, "reason") }),
  });
  if (!result.data.ok) return result;
  const path = pathTo("teamPostings", localeOf(new URL(visit.request.url)));
  throw redirect(`${path}?asked=${result.data.data.approvalId}`);
}
