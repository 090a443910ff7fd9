import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { loadToken, resetAction } from "../features/passwords/passwords.server.ts";
import { ResetPage } from "../features/passwords/reset-page.tsx";
import { type PageHandle, unlistedMeta } from "../platform/pages/page-meta.ts";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

// The address contains a token: never cached.
export { noStore as headers } from "../platform/pages/page-meta.ts";

export const handle = { namespaces: ["passwords"], noTags: true } satisfies PageHandle;

export const meta = (args: MetaArgs) =>
  unlistedMeta(args, { title: "passwords:reset.meta.title", description: "passwords:reset.meta.description" });

export const loader = (visit: LoaderFunctionArgs) => loadToken(visit, visit.params.token);

export const action = (visit: ActionFunctionArgs) => resetAction(visit, visit.params.token);

export default function ResetPassword() {
  return <ResetPage {...useLoaderData<typeof loader>()} />;
}
