import { type ActionFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { CoachPackagesPage } from "../features/coaching-packages/coach-packages-page.tsx";
import { coachPackagesAction, loadCoachPackages } from "../features/coaching-packages/packages.server.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { loaderFor } from "../platform/session/member.server.ts";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["coaching-packages"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "coaching-packages:coach.title");

export const loader = loaderFor("coach", async (visit) => ({ own: await loadCoachPackages(visit) }));

export const action = (visit: ActionFunctionArgs) => coachPackagesAction(visit);

export default function CoachPackages() {
  return <CoachPackagesPage {...useLoaderData<typeof loader>()} />;
}
