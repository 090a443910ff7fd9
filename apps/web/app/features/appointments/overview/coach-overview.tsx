import type { AppointmentItem, CoachOverview as Facts } from "@aufwind/contract/appointments";
import { useActionData } from "react-router";
import type { FormResult } from "../../../platform/forms/form-action.ts";
import { formatDay } from "../../../platform/i18n/dates.ts";
import { PageLink, useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { CallLink } from "../../../shared/call-link.tsx";
import { PageButton } from "../../../ui/button.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Failure } from "../../../ui/placeholders.tsx";
import { BriefRow, UntilStart } from "./brief-row.tsx";
import styles from "./overview.module.css";
import { byDay, isIdle, shownOfWeek } from "./overview.ts";
import { WaitingPanel } from "./waiting-panel.tsx";

type OverviewProps = {
  overview: Facts | null;
  now: number;
  /** What else waits for the coach. */
  also?: React.ReactNode;
};

/** A coach's appointments on the first page: requests to answer, what is next, and this week. */
export function CoachOverview({ overview, now, also }: OverviewProps) {
  const { t } = useTranslation("appointments");
  // The result of an answer is shown even if nothing is left.
  const isAnswered = useActionData<FormResult>()?.form.startsWith("confirm") ?? false;
  if (!overview) return <Failure title={t("home.failed")} />;
  const { waiting, waitingCount, next, thisWeek } = overview;
  const coming = <NextPanel {...{ next, now }} />;
  if (isIdle(overview) && !isAnswered)
    return also ? (
      <div className={styles.columns}>
        {coming}
        {also}
      </div>
    ) : (
      coming
    );
  return (
    <div className={styles.columns}>
      <div>
        <WaitingPanel items={waiting} count={waitingCount} />
        {also}
      </div>
      <div>
        {coming}
        <WeekPanel items={thisWeek} now={now} />
      </div>
    </div>
  );
}

function NextPanel({ next, now }: Pick<Facts, "next"> & Pick<OverviewProps, "now">) {
  const { t } = useTranslation("appointments");
  return (
    <Panel title={t("home.next")} aside={<PageLink to="coachAgenda">{t("home.agenda")}</PageLink>}>
      {next ? (
        <ul className={styles.rows}>
          <BriefRow
            item={next}
            side="coach"
            note={<UntilStart at={next.scheduledAt} now={now} />}
            acts={<CallLink appointment={next} now={now} name={next.client.name} small isBrief />}
            plain
          />
        </ul>
      ) : (
        <div className={styles.quiet}>
          <p>{t("home.noNext")}</p>
          <PageButton to="coachPreview" look="ghost" small>
            {t("home.slots")}
          </PageButton>
        </div>
      )}
    </Panel>
  );
}

/** A coach's appointments of this week: those still to come, and the link to all. */
function WeekPanel({ items, now }: { items: readonly AppointmentItem[]; now: number }) {
  const { t } = useTranslation("appointments");
  const all = (
    <PageLink to="coachAppointments" query="period=thisWeek">
      {t("home.weekAll", { count: items.length })}
    </PageLink>
  );
  return (
    <Panel title={t("home.week")} aside={items.length > 0 && all}>
      {items.length > 0 ? <Days items={shownOfWeek(items, now)} /> : <p>{t("home.noWeek")}</p>}
    </Panel>
  );
}

function Days({ items }: { items: readonly AppointmentItem[] }) {
  const locale = useLocale();
  return (
    <ul className={styles.days}>
      {byDay(items).map(({ date, items: found }) => (
        <li key={date}>
          <h3>{formatDay(locale, date, "plain")}</h3>
          <ul className={styles.rows}>
            {found.map((item) => (
              <BriefRow key={item.id} item={item} side="coach" shape="clock" />
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
