import type { OperatorPayout } from "@aufwind/contract/statements-operators";
import { formatDay } from "../../../platform/i18n/dates.ts";
import { formatAmount } from "../../../platform/i18n/format.ts";
import { useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { ChosenRow, ChosenRows } from "../../../shared/list/chosen-row.tsx";
import chosen from "../../../shared/list/chosen-rows.module.css";
import { ListCount, ListTabs } from "../../../shared/list/list-parts.tsx";
import { viewQuery } from "../../../shared/list/view.ts";
import { ProvenListPage } from "../../../shared/proof/proven-list-page.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Pill } from "../../../ui/pill.tsx";
import { PayoutDetail } from "./payout-detail.tsx";
import type { PayoutsFacts } from "./payouts.server.ts";
import { PAYOUTS, SHOWN } from "./payouts-view.ts";

/** What coaches get by when, what keeps it from them, and one of them with what can be done. */
export function PayoutsPage({ view, payouts, payout, today }: PayoutsFacts) {
  const { t } = useTranslation("statements-team");
  const all = viewQuery(PAYOUTS, { ...view, payout: "" });
  return (
    <ProvenListPage
      title={t("title")}
      lead={t("lead")}
      list={<PayoutList {...{ view, payouts, today }} chosenId={payout?.statementId} />}
      isChosen={payout !== null}
      back={{ to: `?${all}`, label: t("all") }}
      detail={payout && <PayoutDetail key={payout.statementId} payout={payout} query={viewQuery(PAYOUTS, view)} />}
    />
  );
}

type PayoutListProps = Pick<PayoutsFacts, "view" | "payouts" | "today"> & { chosenId: string | undefined };

function PayoutList({ view, payouts, today, chosenId }: PayoutListProps) {
  const { t } = useTranslation("statements-team");
  const locale = useLocale();
  const tabs = SHOWN.map((show) => ({
    key: show,
    to: `?${viewQuery(PAYOUTS, { ...view, show, payout: "" })}`,
    label: t(`tabs.${show}`),
    isHere: show === view.show,
  }));
  const sum = payouts.reduce((cents, { payoutCents }) => cents + payoutCents, 0);
  return (
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
      <ChosenRows>
        {payouts.map((each) => (
          <Row
            key={each.statementId}
            payout={each}
            today={today}
            to={`?${viewQuery(PAYOUTS, { ...view, payout: each.statementId })}`}
            isHere={each.statementId === chosenId}
          />
        ))}
      </ChosenRows>
    </div>
  );
}

type RowProps = { payout: OperatorPayout; today: string; to: string; isHere: boolean };

function Row({ payout, today, to, isHere }: RowProps) {
  const { t } = useTranslation("statements-team");
  const locale = useLocale();
  const { coach, month, payBy, payoutCents, status } = payout;
  const day = formatDay(locale, payBy, "plain");
  const isOverdue = status !== "paid" && payBy < today;
  const facts = [
    formatDay(locale, month, "month"),
    isOverdue ? { text: t("overdue", { day }), isBad: true as const } : t("payBy", { day }),
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
