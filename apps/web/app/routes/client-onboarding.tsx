import { type LoaderFunctionArgs, redirect } from "react-router";
import { loadPreferences } from "../features/clients/clients.server.ts";
import { openStep, STEP_PAGES, stepsOf } from "../features/onboarding/client/steps.ts";
import { localeOf, pathTo } from "../platform/pages/pages.ts";

/** Redirects to the step to continue with; if all are done, to the preferences. */
export async function loader(visit: LoaderFunctionArgs) {
  const step = openStep(stepsOf(await loadPreferences(visit)));
  return redirect(pathTo(step ? STEP_PAGES[step] : "clientPreferences", localeOf(new URL(visit.request.url))));
}
