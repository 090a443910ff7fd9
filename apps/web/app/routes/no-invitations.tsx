import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { OptOutPage } from "../features/client-invitations/opt-out-page.tsx";
import { loadOptOut, optOutAction } from "../features/client-invitations/people.server.ts";
import type { FormResult } from "../platform/forms/form-action.ts";
import { useAnswer } from "../platform/forms/use-answer.ts";
import { type PageHandle, unlistedMeta } from "../platform/pages/page-meta.ts";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

// The address contains a key: never cached.
export { noStore as headers } from "../platform/pages/page-meta.ts";

export const handle = { namespaces: ["client-invitations-page"], noTags: true } satisfies PageHandle;

export const meta = (args: MetaArgs) =>
  unlistedMeta(args, {
    title: "client-invitations-page:stop.meta.title",
    description: "client-invitations-page:stop.meta.description",
  });

export const loader = (visit: LoaderFunctionArgs) => loadOptOut(visit, visit.params.token ?? "");

export const action = (visit: ActionFunctionArgs) => optOutAction(visit, visit.params.token ?? "");

export default function NoInvitations() {
  const result = useAnswer<FormResult<{ of: "coach" | "everybody" }>>();
  return <OptOutPage {...useLoaderData<typeof loader>()} result={result} />;
}
