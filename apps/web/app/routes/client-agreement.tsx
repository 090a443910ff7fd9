import { type MetaArgs, useLoaderData } from "react-router";
import { ACCEPT_ACTIONS, loadOwnAgreement } from "../features/agreements/agreements.server.ts";
import { ClientAgreementPage } from "../features/agreements/client-agreement-page.tsx";
import { actionByForm } from "../platform/forms/form-action.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { loaderFor } from "../platform/session/member.server.ts";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";
export { reloadsConflict as shouldRevalidate } from "../platform/forms/revalidation.ts";

export const handle = { namespaces: ["agreements"], isForm: true } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "agreements:one.page");

export const loader = loaderFor("client", async (visit) => ({ agreement: await loadOwnAgreement(visit) }));

export const action = actionByForm(ACCEPT_ACTIONS);

export default function ClientAgreement() {
  const { agreement } = useLoaderData<typeof loader>();
  return <ClientAgreementPage key={agreement.id} agreement={agreement} />;
}
