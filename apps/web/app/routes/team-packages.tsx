import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { loadTeamPackages, TEAM_PACKAGE_ACTIONS } from "../features/coaching-packages/team/team.server.ts";
import { TeamPackagesPage } from "../features/coaching-packages/team/team-page.tsx";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { provenActions } from "../shared/proof/proof.server.ts";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";
export { reloadsConflict as shouldRevalidate } from "../platform/forms/revalidation.ts";

export const handle = {
  namespaces: ["coaching-packages-team", "money-action", "ledger-rows", "appointments"],
} satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "coaching-packages-team:title");

export const loader = (visit: LoaderFunctionArgs) => loadTeamPackages(visit);

export const action = provenActions(() => TEAM_PACKAGE_ACTIONS);

export default function TeamPackages() {
  return <TeamPackagesPage {...useLoaderData<typeof loader>()} />;
}
