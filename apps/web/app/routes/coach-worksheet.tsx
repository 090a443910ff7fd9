import { type MetaArgs, useLoaderData } from "react-router";
import { WorksheetPage } from "../features/worksheets/worksheet-page.tsx";
import { loadWorksheet, WITHDRAW_ACTIONS } from "../features/worksheets/worksheets.server.ts";
import { actionByForm } from "../platform/forms/form-action.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { loaderFor } from "../platform/session/member.server.ts";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["worksheets", "questions"], isForm: true } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "worksheets:page.title");

export const loader = loaderFor("coach", async (visit) => ({ sheet: await loadWorksheet(visit) }));

export const action = actionByForm(WITHDRAW_ACTIONS);

export default function CoachWorksheet() {
  const { sheet } = useLoaderData<typeof loader>();
  return <WorksheetPage key={sheet.id} sheet={sheet} side="coach" />;
}
