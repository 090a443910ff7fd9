import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { loadInviting } from "../features/friends/friends.server.ts";
import { InvitationPage } from "../features/friends/invitation-page.tsx";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";

// Who knows whom is private: no third party learns it.
export const handle = { namespaces: ["friends"], noTags: true } satisfies PageHandle;
export const headers = () => ({ "cache-control": "private, no-cache" });

export const meta = (args: MetaArgs) => memberMeta(args, "friends:page.meta");

export const loader = (visit: LoaderFunctionArgs) => loadInviting(visit, visit.params.code ?? "");

export default function FriendInvitation() {
  return <InvitationPage {...useLoaderData<typeof loader>()} />;
}
