import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { AskPage } from "../features/support/ask-page.tsx";
import { askAction, loadAsking, loadReach } from "../features/support/support.server.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { requireMember, requireSide } from "../platform/session/member.server.ts";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["support"], isForm: true } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "support:ask.title");

export async function loader(visit: LoaderFunctionArgs) {
  const side = await requireSide(visit);
  const [{ email }, asking, reach] = await Promise.all([
    requireMember(visit),
    loadAsking(visit, side),
    loadReach(visit),
  ]);
  return { ...asking, email, reach };
}

export const action = (visit: ActionFunctionArgs) => askAction(visit);

export default function HelpContact() {
  return <AskPage {...useLoaderData<typeof loader>()} />;
}
