import { WEEKDAYS } from "@aufwind/rules/schedules/opening-hours";
import { PageLink } from "../../platform/i18n/locale.tsx";
import { weeksOf } from "../../platform/i18n/month.ts";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import styles from "./preview.module.css";
import type { PreviewFacts } from "./preview.server.ts";

export type PreviewDay = PreviewFacts["days"][number];
type MonthPreviewProps = {
  month: string;
  days: readonly PreviewDay[];
  chosen: string | undefined;
  linkTo: (day: string) => string;
};

/** A month as a table with what is free on each day, Monday first; for wide screens. */
export function MonthPreview({ month, days, chosen, linkTo }: MonthPreviewProps) {
  const { t } = useTranslation("schedules");
  const byDate = new Map(days.map((day) => [day.date, day]));
  const cellOf = (date: string) => {
    const day = byDate.get(date);
    return day && <Cell day={day} isChosen={date === chosen} linkTo={linkTo} />;
  };
  return (
    <table className={styles.grid} aria-labelledby="month">
      <thead>
        <tr>
          {WEEKDAYS.map((weekday) => (
            <th key={weekday} scope="col">
              <abbr title={t(`weekdays.${weekday}`)}>{t(`weekdaysShort.${weekday}`)}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((date, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the seven places of a week never change
              <td key={place}>{date && cellOf(date)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type CellProps = { day: PreviewDay; isChosen: boolean; linkTo: (day: string) => string };

function Cell({ day: { date, count, reason }, isChosen, linkTo }: CellProps) {
  const { t } = useTranslation("schedules");
  const number = <b>{Number(date.slice(8))}</b>;
  if (reason) {
    return (
      <span className={styles.empty} title={t(`preview.reasons.${reason}`)} data-past={reason === "past" || undefined}>
        {number}
        <small>{reason === "past" ? "" : t(`preview.short.${reason}`)}</small>
        <VisuallyHidden>{t(`preview.reasons.${reason}`)}</VisuallyHidden>
      </span>
    );
  }
  return (
    <PageLink
      to="coachPreview"
      query={linkTo(date)}
      hash="day"
      className={styles.open}
      aria-current={isChosen ? "date" : undefined}
    >
      {number}
      <small>{t("preview.free", { count })}</small>
    </PageLink>
  );
}
