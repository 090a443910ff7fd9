import { PageLink } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { MonthGrid } from "./month-grid.tsx";
import styles from "./preview.module.css";
import type { PreviewFacts } from "./preview.server.ts";

export type PreviewDay = PreviewFacts["days"][number];
type MonthPreviewProps = {
  month: string;
  days: readonly PreviewDay[];
  chosen: string | undefined;
  linkTo: (day: string) => string;
};

/** A month with what is free on each day; for wide screens. */
export function MonthPreview({ month, days, chosen, linkTo }: MonthPreviewProps) {
  const { t } = useTranslation("schedules");
  const byDate = new Map(days.map((day) => [day.date, day]));
  return (
    <MonthGrid
      month={month}
      weekday={(weekday) => ({ long: t(`weekdays.${weekday}`), short: t(`weekdaysShort.${weekday}`) })}
      labelledBy="month"
      className={styles.grid}
      day={(date) => {
        const day = byDate.get(date);
        return day && <Cell day={day} isChosen={date === chosen} linkTo={linkTo} />;
      }}
    />
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
