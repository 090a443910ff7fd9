import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import {
  acceptAction,
  loadInvitation,
  registerAction,
} from "../features/client-invitations/client-invitations.server.ts";
import { ACCEPT_FORM, InvitationPage, REGISTER_FORM } from "../features/client-invitations/invitation-page.tsx";
import { actionOf } from "../platform/forms/form-action.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

// The coach may tell of somebody's health: no third party learns it.
export const handle = { namespaces: ["client-invitations-page"], noTags: true } satisfies PageHandle;
export const headers = () => ({ "cache-control": "private, no-cache" });

export const meta = (args: MetaArgs) => memberMeta(args, "client-invitations-page:meta.title");

export const loader = (visit: LoaderFunctionArgs) => loadInvitation(visit, visit.params.token ?? "");

const ACTIONS = { [ACCEPT_FORM]: acceptAction, [REGISTER_FORM]: registerAction };

export async function action(visit: ActionFunctionArgs) {
  const act = await actionOf<(visit: ActionFunctionArgs, token: string) => Promise<unknown>>(visit, ACTIONS);
  return act(visit, visit.params.token ?? "");
}

export default function Invitation() {
  return <InvitationPage {...useLoaderData<typeof loader>()} />;
}
