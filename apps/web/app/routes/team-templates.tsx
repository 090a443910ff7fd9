import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { loadTemplates, TEMPLATE_ACTIONS } from "../features/cases/templates.server.ts";
import { TemplatesPage } from "../features/cases/templates-page.tsx";
import { actionByForm } from "../platform/forms/form-action.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["cases-templates"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "cases-templates:title");

export const loader = (visit: LoaderFunctionArgs) => loadTemplates(visit);

type Action = (visit: ActionFunctionArgs) => Promise<unknown>;

export const action = actionByForm<Action>(TEMPLATE_ACTIONS);

export default function TeamTemplates() {
  return <TemplatesPage {...useLoaderData<typeof loader>()} />;
}
