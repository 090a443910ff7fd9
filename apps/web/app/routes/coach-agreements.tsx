import { type MetaArgs, useLoaderData } from "react-router";
import { LIST_ACTIONS, loadAgreements } from "../features/agreements/agreements.server.ts";
import { AgreementsPage } from "../features/agreements/agreements-page.tsx";
import { actionByForm } from "../platform/forms/form-action.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { loaderFor } from "../platform/session/member.server.ts";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["agreements"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "agreements:list.title");

export const loader = loaderFor("coach", loadAgreements);

export const action = actionByForm(LIST_ACTIONS);

export default function CoachAgreements() {
  return <AgreementsPage {...useLoaderData<typeof loader>()} />;
}
