import { isPaid } from "@aufwind/rules/payments/status";
import { berlinDay, formatDay } from "../../../platform/i18n/dates.ts";
import { formatMoney } from "../../../platform/i18n/format.ts";
import { useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { MessageLink } from "../../../shared/message-link.tsx";
import { PageButton } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import patterns from "../../../ui/patterns.module.css";
import { SessionCard } from "../today/session-card.tsx";
import { useRowsWithResult } from "../today/use-rows-with-result.tsx";
import waitingStyles from "../today/waiting-panel.module.css";
import { ClientRow } from "./client-rows.tsx";
import type { ClientTodayFacts } from "./client-today.server.ts";

/** A welcome, the day, and how much waits. */
export function ClientHead({ firstName, today }: { firstName: string; today: ClientTodayFacts | null }) {
  const { t } = useTranslation("dashboards-today");
  const locale = useLocale();
  const count = today?.lines.length ?? 0;
  const day = today && formatDay(locale, berlinDay(today.now), "plain");
  return (
    <PageHeader
      title={t("client.title", { firstName })}
      lead={day && `${day} · ${count > 0 ? t("client.waiting", { count }) : t("client.noneWaiting")}`}
      acts={
        <PageButton to="clientBook" small>
          <Icon name="plus" /> {t("client.book")}
        </PageButton>
      }
    />
  );
}

type NextProps = { next: NonNullable<ClientTodayFacts["next"]>; now: number };

/** A client's next appointment. */
export function ClientNext({ next: { appointment, number }, now }: NextProps) {
  const { t } = useTranslation("dashboards-today");
  const locale = useLocale();
  const { coach, feeCents, payment } = appointment;
  const name = coach.name || t("client.gone");
  const money = formatMoney(locale, feeCents);
  const facts = [
    t("client.number", { number }),
    feeCents === 0 ? t("client.free") : isPaid(payment) ? t("client.paid", { money }) : money,
  ];
  return (
    <SessionCard
      appointment={appointment}
      now={now}
      person={{ name, picture: coach.picture }}
      facts={facts.join(" · ")}
      acts={(first) => (
        <>
          <PageButton to="clientAppointment" params={{ id: appointment.id }} look={first} small>
            {t("client.details")}
          </PageButton>
          {coach.name && <MessageLink otherId={coach.id} name={name} isBrief look="ghost" small />}
        </>
      )}
    />
  );
}

/** So many lines leave the rest of the page in sight. */
const AT_FIRST = 4;

/** What waits for the client, one line each, the rest on demand; left out if nothing does. */
export function ClientWaiting({ lines, now }: Pick<ClientTodayFacts, "lines" | "now">) {
  const { t } = useTranslation("dashboards-today");
  const rows = useRowsWithResult(lines, {
    other: "coach",
    row: (line) => <ClientRow key={line.id} line={line} now={now} />,
  });
  if (rows.length === 0) return null;
  return (
    <section className={waitingStyles.panel} id="waiting" aria-labelledby="waiting-title">
      <div className={waitingStyles.head}>
        <h2 id="waiting-title">{t("waiting.title")}</h2>
      </div>
      <ul className={waitingStyles.rows}>{rows.slice(0, AT_FIRST)}</ul>
      {rows.length > AT_FIRST && (
        <details className={waitingStyles.rest}>
          <summary className={patterns.unfold}>
            {t("client.more", { count: rows.length - AT_FIRST })} <Icon name="chevronDown" />
          </summary>
          <ul className={waitingStyles.rows}>{rows.slice(AT_FIRST)}</ul>
        </details>
      )}
    </section>
  );
}
