import { STATUSES, type Status } from "@aufwind/rules/appointments/status";
import { DAY_RANGES, type DayRange } from "../../../shared/list/day-range.ts";
import { defineList, matching, oneOf } from "../../../shared/list/view.ts";

/** Everybody's appointments: of one status, on one day, of one person; from today on unless they are narrowed. */
export const TEAM_APPOINTMENTS = defineList(
  {
    status: oneOf(["", ...STATUSES] as const, ""),
    day: matching(/^\d{4}-\d\d-\d\d$/),
    person: matching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/),
    span: oneOf(
      DAY_RANGES,
      ({ day, person }: { day: string; person: string }): DayRange => (day || person ? "all" : "from"),
    ),
  },
  { filters: ["status", "day", "person"], mostPages: 40, pastMost: "last" },
);

/** How an appointment's state looks, in the list and beside it. */
export const TONES: Record<Status, "teal" | "warn" | "bad" | "plain"> = {
  Pending: "warn",
  Rescheduled: "warn",
  Scheduled: "teal",
  Completed: "plain",
  Cancelled: "plain",
  Rejected: "plain",
  "No Show": "bad",
};
