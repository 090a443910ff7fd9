import type { OwnPackage } from "@aufwind/contract/coaching-packages";
import type { ContractPaper } from "@aufwind/contract/contracts";
import { isLive } from "@aufwind/rules/appointments/status";
import { formatDate, formatLastFour, formatMoney } from "../../platform/i18n/format.ts";
import { PageLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { PageButton } from "../../ui/button.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { FactLine } from "../../ui/fact-line.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitRow } from "../../ui/form/submit-button.tsx";
import { Note } from "../../ui/notices.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Panel, Panels } from "../../ui/panel.tsx";
import patterns from "../../ui/patterns.module.css";
import { END_FORM } from "./form-parsers.ts";
import styles from "./packages.module.css";
import { PayPanel } from "./pay-panel.tsx";

/** One package: what is left, what was paid and booked, and how it is ended. */
export function OwnPackagePage({ own }: { own: OwnPackage }) {
  const { t } = useTranslation("coaching-packages");
  const name = own.coach.name || t("gone");
  return (
    <>
      <PageHeader title={t("own.one", { name })} lead={t("own.what", whatOf(own))} />
      <Panels>
        <WhatIsLeft own={own} />
        {own.can.pay && <PayPanel own={own} />}
        <Payments own={own} />
        {own.appointments.length > 0 && <Appointments own={own} />}
        {own.boughtAt && <Contract own={own} />}
        {own.can.end && <Ending own={own} />}
      </Panels>
    </>
  );
}

const whatOf = ({ size, durationMinutes }: OwnPackage) => ({ count: size, minutes: durationMinutes });

/** How many are left until when, and the way to the next one. */
function WhatIsLeft({ own }: { own: OwnPackage }) {
  const { t } = useTranslation("coaching-packages");
  const locale = useLocale();
  const { status, left, size, bookable, validUntil, endCause, coach } = own;
  if (status === "ordered") return own.can.pay ? null : <Note icon="clock">{t("own.processing")}</Note>;
  const until = validUntil ? formatDate(locale, validUntil) : "";
  return (
    <Panel title={t(status === "active" ? "own.left" : "own.ended")}>
      {status === "active" ? (
        <>
          <p className={styles.left}>{t("own.leftOf", { left, size })}</p>
          <p className={styles.soft}>{t("own.until", { date: until })}</p>
          {bookable < left && <p>{t("own.bookable", { count: bookable })}</p>}
          {own.can.book && coach.slug && (
            <div className={styles.buttons}>
              <PageButton
                to="coachPage"
                params={{ slug: coach.slug }}
                query={`type=${own.consultation}`}
                hash="booking"
              >
                {t("own.book")}
              </PageButton>
            </div>
          )}
        </>
      ) : (
        <p>{t(`own.cause.${endCause ?? "client"}`)}</p>
      )}
    </Panel>
  );
}

function Payments({ own }: { own: OwnPackage }) {
  const { t } = useTranslation("coaching-packages");
  const locale = useLocale();
  return (
    <Panel title={t("payments.title")} aside={<PageLink to="clientInvoices">{t("payments.invoices")}</PageLink>}>
      <ul className={`${patterns.plainLinks} ${styles.rows}`}>
        {own.payments.map(({ place, cents, status, plannedAt, paidAt, lastFour, refundedCents }) => (
          <li key={place}>
            <span>
              <b>{own.payments.length > 1 ? t("payments.instalment", { place }) : t("payments.once")}</b>
              <small>
                {t(`payments.status.${status}`, { date: formatDate(locale, paidAt ?? plannedAt) })}
                {paidAt && lastFour && ` · ${formatLastFour(lastFour)}`}
                {refundedCents > 0 && ` · ${t("payments.refunded", { money: formatMoney(locale, refundedCents) })}`}
              </small>
            </span>
            <span>{formatMoney(locale, cents)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Appointments({ own }: { own: OwnPackage }) {
  const { t } = useTranslation("coaching-packages");
  const locale = useLocale();
  return (
    <Panel title={t("appointments.title")}>
      <ul className={`${patterns.plainLinks} ${styles.rows}`}>
        {own.appointments.map(({ id, scheduledAt, scheduledStatus, isCounted }) => (
          <li key={id}>
            <PageLink to="clientAppointment" params={{ id }}>
              {formatDate(locale, scheduledAt)}
            </PageLink>
            <span className={styles.soft}>{t(`appointments.${stateOf({ scheduledStatus, isCounted })}`)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function stateOf({
  scheduledStatus,
  isCounted,
}: Pick<OwnPackage["appointments"][number], "scheduledStatus" | "isCounted">) {
  if (!isCounted) return "back";
  return scheduledStatus === "Completed" ? "held" : isLive(scheduledStatus) ? "booked" : "used";
}

const CONTRACT_PAPERS = ["order", "terms"] as const satisfies readonly ContractPaper[];

/** By which number the contract is named, its papers, and the way to withdraw from it. */
function Contract({ own }: { own: OwnPackage }) {
  const { t } = useTranslation("coaching-packages");
  return (
    <Panel title={t("contract.title")}>
      <dl className={styles.facts}>
        <FactLine name={t("contract.number")}>{own.bookingNumber}</FactLine>
      </dl>
      {own.hasContract && (
        <p className={`${patterns.plainLinks} ${styles.papers}`}>
          {CONTRACT_PAPERS.map((paper) => (
            <a key={paper} href={`/api/packages/${own.id}/contract/${paper}`} download>
              {t(`contract.${paper}`)}
            </a>
          ))}
        </p>
      )}
      <p className={patterns.plainLinks}>
        {t("contract.withdraw")} <PageLink to="withdraw">{t("contract.toWithdraw")}</PageLink>
      </p>
    </Panel>
  );
}

/** What goes back, before anybody decides; booked appointments stay. */
function Ending({ own }: { own: OwnPackage }) {
  const { t } = useTranslation("coaching-packages");
  const locale = useLocale();
  const money = formatMoney(locale, own.refundCents);
  const hasOpen = own.payments.some(({ status }) => status === "open" || status === "declined");
  return (
    <Panel title={t("end.title")}>
      <p>{t("end.rule")}</p>
      <Disclosure summary={t("end.summary")}>
        <p>
          <b>{t(own.refundCents > 0 ? "end.back" : "end.nothing", { money })}</b>
        </p>
        <p className={`${patterns.plainLinks} ${styles.soft}`}>
          {t("end.booked")} {hasOpen && t("end.open")}
        </p>
        <PageForm name={END_FORM} failure={t("end.failed")}>
          <input type="hidden" name="refundCents" value={own.refundCents} />
          <SubmitRow look="danger">{t("end.submit")}</SubmitRow>
        </PageForm>
      </Disclosure>
    </Panel>
  );
}
