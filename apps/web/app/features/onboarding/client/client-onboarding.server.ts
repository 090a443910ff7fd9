import { redirect } from "react-router";
import type { LoaderArgs } from "../../../platform/http/api.ts";
import { localeOf, pathTo } from "../../../platform/pages/pages.ts";
import { STEP_PAGES, type Step, stepAfter } from "./steps.ts";

type Answer = { data: { ok: boolean } };

/** A finished step redirects to the next, the last one to the suggestions. */
export function redirectToNextStep<A extends Answer>({ request }: LoaderArgs, step: Step, answer: A): A | Response {
  if (!answer.data.ok) return answer;
  const next = stepAfter(step);
  return redirect(pathTo(next ? STEP_PAGES[next] : "clientHome", localeOf(new URL(request.url))));
}
