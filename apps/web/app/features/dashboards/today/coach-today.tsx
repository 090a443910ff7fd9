import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { PageButton } from "../../../ui/button.tsx";
import styles from "./coach-today.module.css";
import { DayPlan } from "./day-plan.tsx";
import { MonthTiles } from "./month-tiles.tsx";
import { NextSession } from "./next-session.tsx";
import { StatusLines } from "./status-lines.tsx";
import type { Today } from "./today.server.ts";
import { WaitingPanel } from "./waiting-panel.tsx";

/** A coach's day on about one screen: what is next, what waits, how the day and the month go. */
export const CoachToday = ({ next, day, waiting, month, now, ...status }: Today) => (
  <div className={styles.today}>
    {next ? <NextSession next={next} now={now} /> : <NoNext />}
    <DayPlan day={day} now={now} />
    <WaitingPanel waiting={waiting} now={now} />
    <div className={styles.side}>
      <MonthTiles month={month} />
      <StatusLines {...status} />
    </div>
  </div>
);

function NoNext() {
  const { t } = useTranslation("dashboards-today");
  return (
    <section className={styles.free} aria-labelledby="next">
      <h2 id="next">{t("next.none")}</h2>
      <p>{t("next.noneText")}</p>
      <div>
        <PageButton to="coachPreview" look="ghost" small>
          {t("next.slots")}
        </PageButton>
      </div>
    </section>
  );
}
