import type { AppointmentItem, CoachOverview as Facts } from "@aufwind/contract/appointments";
import { formatDay } from "../../platform/calendar-day.ts";
import { PageLink, useLocale } from "../../platform/locale.tsx";
import { useTranslation } from "../../platform/use-translation.ts";
import { PageButton } from "../../ui/button.tsx";
import { Failure } from "../../ui/failure.tsx";
import { Panel } from "../../ui/panel.tsx";
import { BriefRow } from "./brief-row.tsx";
import styles from "./overview.module.css";
import { UntilStart } from "./until-start.tsx";
import { WaitingPanel } from "./waiting-panel.tsx";
import { byDay } from "./week.ts";

type OverviewProps = {
  overview: Facts | null;
  now: number;
  /** The way into the video room of the next one. */
  room: (item: AppointmentItem) => React.ReactNode;
};

/** A coach's appointments on the first page: requests to answer, what comes next, and this week. */
export function CoachOverview({ overview, now, room }: OverviewProps) {
  const { t } = useTranslation("appointments");
  if (!overview)
    return (
      <div className={styles.overview}>
        <Failure title={t("home.failed")} />
      </div>
    );
  const { waiting, waitingCount, next, thisWeek } = overview;
  return (
    <div className={styles.overview}>
      <div className={styles.columns}>
        <div>
          <WaitingPanel items={waiting} count={waitingCount} />
        </div>
        <div>
          <Panel title={t("home.next")}>
            {next ? (
              <ul className={styles.rows}>
                <BriefRow
                  item={next}
                  side="coach"
                  note={<UntilStart at={next.scheduledAt} now={now} />}
                  acts={room(next)}
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
          <Panel title={t("home.week")} aside={<PageLink to="coachAgenda">{t("home.agenda")}</PageLink>}>
            {thisWeek.length > 0 ? <Week items={thisWeek} /> : <p>{t("home.noWeek")}</p>}
          </Panel>
        </div>
      </div>
    </div>
  );
}

function Week({ items }: { items: readonly AppointmentItem[] }) {
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
