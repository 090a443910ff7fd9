import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { loadTaxYear, TAX_YEAR_ACTIONS } from "../features/tax-reports/team/tax-year.server.ts";
import { TaxYearPage } from "../features/tax-reports/team/tax-year-page.tsx";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { provenActions } from "../shared/proof/proof.server.ts";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["tax-reports", "tax-reports-team"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "tax-reports-team:title");

export const loader = (visit: LoaderFunctionArgs) => loadTaxYear(visit);

export const action = provenActions(() => TAX_YEAR_ACTIONS);

export default function TeamTaxReports() {
  return <TaxYearPage {...useLoaderData<typeof loader>()} />;
}
