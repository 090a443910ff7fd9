import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { loadPostings, postingAction } from "../features/ledger/postings.server.ts";
import { PostingsPage } from "../features/ledger/postings-page.tsx";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { provenActions } from "../shared/proof/proof.server.ts";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["ledger-postings", "ledger-rows", "money-action"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "ledger-postings:title");

export const loader = (visit: LoaderFunctionArgs) => loadPostings(visit);

export const action = provenActions(() => ({ posting: postingAction }));

export default function TeamPostings() {
  return <PostingsPage {...useLoaderData<typeof loader>()} />;
}
