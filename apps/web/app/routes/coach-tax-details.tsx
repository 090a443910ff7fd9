import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { loadTaxDetails, taxDetailsAction } from "../features/tax-reports/tax-details.server.ts";
import { TaxDetailsPage } from "../features/tax-reports/tax-details-page.tsx";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["tax-reports"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "tax-reports:title");

export const loader = (visit: LoaderFunctionArgs) => loadTaxDetails(visit);

export const action = (visit: ActionFunctionArgs) => taxDetailsAction(visit);

export default function CoachTaxDetails() {
  return <TaxDetailsPage {...useLoaderData<typeof loader>()} />;
}
