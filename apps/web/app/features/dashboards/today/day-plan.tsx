import type { CoachToday } from "@aufwind/contract/dashboards-today";
import { countdownTo } from "@aufwind/rules/appointments/countdown";
import { useServerTime } from "../../../platform/browser/use-server-time.ts";
import { momentOf } from "../../../platform/i18n/dates.ts";
import { PageLink, useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { Icon } from "../../../ui/icon.tsx";
import patterns from "../../../ui/patterns.module.css";
import { Pill } from "../../../ui/pill.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { type DayEntry, type DayItem, dayEntries, markOf } from "./day-entries.ts";
import styles from "./day-plan.module.css";

/** Today from morning to evening, with a line where the day stands now. */
export function DayPlan({ day, now }: { day: CoachToday["day"]; now: number }) {
  const { t } = useTranslation("dashboards-today");
  const moment = useServerTime(now);
  const entries = dayEntries(day, moment);
  const next = entries.find((entry) => entry.kind === "appointment" && markOf(entry.item, moment) === "ahead");
  return (
    <section className={styles.day} aria-labelledby="day">
      <div className={`${patterns.spread} ${patterns.thinLinks}`}>
        <h2 id="day">{t("day.title")}</h2>
        <PageLink to="coachAgenda">{t("day.calendar")}</PageLink>
      </div>
      {entries.length > 0 ? (
        <ol className={styles.entries}>
          {entries.map((entry) => (
            <Entry
              key={entry.kind === "now" ? "now" : `${entry.kind} ${entry.at}`}
              entry={entry}
              now={moment}
              isNext={entry === next}
            />
          ))}
        </ol>
      ) : (
        <p className={styles.none}>{t("day.none")}</p>
      )}
    </section>
  );
}

const useClock = (at: number) => {
  const locale = useLocale();
  return momentOf({ at: new Date(at).toISOString() }, { locale, shape: "clock" }).replace(/\u00a0Uhr$/, "");
};

function Entry({ entry, now, isNext }: { entry: DayEntry; now: number; isNext: boolean }) {
  const { t } = useTranslation("dashboards-today");
  const clock = useClock(entry.at);
  const until = useClock(entry.kind === "pause" ? Date.parse(entry.until) : entry.at);
  if (entry.kind === "now")
    return (
      <li className={styles.now}>
        <time suppressHydrationWarning>{clock}</time>
        <i />
        <span>
          <VisuallyHidden>{t("day.now")}</VisuallyHidden>
        </span>
      </li>
    );
  if (entry.kind === "pause")
    return (
      <li className={styles.pause}>
        <time>{clock}</time>
        <i />
        <span>{t("day.pause", { until })}</span>
      </li>
    );
  const { item } = entry;
  const isOver = Date.parse(item.endsAt) <= now;
  return (
    <li data-over={isOver || undefined} data-next={isNext || undefined}>
      <time dateTime={item.scheduledAt}>{clock}</time>
      <i />
      <span className={styles.who}>
        <PageLink to="coachAppointment" params={{ id: item.id }}>
          {item.client.name || t("gone")}
        </PageLink>{" "}
        <small>{t(`kinds.${item.consultation}`)}</small>
      </span>
      <Mark item={item} now={now} isNext={isNext} />
    </li>
  );
}

function Mark({ item, now, isNext }: { item: DayItem; now: number; isNext: boolean }) {
  const { t } = useTranslation("dashboards-today");
  const mark = markOf(item, now);
  if (mark === "unnoted")
    return (
      <PageLink className={styles.write} to="coachNote" params={{ id: item.id }}>
        {t("day.write")}
        <VisuallyHidden>: {item.client.name || t("gone")}</VisuallyHidden>
      </PageLink>
    );
  if (mark === "done")
    return (
      <Pill tone="bare">
        <Icon name="check" /> {t("day.done")}
      </Pill>
    );
  if (mark === "ahead")
    return isNext ? (
      <Pill tone="teal">
        <SoonIn item={item} now={now} />
      </Pill>
    ) : null;
  return <Pill tone={mark === "running" ? "teal" : mark === "noShow" ? "bare" : "warn"}>{t(`day.marks.${mark}`)}</Pill>;
}

/** "in 38 Min.": counted as the ring beside it counts. */
function SoonIn({ item: { scheduledAt, endsAt }, now }: { item: DayItem; now: number }) {
  const { t } = useTranslation("dashboards-today");
  const { unit, value } = countdownTo({ startsAt: Date.parse(scheduledAt), endsAt: Date.parse(endsAt) }, now);
  return t(`countdown.brief.${unit}`, { count: value });
}
