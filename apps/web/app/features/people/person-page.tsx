import type { PersonPage as Facts } from "@aufwind/contract/people";
import type { SetupTest } from "@aufwind/contract/video-calls-setup-tests";
import { formatAmount, formatDate, formatMoment, formatNumber } from "../../platform/i18n/format.ts";
import { PageLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import page from "../../shared/facts/person-facts.module.css";
import { ProofPanel, ProofStep } from "../../shared/proof/proof-step.tsx";
import { FactLine } from "../../ui/fact-line.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Panel } from "../../ui/panel.tsx";
import patterns from "../../ui/patterns.module.css";
import { Pill } from "../../ui/pill.tsx";
import styles from "./people.module.css";
import { PersonActions } from "./person-actions.tsx";
import { SetupTests } from "./setup-tests.tsx";

type PersonPageProps = {
  person: Facts | null;
  /** Null until somebody asks for them. */
  tests: readonly SetupTest[] | null;
};

/** One person as the team may see them; messages are counted and never read. */
export function PersonPage({ person, tests }: PersonPageProps) {
  const { t } = useTranslation("people");
  if (!person)
    return (
      <>
        <PageHeader title={t("title")} />
        <ProofPanel />
      </>
    );
  const { account } = person;
  return (
    <>
      <PageHeader
        title={account.name || account.email}
        lead={`${t(`kinds.${account.kind}`)} · ${account.email}`}
        acts={
          <div className={page.links}>
            {person.can.grantCredit && (
              <PageLink to="teamCredit" params={{ id: account.id }} className={patterns.link}>
                {t("toCredit")}
              </PageLink>
            )}
            {person.can.correctStatements && (
              <PageLink to="teamAdjustment" params={{ id: account.id }} className={patterns.link}>
                {t("toAdjustment")}
              </PageLink>
            )}
            {account.kind === "coach" && person.can.restrictCoach && (
              <PageLink to="teamCoach" params={{ id: account.id }} className={patterns.link}>
                {t("toCoach")}
              </PageLink>
            )}
            <PageLink to="teamPeople" className={patterns.link}>
              {t("toSearch")}
            </PageLink>
          </div>
        }
      />
      <ProofStep />
      <div className={page.columns}>
        <div className={page.facts}>
          <Account account={account} />
          <Money {...person} />
          <Appointments appointments={person.appointments} personId={account.id} />
          <Devices sessions={person.sessions} />
          {person.can.seeSetupTests && <SetupTests tests={tests} personId={account.id} />}
          <Cases cases={person.cases} />
        </div>
        <PersonActions person={person} />
      </div>
    </>
  );
}

function Account({ account }: { account: Facts["account"] }) {
  const { t } = useTranslation("people");
  const locale = useLocale();
  const { factors, restrictions, factorReset } = account;
  const methods = [factors.hasTotp && t("totp"), factors.passkeys > 0 && t("passkeys", { count: factors.passkeys })];
  return (
    <Panel title={t("account")}>
      <dl className={styles.list}>
        <dt>{t("since")}</dt>
        <dd>{formatDate(locale, account.since)}</dd>
        <dt>{t("confirmed")}</dt>
        <dd>{account.confirmedAt ? formatDate(locale, account.confirmedAt) : t("notConfirmed")}</dd>
        <dt>{t("language")}</dt>
        <dd>{t(`languages.${account.locale}`)}</dd>
        <dt>{t("factors")}</dt>
        <dd>{methods.filter(Boolean).join(", ") || t("noFactors")}</dd>
      </dl>
      {account.newEmail && <p className={styles.warn}>{t("emailWaits", { email: account.newEmail })}</p>}
      {factorReset && (
        <p className={styles.warn}>{t("resetWaits", { when: formatMoment(locale, factorReset.dueAt) })}</p>
      )}
      {restrictions.map(({ kind, reason, since }) => (
        <p key={kind} className={styles.warn}>
          <b>{t(`restrictions.${kind}`)}</b> {t("restrictedSince", { date: formatDate(locale, since), reason })}
        </p>
      ))}
    </Panel>
  );
}

function Money({ account, money, messages, appointments, can }: Facts) {
  const { t } = useTranslation("people");
  const locale = useLocale();
  const amounts =
    account.kind === "coach" ? (["earnedCents", "paidOutCents"] as const) : (["paidCents", "refundedCents"] as const);
  return (
    <Panel title={t("counts")}>
      <dl className={page.tiles}>
        <FactLine name={t("appointments")}>{formatNumber(locale, appointments.total)}</FactLine>
        {amounts.map((each) => (
          <FactLine key={each} name={t(`money.${each}`)}>
            {formatAmount(locale, money[each])}
          </FactLine>
        ))}
        <FactLine name={t("messages")}>{formatNumber(locale, messages.written)}</FactLine>
      </dl>
      <p className={page.soft}>{t("messagesNotRead")}</p>
      {can.seePurchases && (
        <p className={page.links}>
          <PageLink to="teamPackages" query={`person=${account.id}`} className={patterns.link}>
            {t("toPackages")}
          </PageLink>
          <PageLink to="teamGiftCards" query={`person=${account.id}`} className={patterns.link}>
            {t("toGiftCards")}
          </PageLink>
        </p>
      )}
    </Panel>
  );
}

type AppointmentsProps = Pick<Facts, "appointments"> & { personId: string };

function Appointments({ appointments: { items, total }, personId }: AppointmentsProps) {
  const { t } = useTranslation("people");
  const locale = useLocale();
  return (
    <Panel
      title={t("appointments")}
      aside={
        total > items.length && (
          <PageLink to="teamAppointments" query={`person=${personId}`}>
            {t("allAppointments", { count: total })}
          </PageLink>
        )
      }
    >
      {items.length === 0 && <p className={page.soft}>{t("none")}</p>}
      <ul className={`${page.lines} ${styles.appointments}`}>
        {items.map(({ id, scheduledAt, with: other, status, feeCents }) => (
          <li key={id}>
            <PageLink to="teamAppointments" query={`appointment=${id}`}>
              <time dateTime={scheduledAt}>{formatMoment(locale, scheduledAt)}</time>
            </PageLink>
            <span>{other || t("gone")}</span>
            <span>
              {feeCents > 0 ? (
                <PageLink to="teamPayment" params={{ id }}>
                  {formatAmount(locale, feeCents)}
                </PageLink>
              ) : (
                formatAmount(locale, 0)
              )}
            </span>
            <span>
              <Pill tone="bare">{t(`appointments:status.${status}`)}</Pill>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Devices({ sessions }: Pick<Facts, "sessions">) {
  const { t } = useTranslation("people");
  const locale = useLocale();
  return (
    <Panel title={t("devices")}>
      {sessions.length === 0 && <p className={page.soft}>{t("signedOut")}</p>}
      <ul className={`${page.lines} ${styles.devices}`}>
        {sessions.map(({ browser, system, since, lastUsedAt }) => (
          <li key={since}>
            <span>{[browser, system].filter(Boolean).join(", ") || t("unknownDevice")}</span>
            <span>{t("lastUsed", { when: formatMoment(locale, lastUsedAt) })}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Cases({ cases }: Pick<Facts, "cases">) {
  const { t } = useTranslation("people");
  const locale = useLocale();
  return (
    <Panel title={t("cases")}>
      {cases.length === 0 && <p className={page.soft}>{t("none")}</p>}
      <ul className={`${page.lines} ${styles.cases}`}>
        {cases.map(({ id, number, kind, openedAt, state }) => (
          <li key={id}>
            <PageLink to="teamCase" params={{ number: String(number) }}>
              #{number}
            </PageLink>
            <span>{t(`cases:kinds.${kind}`)}</span>
            <span className={page.soft}>{formatDate(locale, openedAt)}</span>
            <Pill tone="bare">{t(`caseStates.${state}`)}</Pill>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
