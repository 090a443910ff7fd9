import { type LoaderFunctionArgs, redirect } from "react-router";
import { loadOnboarding } from "../features/onboarding/coach/onboarding.server.ts";
import { STEP_PAGES } from "../features/onboarding/coach/steps.ts";
import { localeOf, pathTo } from "../platform/pages/pages.ts";

/** Redirects to the step to continue with. */
export async function loader(visit: LoaderFunctionArgs) {
  const { current } = await loadOnboarding(visit);
  return redirect(pathTo(STEP_PAGES[current], localeOf(new URL(visit.request.url))));
}
