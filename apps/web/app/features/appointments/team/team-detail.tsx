import type { TeamAppointment } from "@aufwind/contract/appointments-team";
import { isLive } from "@aufwind/rules/appointments/status";
import { formatAmount, formatLastFour, formatMoment } from "../../../platform/i18n/format.ts";
import { PageLink, useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { FactLine } from "../../../ui/fact-line.tsx";
import { Panel } from "../../../ui/panel.tsx";
import patterns from "../../../ui/patterns.module.css";
import { Pill } from "../../../ui/pill.tsx";
import styles from "./team.module.css";
import { TeamActions } from "./team-actions.tsx";
import { TONES } from "./team-view.ts";

type DetailProps = { appointment: TeamAppointment & { languageName: string | null }; query: string };

/** One appointment: its facts, what happened, who was there, and what the team can do. */
export function TeamDetail({ appointment, query }: DetailProps) {
  const { t } = useTranslation("appointments-team");
  const locale = useLocale();
  const { id, client, coach, consultation, scheduledAt, scheduledStatus, awaiting, feeCents, cases } = appointment;
  return (
    <>
      <Panel
        title={formatMoment(locale, scheduledAt)}
        aside={<Pill tone={TONES[scheduledStatus]}>{t(`appointments:status.${scheduledStatus}`)}</Pill>}
      >
        <dl className={styles.facts}>
          {(["client", "coach"] as const).map((side) => (
            <FactLine key={side} name={t(`sides.${side}`)}>
              <PageLink
                to="teamPerson"
                className={patterns.link}
                params={{ id: (side === "client" ? client : coach).id }}
              >
                {(side === "client" ? client : coach).name || t("gone")}
              </PageLink>
            </FactLine>
          ))}
          <FactLine name={t("kind")}>{t(`appointments:kinds.${consultation}`)}</FactLine>
          {appointment.languageName && <FactLine name={t("language")}>{appointment.languageName}</FactLine>}
          <FactLine name={t("price")}>{formatAmount(locale, feeCents)}</FactLine>
          <FactLine name={t("owed")}>{formatAmount(locale, appointment.owedCents)}</FactLine>
          {awaiting && <FactLine name={t("awaits")}>{t(`awaited.${awaiting}`)}</FactLine>}
          <FactLine name={t("id")}>{id}</FactLine>
        </dl>
        {cases.length > 0 && (
          <ul className={styles.lines}>
            {cases.map(({ number, kind, state, openedAt }) => (
              <li key={number}>
                <PageLink to="teamCase" className={patterns.link} params={{ number: String(number) }}>
                  {t("case", { number, kind: t(`cases:kinds.${kind}`) })}
                </PageLink>
                <span className={styles.soft}>
                  {formatMoment(locale, openedAt)} · {t(`cases:states.${state}`)}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Panel>
      <TeamActions appointment={appointment} query={query} />
      <Timeline appointment={appointment} />
      <Presence appointment={appointment} />
      <Charge charge={appointment.charge} />
    </>
  );
}

type Part = { appointment: TeamAppointment };

/** Every transition, the first one first. */
function Timeline({ appointment: { history, client, coach } }: Part) {
  const { t } = useTranslation("appointments-team");
  const locale = useLocale();
  const names = {
    client: client.name || t("gone"),
    coach: coach.name || t("gone"),
    team: t("team"),
    clock: t("clock"),
  };
  return (
    <Panel title={t("timeline")}>
      <ol className={styles.lines}>
        {history.map((entry) => (
          <li key={`${entry.at} ${entry.event}`}>
            <span>
              <b>{t(`events.${entry.event}`)}</b> · {names[entry.by]}
            </span>
            <span className={styles.soft}>
              <time dateTime={entry.at}>{formatMoment(locale, entry.at)}</time>
              {entry.event === "reschedule" && ` · ${t("newTime", { when: formatMoment(locale, entry.scheduledAt) })}`}
            </span>
            {entry.reason && <q className={styles.reason}>{entry.reason}</q>}
          </li>
        ))}
      </ol>
    </Panel>
  );
}

/** Who was in the call, by the rule and by the log; messages are counted and not read. */
function Presence({ appointment: { presence, visits, messages, absent, scheduledStatus } }: Part) {
  const { t } = useTranslation("appointments-team");
  const locale = useLocale();
  const isOpen = isLive(scheduledStatus);
  /** As long as it is not over, nobody is absent. */
  function said(side: "client" | "coach") {
    const { isPresent, minutes } = presence[side];
    if (isPresent) return "present";
    return isOpen && minutes === 0 ? "notYet" : "absent";
  }
  return (
    <Panel title={t("presence")}>
      <dl className={styles.facts}>
        {(["client", "coach"] as const).map((side) => (
          <FactLine key={side} name={t(`sides.${side}`)}>
            {t(said(side), {
              minutes: presence[side].minutes,
              needed: presence.neededMinutes,
            })}
          </FactLine>
        ))}
        {absent && <FactLine name={t("calledAbsent")}>{t(`sides.${absent}`)}</FactLine>}
        <FactLine name={t("messages")}>{t("messageCount", { count: messages.count })}</FactLine>
      </dl>
      <Disclosure summary={t("joinLog", { count: visits.length })}>
        <ul className={styles.lines}>
          {visits.map(({ side, joinedAt, leftAt }) => (
            <li key={`${side} ${joinedAt}`}>
              <span>{t(`sides.${side}`)}</span>
              <span className={styles.soft}>
                {formatMoment(locale, joinedAt)} – {formatMoment(locale, leftAt)}
              </span>
            </li>
          ))}
        </ul>
      </Disclosure>
      {messages.latest.length > 0 && (
        <Disclosure summary={t("messageTimes")}>
          <ul className={styles.lines}>
            {messages.latest.map(({ side, at }) => (
              <li key={`${side} ${at}`}>
                <span>{t(`sides.${side}`)}</span>
                <span className={styles.soft}>{formatMoment(locale, at)}</span>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </Panel>
  );
}

function Charge({ charge }: Pick<TeamAppointment, "charge">) {
  const { t } = useTranslation("appointments-team");
  const locale = useLocale();
  if (!charge) return null;
  return (
    <Panel title={t("charge.title")}>
      <dl className={styles.facts}>
        <FactLine name={t("charge.card")}>
          {formatAmount(locale, charge.cardCents)}
          {charge.lastFour && ` · ${formatLastFour(charge.lastFour)}`}
        </FactLine>
        {charge.giftCents > 0 && <FactLine name={t("charge.gift")}>{formatAmount(locale, charge.giftCents)}</FactLine>}
        {charge.packageCents > 0 && (
          <FactLine name={t("charge.package")}>{formatAmount(locale, charge.packageCents)}</FactLine>
        )}
        {charge.creditCents > 0 && (
          <FactLine name={t("charge.credit")}>{formatAmount(locale, charge.creditCents)}</FactLine>
        )}
        <FactLine name={t("charge.paid")}>
          {charge.paidAt ? formatMoment(locale, charge.paidAt) : t("charge.notPaid", { count: charge.tries })}
        </FactLine>
        {charge.decline && <FactLine name={t("charge.decline")}>{charge.decline}</FactLine>}
        <FactLine name={t("charge.refunded")}>{formatAmount(locale, charge.refundedCents)}</FactLine>
      </dl>
    </Panel>
  );
}
