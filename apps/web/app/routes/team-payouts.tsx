import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { loadPayouts, PAYOUT_ACTIONS } from "../features/statements/payouts/payouts.server.ts";
import { PayoutsPage } from "../features/statements/payouts/payouts-page.tsx";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { provenActions } from "../shared/proof/proof.server.ts";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["statements-team"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "statements-team:title");

export const loader = (visit: LoaderFunctionArgs) => loadPayouts(visit);

export const action = provenActions(() => PAYOUT_ACTIONS);

export default function TeamPayouts() {
  return <PayoutsPage {...useLoaderData<typeof loader>()} />;
}
