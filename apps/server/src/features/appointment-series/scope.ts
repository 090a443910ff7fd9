import { fromDate } from "@aufwind/rules/appointment-series";
import type { AppointmentRow } from "../appointments/store.ts";

export type Scope = { from?: string | undefined; now: Date };

/** The dates that have not begun, from one on or all. */
export const futureDatesFrom = <Row extends AppointmentRow>(rows: readonly Row[], { from, now }: Scope): Row[] =>
  fromDate(
    rows.map((row) => ({ id: row.id, startsAt: row.starts_at.getTime(), row })),
    from,
  )
    .filter(({ startsAt }) => startsAt > now.getTime())
    .map(({ row }) => row);
