import { type MetaArgs, useLoaderData } from "react-router";
import { WorksheetPage } from "../features/worksheets/worksheet-page.tsx";
import { ANSWER_ACTIONS, loadWorksheet } from "../features/worksheets/worksheets.server.ts";
import { actionByForm } from "../platform/forms/form-action.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { loaderFor } from "../platform/session/member.server.ts";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["worksheets", "questions"], isForm: true } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "worksheets:page.title");

export const loader = loaderFor("client", async (visit) => ({ sheet: await loadWorksheet(visit) }));

export const action = actionByForm(ANSWER_ACTIONS);

export default function ClientWorksheet() {
  const { sheet } = useLoaderData<typeof loader>();
  return <WorksheetPage key={sheet.id} sheet={sheet} side="client" />;
}
