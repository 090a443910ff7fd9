import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from "react-router";
import { loadTeamPackages, TEAM_PACKAGE_ACTIONS } from "../features/coaching-packages/team/team.server.ts";
import { TeamPackagesPage } from "../features/coaching-packages/team/team-page.tsx";
import { actionByForm } from "../platform/forms/form-action.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { proveAction, provenAction } from "../shared/proof/proof.server.ts";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = {
  namespaces: ["coaching-packages-team", "money-act", "ledger-rows", "appointments"],
} satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "coaching-packages-team:title");

export const loader = (visit: LoaderFunctionArgs) => loadTeamPackages(visit);

type Action = (visit: ActionFunctionArgs) => Promise<unknown>;

export const action = provenAction(actionByForm<Action>({ ...TEAM_PACKAGE_ACTIONS, prove: proveAction }));

/** What was refused because something changed is shown anew. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || defaultShouldRevalidate;

export default function TeamPackages() {
  return <TeamPackagesPage {...useLoaderData<typeof loader>()} />;
}
