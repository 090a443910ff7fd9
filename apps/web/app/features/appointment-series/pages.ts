import type { Side } from "@aufwind/rules/appointments/status";
import type { MemberPage } from "../../platform/pages/pages.ts";

/** Each side's pages. */
export const SERIES_PAGES = {
  client: { list: "clientAppointments", one: "clientSeries", move: "clientSeriesMove", date: "clientAppointment" },
  coach: { list: "coachAppointments", one: "coachSeries", move: "coachSeriesMove", date: "coachAppointment" },
} as const satisfies Record<Side, Record<string, MemberPage>>;
