import type { OperatorPayout } from "@aufwind/contract/statements-operators";
import { formatDay } from "../../../platform/i18n/dates.ts";
import { formatAmount } from "../../../platform/i18n/format.ts";
import { useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { Beside } from "../../../shared/beside.tsx";
import { ChosenRow } from "../../../shared/list/chosen-row.tsx";
import chosen from "../../../shared/list/chosen-rows.module.css";
import { ListCount, ListTabs } from "../../../shared/list/list-parts.tsx";
import rows from "../../../shared/list/rows.module.css";
import { viewQuery } from "../../../shared/list/view.ts";
import { ProofStep } from "../../../shared/proof/proof-step.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { Pill } from "../../../ui/pill.tsx";
import { EmptyState } from "../../../ui/placeholders.tsx";
import { PayoutDetail } from "./payout-detail.tsx";
import type { PayoutsFacts } from "./payouts.server.ts";
import { PAYOUTS, SHOWN } from "./payouts-view.ts";

/** What coaches get by when, what keeps it from them, and one of them with what can be done. */
export function PayoutsPage({ view, payouts, payout }: PayoutsFacts) {
  const { t } = useTranslation("statements-team");
  const locale = useLocale();
  const all = viewQuery(PAYOUTS, { ...view, payout: "" });
  const tabs = SHOWN.map((show) => ({
    key: show,
    to: `?${viewQuery(PAYOUTS, { ...view, show, payout: "" })}`,
    label: t(`tabs.${show}`),
    isHere: show === view.show,
  }));
  const sum = payouts.reduce((cents, { payoutCents }) => cents + payoutCents, 0);
  const list = (
    <div className={chosen.list}>
      <ListTabs label={t("tabs.label")} tabs={tabs} />
      <ListCount count={payouts.length}>
        {t("count", { count: payouts.length, money: formatAmount(locale, sum) })}
      </ListCount>
      {payouts.length === 0 && (
        <EmptyState title={t("empty.title")}>
          <p>{t(`empty.${view.show}`)}</p>
        </EmptyState>
      )}
      <div className={`${rows.table} ${chosen.table}`}>
        <ul>
          {payouts.map((each) => (
            <Row
              key={each.statementId}
              payout={each}
              to={`?${viewQuery(PAYOUTS, { ...view, payout: each.statementId })}`}
              isHere={each.statementId === payout?.statementId}
            />
          ))}
        </ul>
      </div>
    </div>
  );
  return (
    <>
      <PageHeader title={t("title")} lead={t("lead")} />
      <ProofStep />
      <Beside
        list={list}
        isChosen={payout !== null}
        back={{ to: `?${all}`, label: t("all") }}
        detail={payout && <PayoutDetail key={payout.statementId} payout={payout} query={viewQuery(PAYOUTS, view)} />}
      />
    </>
  );
}

function Row({ payout, to, isHere }: { payout: OperatorPayout; to: string; isHere: boolean }) {
  const { t } = useTranslation("statements-team");
  const locale = useLocale();
  const { coach, month, payBy, payoutCents } = payout;
  const facts = [
    formatDay(locale, month, "month"),
    t("payBy", { day: formatDay(locale, payBy, "plain") }),
    formatAmount(locale, payoutCents),
  ];
  const pill = <PayoutPill payout={payout} />;
  return <ChosenRow {...{ to, isHere, facts, pill }} name={coach.name || t("goneCoach")} />;
}

/** A hold comes before everything else that keeps a payout waiting. */
function PayoutPill({ payout: { hold, heldForTaxDetailsAt, status, isConnected } }: { payout: OperatorPayout }) {
  const { t } = useTranslation("statements-team");
  if (status === "paid") return <Pill tone="teal">{t("states.paid")}</Pill>;
  if (hold) return <Pill tone="warn">{t("states.held")}</Pill>;
  if (heldForTaxDetailsAt) return <Pill tone="warn">{t("states.heldForTax")}</Pill>;
  if (status === "failed") return <Pill tone="bad">{t("states.failed")}</Pill>;
  return <Pill tone={isConnected ? "plain" : "warn"}>{t(isConnected ? "states.due" : "states.unconnected")}</Pill>;
}
