import type { LedgerPosting } from "@aufwind/contract/ledger";
import { berlinDay, formatDay } from "../../platform/i18n/dates.ts";
import { formatAmount, formatMoment } from "../../platform/i18n/format.ts";
import { PageLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import lines from "../../shared/list/opening-lines.module.css";
import { RowFacts } from "../../shared/list/row-facts.tsx";
import { LedgerRows } from "../../shared/money-action/ledger-rows.tsx";
import { Icon } from "../../ui/icon.tsx";
import patterns from "../../ui/patterns.module.css";
import styles from "./ledger.module.css";

/** One posting in a line; opened, its entries and where they lead. */
export function Posting({ posting }: { posting: LedgerPosting }) {
  const { t } = useTranslation("ledger");
  const locale = useLocale();
  const { at, kind, reason, entries } = posting;
  const moved = entries.reduce((cents, { amountCents }) => cents + Math.max(0, amountCents), 0);
  const accounts = entries.map(({ account }) => t(`ledger-rows:accounts.${account}`));
  const coach = coachIn(posting);
  return (
    <li>
      <details>
        <summary className={`${lines.line} ${styles.line}`}>
          <b>{t(`ledger-rows:kinds.${kind}`)}</b>
          <time dateTime={at}>{formatMoment(locale, at)}</time>
          <RowFacts
            className={`${lines.rest} ${styles.accounts}`}
            facts={[coach && (coach.name || t("goneCoach")), ...accounts]}
          />
          <span className={styles.money}>{formatAmount(locale, moved)}</span>
          <Icon name="chevronDown" />
        </summary>
        <div className={styles.opened}>
          {reason && <p className={lines.reason}>{t("reason", { reason })}</p>}
          <LedgerRows
            title={t("entries")}
            rows={entries.map(({ account, amountCents, coach: whose }, place) => ({
              ...{ key: `${account} ${place}`, day: berlinDay(at), account, amountCents },
              note: whose && (whose.name || t("goneCoach")),
            }))}
          />
          <Ways posting={posting} />
        </div>
      </details>
    </li>
  );
}

const coachIn = ({ entries }: LedgerPosting) => entries.find(({ coach }) => coach)?.coach;

/** Where it came from: payment, appointment, coach and statement. */
function Ways({ posting }: { posting: LedgerPosting }) {
  const { t } = useTranslation("ledger");
  const locale = useLocale();
  const { appointmentId, statement } = posting;
  const coach = coachIn(posting);
  return (
    <ul className={`${patterns.plainLinks} ${patterns.tapLinks} ${styles.ways}`}>
      {appointmentId && (
        <>
          <li>
            <PageLink to="teamPayment" params={{ id: appointmentId }}>
              {t("ways.payment")}
            </PageLink>
          </li>
          <li>
            <PageLink to="teamAppointments" query={`appointment=${appointmentId}`}>
              {t("ways.appointment")}
            </PageLink>
          </li>
          <li>
            <PageLink to="teamLedger" query={`appointment=${appointmentId}`}>
              {t("ways.sameAppointment")}
            </PageLink>
          </li>
        </>
      )}
      {coach && (
        <>
          <li>
            <PageLink to="teamPerson" params={{ id: coach.id }}>
              {t("ways.coach", { name: coach.name || t("goneCoach") })}
            </PageLink>
          </li>
          <li>
            <PageLink to="teamLedger" query={`coach=${coach.id}`}>
              {t("ways.sameCoach")}
            </PageLink>
          </li>
        </>
      )}
      {statement && statement.status !== "nothing" && (
        <li>
          <PageLink
            to="teamPayouts"
            query={`show=${statement.status === "paid" ? "paid" : "waiting"}&payout=${statement.id}`}
          >
            {t("ways.statement", { month: formatDay(locale, statement.month, "month") })}
          </PageLink>
        </li>
      )}
    </ul>
  );
}
