import { WEEKDAYS } from "@aufwind/rules/schedules/opening-hours";
import { weeksOf } from "../../platform/i18n/month.ts";
import styles from "./month-grid.module.css";

type Weekday = (typeof WEEKDAYS)[number];
type MonthGridProps = {
  /** `2026-12` */
  month: string;
  weekday: (weekday: Weekday) => { long: string; short: string };
  /** The table's label: a caption, or the id of a heading. */
  caption?: React.ReactNode;
  labelledBy?: string;
  className?: string | undefined;
  /** The content of a day. */
  day: (date: string) => React.ReactNode;
};

/** A month as a table, Monday first. */
export function MonthGrid({ month, weekday, caption, labelledBy, className = "", day }: MonthGridProps) {
  return (
    <table className={`${styles.grid} ${className}`} aria-labelledby={labelledBy}>
      {caption && <caption>{caption}</caption>}
      <thead>
        <tr>
          {WEEKDAYS.map((each) => {
            const { long, short } = weekday(each);
            return (
              <th key={each} scope="col">
                <abbr title={long}>{short}</abbr>
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((date, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the seven places of a week never change
              <td key={place}>{date && day(date)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
