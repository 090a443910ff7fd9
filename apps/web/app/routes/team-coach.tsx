import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { RestrictedCoachPage } from "../features/coach-restrictions/coach-page.tsx";
import { loadRestrictedCoach, restrictionActions } from "../features/coach-restrictions/team.server.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { provenActions } from "../shared/proof/proof.server.ts";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["coach-restrictions-team", "appointments"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "coach-restrictions-team:title");

export const loader = (visit: LoaderFunctionArgs) => loadRestrictedCoach(visit, visit.params.id ?? "");

export const action = provenActions(({ params }) => restrictionActions(params.id ?? ""));

export default function TeamCoach() {
  return <RestrictedCoachPage coach={useLoaderData<typeof loader>().coach} />;
}
