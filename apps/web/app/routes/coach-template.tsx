import { type MetaArgs, useLoaderData } from "react-router";
import { TemplatePage } from "../features/worksheets/template-page.tsx";
import { loadTemplate, TEMPLATE_ACTIONS } from "../features/worksheets/worksheets.server.ts";
import { actionByForm } from "../platform/forms/form-action.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { loaderFor } from "../platform/session/member.server.ts";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["worksheets", "questions"], isForm: true } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "worksheets:edit.page");

export const loader = loaderFor("coach", async (visit) => ({ template: await loadTemplate(visit) }));

export const action = actionByForm(TEMPLATE_ACTIONS);

export default function CoachTemplate() {
  const { template } = useLoaderData<typeof loader>();
  return <TemplatePage key={template.id} template={template} />;
}
