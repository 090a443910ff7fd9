import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { loadMembers, MEMBER_ACTIONS } from "../features/operators/members.server.ts";
import { MembersPage } from "../features/operators/members-page.tsx";
import { actionByForm } from "../platform/forms/form-action.ts";
import { memberMeta } from "../platform/pages/page-meta.ts";
import { provenAction } from "../shared/proof/proof.server.ts";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const meta = (args: MetaArgs) => memberMeta(args, "operators:members.title");

export const loader = (visit: LoaderFunctionArgs) => loadMembers(visit);

export const action = provenAction(actionByForm(MEMBER_ACTIONS));

export default function TeamMembers() {
  return <MembersPage {...useLoaderData<typeof loader>()} />;
}
