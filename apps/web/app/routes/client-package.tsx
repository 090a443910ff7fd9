import { type ActionFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { OwnPackagePage } from "../features/coaching-packages/own-package-page.tsx";
import { endAction, loadOwnPackage } from "../features/coaching-packages/packages.server.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { loaderFor } from "../platform/session/member.server.ts";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["coaching-packages"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "coaching-packages:own.title");

export const loader = loaderFor("client", async (visit) => ({
  own: await loadOwnPackage(visit, visit.params.id ?? ""),
}));

export const action = (visit: ActionFunctionArgs) => endAction(visit, visit.params.id ?? "");

export default function ClientPackage() {
  return <OwnPackagePage {...useLoaderData<typeof loader>()} />;
}
