import { type MetaArgs, useLoaderData } from "react-router";
import { TemplateListPage } from "../features/worksheets/template-list.tsx";
import { loadTemplates, TEMPLATE_LIST_ACTIONS } from "../features/worksheets/worksheets.server.ts";
import { actionByForm } from "../platform/forms/form-action.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { loaderFor } from "../platform/session/member.server.ts";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["worksheets"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "worksheets:list.title");

export const loader = loaderFor("coach", async (visit) => ({ templates: await loadTemplates(visit) }));

export const action = actionByForm(TEMPLATE_LIST_ACTIONS);

export default function CoachWorksheets() {
  const { templates } = useLoaderData<typeof loader>();
  return <TemplateListPage templates={templates} />;
}
