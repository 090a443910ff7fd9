import { type MetaArgs, useLoaderData } from "react-router";
import { AgreementPage } from "../features/agreements/agreement-page.tsx";
import { AGREEMENT_ACTIONS, loadAgreement } from "../features/agreements/agreements.server.ts";
import { actionByForm } from "../platform/forms/form-action.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { loaderFor } from "../platform/session/member.server.ts";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["agreements"], isForm: true, hasBack: true } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "agreements:one.page");

export const loader = loaderFor("coach", loadAgreement);

export const action = actionByForm(AGREEMENT_ACTIONS);

export default function CoachAgreement() {
  const { agreement, documents } = useLoaderData<typeof loader>();
  return <AgreementPage key={agreement.current.id} agreement={agreement} documents={documents} />;
}
