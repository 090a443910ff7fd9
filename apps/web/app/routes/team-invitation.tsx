import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { InvitationPage } from "../features/operators/invitation-page.tsx";
import { acceptAction, loadInvitation } from "../features/operators/members.server.ts";
import { type PageHandle, unlistedMeta } from "../platform/pages/page-meta.ts";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

// The address contains a token: never cached.
export { noStore as headers } from "../platform/pages/page-meta.ts";

export const handle = { namespaces: ["operators-invitation", "passwords"], noTags: true } satisfies PageHandle;

export const meta = (args: MetaArgs) =>
  unlistedMeta(args, {
    title: "operators-invitation:meta.title",
    description: "operators-invitation:meta.description",
  });

export const loader = (visit: LoaderFunctionArgs) => loadInvitation(visit, visit.params.token);

export const action = (visit: ActionFunctionArgs) => acceptAction(visit, visit.params.token);

export default function TeamInvitation() {
  return <InvitationPage {...useLoaderData<typeof loader>()} />;
}
