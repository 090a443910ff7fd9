import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { loadContactDetails, loadSupportRequest, sendRequestAction } from "../features/support/support.server.ts";
import { SupportRequestPage } from "../features/support/support-request-page.tsx";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { requireMember, requireSide } from "../platform/session/member.server.ts";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["support"], isForm: true } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "support:ask.title");

export async function loader(visit: LoaderFunctionArgs) {
  const side = await requireSide(visit);
  const [{ email }, asking, reach] = await Promise.all([
    requireMember(visit),
    loadSupportRequest(visit, side),
    loadContactDetails(visit),
  ]);
  return { ...asking, email, reach };
}

export const action = (visit: ActionFunctionArgs) => sendRequestAction(visit);

export default function HelpContact() {
  return <SupportRequestPage {...useLoaderData<typeof loader>()} />;
}
