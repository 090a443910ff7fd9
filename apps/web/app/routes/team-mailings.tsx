import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { loadMailings, MAILING_ACTIONS } from "../features/mailings/mailings.server.ts";
import { MailingsPage } from "../features/mailings/mailings-page.tsx";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { provenActions } from "../shared/proof/proof.server.ts";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["mailings", "subscriptions"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "mailings:title");

export const loader = (visit: LoaderFunctionArgs) => loadMailings(visit);

export const action = provenActions(() => MAILING_ACTIONS);

export default function TeamMailings() {
  return <MailingsPage {...useLoaderData<typeof loader>()} />;
}
