import type { RefundPreview } from "@aufwind/contract/payments-operators";
import type { FormResult } from "../../../platform/forms/form-action.ts";
import { useAnswer } from "../../../platform/forms/use-answer.ts";
import { berlinDay } from "../../../platform/i18n/dates.ts";
import { formatAmount, formatMoment } from "../../../platform/i18n/format.ts";
import { PageLink, useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { LedgerRows } from "../../../shared/money-action/ledger-rows.tsx";
import { TransferPanel } from "../../../shared/money-action/transfer-panel.tsx";
import { ProofPanel, ProofStep } from "../../../shared/proof/proof-step.tsx";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { BackLink } from "../../../ui/links.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { Panel } from "../../../ui/panel.tsx";
import patterns from "../../../ui/patterns.module.css";
import { Pill } from "../../../ui/pill.tsx";
import { InvoicePanel } from "./invoice-panel.tsx";
import styles from "./payment.module.css";
import { PaymentFigures } from "./payment-figures.tsx";
import { PaymentTimeline } from "./payment-timeline.tsx";
import type { PaymentFacts } from "./payments.server.ts";
import { RefundPanel } from "./refund-panel.tsx";

/** One payment: its figures, what happened to it, its rows of the ledger, and what can be done about it. */
export function PaymentPage(facts: PaymentFacts) {
  const { t } = useTranslation("payments-team");
  const locale = useLocale();
  const { payment, cases, preview, transfer, mayRefund, now } = facts;
  const { grossCents, client, coach, consultation, scheduledAt } = payment;
  return (
    <>
      <PageHeader
        back={<BackLink to="teamPayments">{t("all")}</BackLink>}
        title={t("titleOf", { money: formatAmount(locale, grossCents), name: client.name || t("goneClient") })}
        lead={`${t(`appointments:kinds.${consultation}`)} · ${formatMoment(locale, scheduledAt)} · ${t(`states.${payment.payment}`)}`}
      />
      <ProofStep />
      <PaymentFigures payment={payment} />
      <div className={styles.columns}>
        <Panel title={t("timeline")} small>
          <PaymentTimeline {...{ payment, cases, now }} />
          <ul className={styles.people}>
            <PersonLine id={client.id} name={client.name || t("goneClient")} role={t("client")} />
            <PersonLine id={coach.id} name={coach.name || t("goneCoach")} role={t("coach")} />
          </ul>
        </Panel>
        <Ledger {...{ payment, preview }} />
        <div className={styles.acts}>
          {mayRefund && payment.disputes.length > 0 && <EvidencePanel {...facts} />}
          {transfer && <TransferPanel preview={transfer} now={now} />}
          {mayRefund && <RefundPanel {...facts} />}
          {mayRefund && <InvoicePanel {...facts} />}
          {mayRefund && payment.invoices.length > 0 && !facts.replacement && (
            <PageLink
              to="teamPayment"
              params={{ id: payment.appointmentId }}
              query="replace=1"
              hash="invoice"
              className={patterns.link}
            >
              {t("invoice.link")}
            </PageLink>
          )}
          {mayRefund && payment.can.waiveFee && (
            <PageLink
              to="teamAdjustment"
              params={{ id: coach.id }}
              query={`appointment=${payment.appointmentId}`}
              className={patterns.link}
            >
              {t("waiveFee")}
            </PageLink>
          )}
        </div>
      </div>
    </>
  );
}

const PersonLine = ({ id, name, role }: { id: string; name: string; role: string }) => (
  <li>
    <PageLink to="teamPerson" params={{ id }}>
      {name}
    </PageLink>
    <span>{role}</span>
  </li>
);

type LedgerProps = Pick<PaymentFacts, "payment"> & { preview: RefundPreview | null };

/** What is written, and below it what the refund would add. */
function Ledger({ payment, preview }: LedgerProps) {
  const { t } = useTranslation("payments-team");
  const entries = preview?.entries ?? [];
  const rows = [
    ...payment.ledger.map(({ at, kind, account, amountCents }, place) => ({
      ...{ key: `${at} ${kind} ${place}`, day: berlinDay(at), account, amountCents },
    })),
    ...entries.map(({ account, amountCents }) => ({ key: `planned ${account}`, day: null, account, amountCents })),
  ];
  return (
    <Panel
      title={t("ledger")}
      small
      aside={entries.length > 0 && <Pill tone="warn">{t("plannedRows", { count: entries.length })}</Pill>}
    >
      {rows.length > 0 ? <LedgerRows title={t("ledger")} rows={rows} /> : <p>{t("noRows")}</p>}
    </Panel>
  );
}

/** What speaks to a dispute, as one PDF for the bank. A plain form: its answer is a file. */
function EvidencePanel({ payment, evidence }: Pick<PaymentFacts, "payment" | "evidence">) {
  const { t } = useTranslation("payments-team");
  const locale = useLocale();
  const result = useAnswer<FormResult>();
  const isProved = result?.ok === true && result.form === "prove";
  return (
    <>
      {evidence === "prove" && !isProved && <ProofPanel />}
      <Panel title={t("evidence.title")} id="evidence" small>
        <p>{t("evidence.text")}</p>
        {evidence === "failed" && <p role="alert">{t("evidence.failed")}</p>}
        {isProved && <p role="status">{t("evidence.proved")}</p>}
        <form method="post" action="/team-evidence" className={styles.evidence}>
          <input type="hidden" name="id" value={payment.appointmentId} />
          <input type="hidden" name="locale" value={locale} />
          <Button type="submit" look="ghost">
            <Icon name="download" /> {t("evidence.button")}
          </Button>
        </form>
      </Panel>
    </>
  );
}
