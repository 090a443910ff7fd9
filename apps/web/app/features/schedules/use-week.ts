import type { WorkingSlot } from "@aufwind/contract/schedules";
import { WEEKDAYS, type Weekday } from "@aufwind/rules/schedules/opening-hours";
import { useContext, useEffect, useRef, useState } from "react";
import { FormContext } from "../../ui/form/field.tsx";
import { type HoursRow, inOrder, nextTimes, rowsOfSlots, rowsOfValues } from "./week.ts";

/** Without JavaScript each day has this many rows. */
const PLAIN_ROWS = 2;
const OFFICE_DAYS: readonly Weekday[] = [1, 2, 3, 4, 5];

/** The hours of a week being edited. */
export function useWeek(slots: readonly WorkingSlot[]) {
  const { values } = useContext(FormContext);
  const [rows, setRows] = useState(() => rowsOfValues(values) ?? rowsOfSlots(slots));
  const [live, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  const nextId = useRef(1000);
  const newRow = (weekday: Weekday, times: Pick<HoursRow, "from" | "to">) => ({
    ...times,
    weekday,
    id: nextId.current++,
  });

  const ofDay = (weekday: Weekday) => rows.filter((row) => row.weekday === weekday);
  const keep = (changed: HoursRow[]) => setRows(inOrder(changed));
  return {
    rows: live ? rows : inOrder([...rows, ...plainRows(rows)]),
    live,
    add: (weekday: Weekday) => keep([...rows, newRow(weekday, nextTimes(ofDay(weekday)))]),
    remove: (id: number) => keep(rows.filter((row) => row.id !== id)),
    change: (id: number, times: Partial<Pick<HoursRow, "from" | "to">>) =>
      keep(rows.map((row) => (row.id === id ? { ...row, ...times } : row))),
    /** Copies a day's hours to other days. */
    copy: (weekday: Weekday, days: readonly Weekday[]) =>
      keep([
        ...rows.filter((row) => !days.includes(row.weekday)),
        ...days.flatMap((day) => ofDay(weekday).map((row) => newRow(day, row))),
      ]),
    fillOffice: () => keep(OFFICE_DAYS.map((day) => newRow(day, nextTimes([])))),
  };
}
export type Week = ReturnType<typeof useWeek>;

/** Negative ids: these rows are gone as soon as JavaScript runs. */
function plainRows(rows: readonly HoursRow[]): HoursRow[] {
  return WEEKDAYS.flatMap((weekday) => {
    const missing = PLAIN_ROWS - rows.filter((row) => row.weekday === weekday).length;
    return Array.from({ length: Math.max(0, missing) }, (_, place) => ({
      id: -(weekday * PLAIN_ROWS + place),
      weekday,
      from: "",
      to: "",
    }));
  });
}
