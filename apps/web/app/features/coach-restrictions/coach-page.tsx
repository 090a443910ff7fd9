import type { PastRestriction, RestrictedCoach } from "@aufwind/contract/coach-restrictions";
import { RESTRICTION_TEXT_MOST } from "@aufwind/rules/coach-restrictions";
import { formatAmount, formatDate, formatMoment, formatNumber } from "../../platform/i18n/format.ts";
import { PageLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import page from "../../shared/facts/person-facts.module.css";
import { ProofPanel, ProofStep } from "../../shared/proof/proof-step.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { FactLine } from "../../ui/fact-line.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { TextArea } from "../../ui/form/text-fields.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Panel } from "../../ui/panel.tsx";
import patterns from "../../ui/patterns.module.css";
import { Pill } from "../../ui/pill.tsx";
import { RestrictForms } from "./restrict-forms.tsx";
import notice from "./restriction-notice.module.css";
import styles from "./restrictions.module.css";

/** One coach as the team restricts them: what holds now, what an action would mean, and the actions. */
export function RestrictedCoachPage({ coach }: { coach: RestrictedCoach | null }) {
  const { t } = useTranslation("coach-restrictions-team");
  if (!coach)
    return (
      <>
        <PageHeader title={t("title")} />
        <ProofPanel />
      </>
    );
  return (
    <>
      <PageHeader
        title={coach.name}
        lead={coach.email}
        acts={
          <div className={page.links}>
            <PageLink to="teamPerson" params={{ id: coach.coachId }} className={patterns.link}>
              {t("toPerson")}
            </PageLink>
            <PageLink to="coachPage" params={{ slug: coach.slug }} className={patterns.link}>
              {t("toProfile")}
            </PageLink>
          </div>
        }
      />
      <ProofStep />
      <div className={page.columns}>
        <div className={page.facts}>
          <Standing coach={coach} />
          <Ahead preview={coach.preview} />
          {coach.history.length > 0 && <History history={coach.history} />}
        </div>
        <RestrictForms coach={coach} />
      </div>
    </>
  );
}

function Standing({ coach: { state, open, isProfilePublic } }: { coach: RestrictedCoach }) {
  const { t } = useTranslation("coach-restrictions-team");
  return (
    <Panel
      title={t("standing")}
      aside={<Pill tone={state ? "warn" : "plain"}>{t(`states.${state ?? "working"}`)}</Pill>}
    >
      <p className={page.soft}>{t(isProfilePublic ? "switchedOn" : "switchedOff")}</p>
      {open.map((each) => (
        <Open key={each.id} restriction={each} />
      ))}
    </Panel>
  );
}

function Open({ restriction }: { restriction: PastRestriction }) {
  const { t } = useTranslation("coach-restrictions-team");
  const locale = useLocale();
  const { id, kind, ground, reason, setAt, setBy, beginsAt, hasBegun, endsAt, allowsLogIn } = restriction;
  return (
    <section className={styles.open} aria-label={t(`kinds.${kind}`)}>
      <b>{t(`kinds.${kind}`)}</b>
      <span>
        {t("setBy", { date: formatDate(locale, setAt), name: setBy ?? t("gone") })} · {t(`grounds.${ground}`)}
        {!allowsLogIn && ` · ${t("barred")}`}
      </span>
      {!hasBegun && <span>{t("begins", { when: formatMoment(locale, beginsAt) })}</span>}
      {endsAt && <span>{t("ends", { when: formatMoment(locale, endsAt) })}</span>}
      <blockquote className={notice.reason}>{reason}</blockquote>
      <Disclosure summary={t(`${kind}.lift`)}>
        <p className={styles.lift}>{t(`${kind}.liftText`)}</p>
        <PageForm name={`lift.${id}`}>
          <input type="hidden" name="restrictionId" value={id} />
          <TextArea name="reason" label={t("reason")} help={t("reasonHelp")} rows={3} max={RESTRICTION_TEXT_MOST} />
          <SubmitButton>{t(`${kind}.lift`)}</SubmitButton>
        </PageForm>
      </Disclosure>
    </section>
  );
}

/** What an action would touch. */
function Ahead({ preview }: Pick<RestrictedCoach, "preview">) {
  const { t } = useTranslation("coach-restrictions-team");
  const { t: of } = useTranslation("appointments");
  const locale = useLocale();
  const { appointments, byStatus, refundCents, payouts, conversations } = preview;
  const total = byStatus.reduce((sum, { count }) => sum + count, 0);
  const money = (cents: number) => formatAmount(locale, cents);
  return (
    <Panel
      title={t("ahead")}
      aside={total > appointments.length ? t("first", { count: appointments.length }) : undefined}
    >
      <dl className={page.tiles}>
        <FactLine name={t("appointments")}>{formatNumber(locale, total)}</FactLine>
        {byStatus.map(({ status, count }) => (
          <FactLine key={status} name={of(`status.${status}`)}>
            {formatNumber(locale, count)}
          </FactLine>
        ))}
        <FactLine name={t("paid")}>{money(refundCents)}</FactLine>
        <FactLine name={t("outstanding")}>{money(payouts.outstandingCents)}</FactLine>
        <FactLine name={t("conversations")}>{formatNumber(locale, conversations)}</FactLine>
      </dl>
      {payouts.isHeld && <p className={page.soft}>{t("held")}</p>}
      <ul className={`${page.lines} ${styles.rows}`}>
        {appointments.map(({ id, scheduledAt, clientName, status, refundCents: paid }) => (
          <li key={id}>
            <span>{formatMoment(locale, scheduledAt)}</span>
            <span>{clientName}</span>
            <Pill tone="bare">{of(`status.${status}`)}</Pill>
            <span>{paid > 0 ? money(paid) : "–"}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function History({ history }: { history: readonly PastRestriction[] }) {
  const { t } = useTranslation("coach-restrictions-team");
  const locale = useLocale();
  const day = (at: string) => formatDate(locale, at);
  return (
    <Panel title={t("history")}>
      <ul className={styles.history}>
        {history.map(({ id, kind, setAt, setBy, reason, liftedAt, liftedBy, liftReason }) => (
          <li key={id}>
            <b>{t(`kinds.${kind}`)}</b> · {t("setBy", { date: day(setAt), name: setBy ?? t("gone") })}: {reason}
            <br />
            {liftedAt &&
              (liftReason
                ? t("liftedBy", { date: day(liftedAt), name: liftedBy ?? t("gone"), reason: liftReason })
                : t("liftedByTime", { date: day(liftedAt) }))}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
