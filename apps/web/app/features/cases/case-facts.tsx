import type { Case } from "@aufwind/contract/cases";
import { formatAmount, formatDate, formatLastFour, formatMoment } from "../../platform/i18n/format.ts";
import { PageLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { FactRows } from "../../shared/facts/fact-list.tsx";
import styles from "./case.module.css";
import { caseTitle } from "./case-texts.ts";

/** What the team needs to know beside the thread: the person, the appointment, its payment, other cases. */
export function CaseFacts({ opened }: { opened: Case }) {
  const { t } = useTranslation("cases");
  const locale = useLocale();
  const { about, person, personFacts, appointment, payment, others, reference, openedAt, assignee } = opened;
  return (
    <aside className={styles.facts} aria-label={t("facts.label")}>
      <Facts
        title={t("facts.case")}
        rows={[
          [t("facts.reference"), reference],
          [t("facts.opened"), formatMoment(locale, openedAt)],
          [t("facts.assignee"), assignee?.name ?? t("acts.nobody")],
        ]}
      />
      {person && (
        <Facts
          title={t("facts.person")}
          link={
            person.id && (
              <>
                <PageLink to="teamPerson" params={{ id: person.id }}>
                  {t("facts.open")}
                </PageLink>
                {personFacts?.mayBeCredited && (
                  <PageLink to="teamCredit" params={{ id: person.id }} query={`case=${opened.number}`}>
                    {t("facts.credit")}
                  </PageLink>
                )}
              </>
            )
          }
          rows={[
            [t("facts.name"), person.name || "–"],
            [t("facts.email"), person.email ?? "–"],
            [t("facts.language"), t(`facts.languages.${opened.locale}`)],
            ...(personFacts
              ? ([
                  [t("facts.appointments"), String(personFacts.appointments)],
                  [t("facts.cases"), String(personFacts.cases)],
                ] as const)
              : []),
          ]}
        />
      )}
      {appointment && (
        <Facts
          title={t("facts.appointment")}
          link={
            <PageLink to="teamAppointments" query={`appointment=${appointment.id}`}>
              {t("facts.open")}
            </PageLink>
          }
          rows={[
            [t("facts.when"), formatMoment(locale, appointment.startsAt)],
            [t("facts.status"), t(`appointments:status.${appointment.status}`)],
            [appointment.coach.name || t("facts.coach"), t("facts.minutes", { count: appointment.coachMinutes })],
            [appointment.client.name || t("facts.client"), t("facts.minutes", { count: appointment.clientMinutes })],
          ]}
        />
      )}
      {payment && (
        <Facts
          title={t("facts.payment")}
          link={
            <PageLink to="teamPayment" params={{ id: payment.appointmentId }} data-part="payment">
              {t("facts.open")}
            </PageLink>
          }
          rows={[
            [t("facts.paid"), formatAmount(locale, payment.amountCents)],
            [t("facts.refunded"), formatAmount(locale, payment.refundedCents)],
            [t("facts.card"), payment.lastFour ? formatLastFour(payment.lastFour) : "–"],
          ]}
        />
      )}
      {about?.kind === "giftCard" && (
        <section>
          <h3>
            {t("facts.giftCard")}{" "}
            <PageLink to="teamGiftCards" query={`open=${about.id}`}>
              {t("facts.open")}
            </PageLink>
          </h3>
        </section>
      )}
      {about?.kind === "package" && (
        <section>
          <h3>
            {t("facts.package")}{" "}
            <PageLink to="teamPackages" query={`open=${about.id}`}>
              {t("facts.open")}
            </PageLink>
          </h3>
        </section>
      )}
      {others.length > 0 && (
        <section>
          <h3>{t("facts.others")}</h3>
          <ul className={styles.others}>
            {others.map((other) => (
              <li key={other.number}>
                <PageLink to="teamCase" params={{ number: String(other.number) }}>
                  {caseTitle(other, t)}
                </PageLink>
                <span>
                  #{other.number} · {formatDate(locale, other.openedAt)} · {t(`states.${other.state}`)}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </aside>
  );
}

type FactsProps = { title: string; link?: React.ReactNode; rows: readonly (readonly [string, string])[] };

const Facts = ({ title, link, rows }: FactsProps) => (
  <section>
    <h3>
      {title} {link}
    </h3>
    <dl>
      <FactRows rows={rows} />
    </dl>
  </section>
);
