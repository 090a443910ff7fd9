import { discardDraft as discardRoute, type Onboarding, readOnboarding } from "@aufwind/contract/onboarding";
import type { Step } from "@aufwind/rules/coach-profiles";
import { redirect } from "react-router";
import { api, asErrorPage, type LoaderArgs } from "../../../platform/http/api.ts";
import { localeOf, pathTo } from "../../../platform/pages/pages.ts";
import { requireRole } from "../../../platform/session/member.server.ts";
import { STEP_PAGES, stepAfter } from "./steps.ts";

/** The progress of the onboarding; for coaches only. */
export async function loadOnboarding(visit: LoaderArgs): Promise<Onboarding> {
  await requireRole(visit, "coach");
  return api(visit.request, visit.context)(readOnboarding, {}).catch(asErrorPage);
}

/** A step's data: the state of all, this one's draft and when it was accepted. */
export async function loadStep(visit: LoaderArgs, here: Step) {
  const { steps, drafts, draftedAt, readAt } = await loadOnboarding(visit);
  const facts = steps.find(({ step }) => step === here);
  return {
    steps,
    missing: facts?.missing ?? [],
    acceptedAt: facts?.acceptedAt ?? null,
    draft: drafts[here],
    draftedAt: draftedAt[here],
    readAt,
  };
}

/** A coach's first page, or the frame around a page, works without this if it is not available. */
export const askOnboarding = ({ request, context }: LoaderArgs): Promise<Onboarding | null> =>
  api(request, context)(readOnboarding, {}).catch(() => null);

type Answer = { data: { ok: boolean } };

/** A finished step redirects to the next; the last one stays, since what follows is below it. */
export function redirectToNextStep<A extends Answer>(
  { request }: LoaderArgs,
  { step, answer }: { step: Step; answer: A },
): A | Response {
  const next = stepAfter(step);
  if (!answer.data.ok || !next) return answer;
  return redirect(pathTo(STEP_PAGES[next], localeOf(new URL(request.url))));
}

/** Discards the draft; the page then shows what is stored. */
export async function discardDraft({ request, context }: LoaderArgs, step: Step) {
  await api(request, context)(discardRoute, { params: { step } }).catch(asErrorPage);
  return redirect(pathTo(STEP_PAGES[step], localeOf(new URL(request.url))));
}
