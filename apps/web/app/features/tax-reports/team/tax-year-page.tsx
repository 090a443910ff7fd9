import type { TaxSeller } from "@aufwind/contract/tax-reports-team";
import { sumOfQuarters } from "@aufwind/rules/tax-reports";
import { formatAmount, formatNumber } from "../../../platform/i18n/format.ts";
import { PageLink, useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { ChosenRow, ChosenRows } from "../../../shared/list/chosen-row.tsx";
import chosen from "../../../shared/list/chosen-rows.module.css";
import { ListCount, ListTabs } from "../../../shared/list/list-parts.tsx";
import { viewQuery } from "../../../shared/list/view.ts";
import { ListDetailLayout } from "../../../shared/list-detail-layout.tsx";
import { ProofStep } from "../../../shared/proof/proof-step.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Pill } from "../../../ui/pill.tsx";
import { QuarterTable } from "../quarter-table.tsx";
import { MessagesPanel } from "./messages-panel.tsx";
import styles from "./tax-year.module.css";
import type { TaxYearFacts } from "./tax-year.server.ts";
import { SHOWN, TAX_YEAR } from "./tax-year-view.ts";

/** A year of the tax report: the messages to the tax office, and every coach with figures and what is missing. */
export function TaxYearPage(facts: TaxYearFacts) {
  const { t } = useTranslation("tax-reports-team");
  const { view, year, seller } = facts;
  return (
    <>
      <PageHeader title={t("titleOf", { year })} lead={t("lead")} />
      <ProofStep />
      <div className={styles.year}>
        <Years {...facts} />
        <MessagesPanel {...facts} />
      </div>
      <ListDetailLayout
        list={<Sellers {...facts} />}
        isChosen={seller !== null}
        back={{ to: `?${viewQuery(TAX_YEAR, { ...view, coach: "" })}`, label: t("all") }}
        detail={seller && <SellerDetail key={seller.coach.id} seller={seller} />}
      />
    </>
  );
}

function Years({ view, year, years }: TaxYearFacts) {
  const { t } = useTranslation("tax-reports-team");
  if (years.length < 2) return null;
  const tabs = years.map((each) => ({
    key: String(each),
    to: `?${viewQuery(TAX_YEAR, { ...view, year: String(each), coach: "", file: "" })}`,
    label: String(each),
    isHere: each === year,
  }));
  return <ListTabs label={t("years")} tabs={tabs} />;
}

function Sellers({ view, counts, sellers, seller }: TaxYearFacts) {
  const { t } = useTranslation("tax-reports-team");
  const locale = useLocale();
  const tabs = SHOWN.map((show) => ({
    key: show,
    to: `?${viewQuery(TAX_YEAR, { ...view, show, coach: "" })}`,
    label: t(`tabs.${show}`, { count: counts[show] }),
    isHere: show === view.show,
  }));
  const sum = sellers.reduce((cents, { quarters }) => cents + sumOfQuarters(quarters).considerationCents, 0);
  return (
    <div className={chosen.list}>
      <ListTabs label={t("tabs.label")} tabs={tabs} />
      <ListCount count={sellers.length}>
        {t("count", { count: sellers.length, money: formatAmount(locale, sum) })}
      </ListCount>
      {sellers.length === 0 && (
        <EmptyState title={t("empty.title")}>
          <p>{t(`empty.${view.show}`)}</p>
        </EmptyState>
      )}
      <ChosenRows>
        {sellers.map((each) => (
          <Row
            key={each.coach.id}
            seller={each}
            to={`?${viewQuery(TAX_YEAR, { ...view, coach: each.coach.id })}`}
            isHere={each.coach.id === seller?.coach.id}
          />
        ))}
      </ChosenRows>
    </div>
  );
}

function Row({ seller, to, isHere }: { seller: TaxSeller; to: string; isHere: boolean }) {
  const { t } = useTranslation("tax-reports-team");
  const locale = useLocale();
  const { considerationCents, activities } = sumOfQuarters(seller.quarters);
  const facts = [
    formatAmount(locale, considerationCents),
    t("activities", { count: activities, number: formatNumber(locale, activities) }),
  ];
  const pill = <StatePill seller={seller} />;
  return <ChosenRow {...{ to, isHere, facts, pill }} name={seller.coach.name || t("goneCoach")} />;
}

/** What keeps a coach out of the report comes before what is to be said. */
function StatePill({ seller: { state, isHeld, due, isReported } }: { seller: TaxSeller }) {
  const { t } = useTranslation("tax-reports-team");
  if (state === "missing") return <Pill tone="warn">{t(isHeld ? "states.held" : "states.missing")}</Pill>;
  if (due === "corrected" || due === "deleted") return <Pill tone="warn">{t(`due.${due}`)}</Pill>;
  if (state !== "complete") return <Pill tone="bare">{t(`states.${state}`)}</Pill>;
  return <Pill tone={isReported ? "teal" : "plain"}>{t(isReported ? "states.reported" : "states.complete")}</Pill>;
}

function SellerDetail({ seller }: { seller: TaxSeller }) {
  const { t } = useTranslation("tax-reports-team");
  const { coach, state, asked, isHeld, due, isReported, quarters } = seller;
  const name = coach.name || t("goneCoach");
  const toPerson = (
    <PageLink to="teamPerson" params={{ id: coach.id }}>
      {t("toPerson")}
    </PageLink>
  );
  return (
    <Panel title={name} aside={toPerson}>
      <p>{t(`told.${state}`)}</p>
      {state === "missing" && <p>{isHeld ? t("told.held") : t("told.asked", { count: asked })}</p>}
      {due && <p>{t(`told.due.${due}`)}</p>}
      {!due && isReported && <p>{t("told.same")}</p>}
      <QuarterTable quarters={quarters} label={name} />
    </Panel>
  );
}
