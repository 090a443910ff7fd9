import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { Earnings } from "../features/consultations/earnings.tsx";
import { FeeHelp } from "../features/finances/fee-help.tsx";
import { FinanceList } from "../features/finances/finance-list.tsx";
import { loadFinances } from "../features/finances/finances.server.ts";
import { EarnedMonths, Summary } from "../features/finances/summary.tsx";
import { Connection } from "../features/payout-accounts/connection.tsx";
import { loadPayoutAccount, PAYOUT_ACCOUNT_ACTIONS } from "../features/payout-accounts/payout-account.server.ts";
import { actionByForm } from "../platform/forms/form-action.ts";
import { useTranslation } from "../platform/i18n/use-translation.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { PageHeader } from "../ui/page-header.tsx";
import { Panels } from "../ui/panel.tsx";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["finances", "payout-accounts", "consultations"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "finances:title");

export async function loader(visit: LoaderFunctionArgs) {
  const [finances, account] = await Promise.all([loadFinances(visit), loadPayoutAccount(visit)]);
  return { ...finances, account };
}

export const action = actionByForm(PAYOUT_ACCOUNT_ACTIONS);

export default function CoachFinances() {
  const { t } = useTranslation("finances");
  const { view, isClear, summary, list, terms, months, now, account } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={t("title")} lead={t("lead")} />
      <Panels>
        <Summary summary={summary} isConnected={account?.status === "ready"} />
        <EarnedMonths drawing={months} />
        <Connection account={account} />
        {terms && <FeeHelp terms={terms} example={<Earnings {...terms} />} />}
      </Panels>
      <FinanceList view={view} isClear={isClear} list={list} now={now} />
    </>
  );
}
