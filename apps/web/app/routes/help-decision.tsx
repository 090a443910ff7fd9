import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { appealAction, loadStatement } from "../features/content-decisions/statement.server.ts";
import { StatementPage } from "../features/content-decisions/statement-page.tsx";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { requireSide } from "../platform/session/member.server.ts";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["content-decisions"], isForm: true } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "content-decisions:title");

export async function loader(visit: LoaderFunctionArgs) {
  await requireSide(visit);
  return loadStatement(visit, visit.params.id ?? "");
}

export const action = (visit: ActionFunctionArgs) => appealAction(visit, visit.params.id ?? "");

export default function HelpDecision() {
  return <StatementPage statement={useLoaderData<typeof loader>()} />;
}
