import { type MetaArgs, useLoaderData } from "react-router";
import { loadOwnDisputes, writeAccount } from "../features/dispute-evidence/own-disputes.server.ts";
import { OwnDisputes } from "../features/dispute-evidence/own-disputes.tsx";
import { PaidOutMonths, StatementList } from "../features/statements/statement-list.tsx";
import { loadPayouts, loadStatements, STATEMENT_ACTIONS } from "../features/statements/statements.server.ts";
import { actionByForm } from "../platform/forms/form-action.ts";
import { useTranslation } from "../platform/i18n/use-translation.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { loaderFor } from "../platform/session/member.server.ts";
import { PageButton } from "../ui/button.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { Panels } from "../ui/panel.tsx";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["statements", "dispute-evidence"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "statements:title");

export const loader = loaderFor("coach", async (visit) => {
  const [statements, payouts, disputes] = await Promise.all([
    loadStatements(visit),
    loadPayouts(visit),
    loadOwnDisputes(visit),
  ]);
  return { statements, payouts, disputes };
});

export const action = actionByForm({ ...STATEMENT_ACTIONS, disputeAccount: writeAccount });

export default function CoachStatements() {
  const { t } = useTranslation("statements");
  const { statements, payouts, disputes } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title={t("title")}
        lead={t("lead")}
        acts={
          <>
            <PageButton to="coachBookkeeping" look="ghost" small>
              {t("bookkeeping")}
            </PageButton>
            <PageButton to="coachTaxDetails" hash="copies" look="ghost" small>
              {t("taxCopies")}
            </PageButton>
          </>
        }
      />
      <Panels>
        <OwnDisputes disputes={disputes} />
        <PaidOutMonths drawing={payouts} />
        <StatementList statements={statements} />
      </Panels>
    </>
  );
}
