import { formatMoney } from "../../platform/i18n/format.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { CreditNote } from "../../shared/credit-note.tsx";
import factRows from "../../shared/facts/fact-rows.module.css";
import { PageButton } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { FactLine } from "../../ui/fact-line.tsx";
import { Success } from "../../ui/form/form-messages.tsx";
import { Moment } from "../../ui/moment.tsx";
import { Note } from "../../ui/notices.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Panel, Panels } from "../../ui/panel.tsx";
import type { Due } from "./pay.server.ts";
import { PayForm } from "./pay-form.tsx";
import { isPayable } from "./payment-status.ts";
import styles from "./payments.module.css";
import { usePay } from "./use-pay.ts";

/** One tap from the mail: what is due, and how to pay it; null if there is no such appointment. */
export const PayPage = ({ due }: { due: Due | null }) => (due ? <Paying due={due} /> : <None />);

function Paying({ due }: { due: Due }) {
  const { t } = useTranslation("payments");
  const paying = usePay(due.id);
  const { status } = due;
  const { is } = paying.state;
  // After a payment here the earlier state is no longer shown.
  const isOpen = isPayable(status) && is !== "paid" && is !== "processing";
  return (
    <>
      <PageHeader
        title={t(isOpen ? "title" : "settled")}
        lead={isOpen && !paying.isBusy ? t(`lead.${status}`) : undefined}
      />
      <Panels>
        <Panel title={t("what")}>
          <DueFacts {...due} />
        </Panel>
        {isOpen ? <PayForm due={due} isBank={status === "bank"} paying={paying} /> : <Settled due={due} is={is} />}
      </Panels>
    </>
  );
}

/** The result of a payment here; else why there is nothing to pay. */
function Settled({ due: { id, cents, isAhead, status }, is }: { due: Due; is: string }) {
  const { t } = useTranslation("payments");
  const money = formatMoney(useLocale(), cents);
  const toAppointment = (look?: "ghost") => (
    <PageButton to="clientAppointment" params={{ id }} {...(look && { look })}>
      {t("toAppointment")}
    </PageButton>
  );
  if (is === "paid")
    return (
      <Success>
        <p>{t(isAhead ? "paid" : "paidDebt", { money })}</p>
        <div>{toAppointment()}</div>
      </Success>
    );
  if (is === "processing" || isPayable(status)) return <Note icon="clock">{t("processing")}</Note>;
  return (
    <EmptyState title={t(`status.${status}.title`)} action={toAppointment("ghost")}>
      {t(`status.${status}.text`)}
    </EmptyState>
  );
}

function None() {
  const { t } = useTranslation("payments");
  return (
    <>
      <PageHeader title={t("settled")} />
      <EmptyState title={t("none.title")} action={<PageButton to="clientAppointments">{t("none.all")}</PageButton>}>
        {t("none.text")}
      </EmptyState>
    </>
  );
}

/** What has to be paid. */
function DueFacts({ name, scheduledAt, endsAt, cents, giftCents, creditCents, cancelledAt }: Due) {
  const { t } = useTranslation("payments");
  const locale = useLocale();
  const wholeCents = cents + giftCents + creditCents;
  return (
    <dl className={`${factRows.rows} ${styles.facts}`}>
      <FactLine name={t("facts.coach")}>{name || t("facts.gone")}</FactLine>
      <FactLine name={t("facts.when")}>
        <Moment at={scheduledAt} until={endsAt} shape="dated" />
      </FactLine>
      <FactLine name={t("facts.amount")}>
        {formatMoney(locale, wholeCents)}
        <CreditNote wholeCents={wholeCents} creditCents={creditCents} giftCents={giftCents} />
      </FactLine>
      {cancelledAt && (
        <FactLine name={t("facts.until")}>
          <Moment at={cancelledAt} shape="dated" />
        </FactLine>
      )}
    </dl>
  );
}
