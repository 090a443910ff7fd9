import { type MetaArgs, useLoaderData } from "react-router";
import { FormsPage } from "../features/intake-forms/forms-page.tsx";
import { FORM_ACTIONS, loadForms } from "../features/intake-forms/intake-forms.server.ts";
import { actionByForm } from "../platform/forms/form-action.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { loaderFor } from "../platform/session/member.server.ts";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["intake-forms", "questions"], hasBack: true } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "intake-forms:forms.title");

export const loader = loaderFor("coach", loadForms);

export const action = actionByForm(FORM_ACTIONS);

export default function CoachIntakeForms() {
  return <FormsPage {...useLoaderData<typeof loader>()} />;
}
