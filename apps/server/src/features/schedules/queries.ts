import type { SchedulePreview } from "@aufwind/contract/schedules";
import type { Consultation } from "@aufwind/rules/consultations";
import { DAY_MINUTES, MINUTE } from "@aufwind/rules/time/durations";
import { isoTexts } from "@aufwind/rules/time/iso-texts";
import { wallMinutes } from "@aufwind/rules/time/wall-clock";
import { wallDay, zoneTable } from "@aufwind/rules/time/zones";
import type { Database } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import { consultationsOf, presentConsultations } from "../consultations/commands.ts";
import { freeStarts, type OpenSchedule, scheduleOf } from "./commands.ts";
import { wallClock } from "./present.ts";

/** Clients book by the days of Berlin. */
const ZONE = "Europe/Berlin";
/** A coach can open a year at most, and a month back is shown. */
const MONTHS = { back: 1, ahead: 13 };

type Days = { durationMinutes: number; now: Date; first: Temporal.PlainDate; days: number };

/** The free starts of this many days of Berlin in epoch milliseconds, day by day; empty days included. */
export function freeDays(schedule: OpenSchedule, { durationMinutes, now, first, days }: Days) {
  const midnight = (date: Temporal.PlainDate) => date.toZonedDateTime(ZONE).epochMilliseconds;
  const table = zoneTable(ZONE, Math.floor(now.getTime() / MINUTE));
  const window = { from: midnight(first), to: midnight(first.add({ days })) };
  const starts = freeStarts(schedule, { durationMinutes, now, ...window });
  const byDay = Map.groupBy(starts, (start) => wallDay(table, start / MINUTE));
  const firstDay = wallMinutes(`${first}T00:00`) / DAY_MINUTES;
  return Array.from({ length: days }, (_, day) => ({
    date: first.add({ days: day }).toString(),
    starts: byDay.get(firstDay + day) ?? [],
  }));
}

/** Today in Berlin. */
export const berlinDay = (now: Date) => Temporal.PlainDate.from(wallClock(now, ZONE).slice(0, 10));

type Asked = { coachId: string; month: string; consultation: Consultation; now: Date };

/** What clients can book in a month, as of now. */
export async function previewOf(database: Database, asked: Asked): Promise<SchedulePreview> {
  const { coachId, month, consultation, now } = asked;
  refuseFarMonth(month, now);
  const [schedule, rows] = await Promise.all([
    scheduleOf(database, { coachId, now }),
    consultationsOf(database, [coachId]),
  ]);
  const offered = presentConsultations(rows, "regular").find(({ type }) => type === consultation);
  if (!offered) throw wrong("consultation", "notOffered");
  const { durationMinutes } = offered;
  const first = Temporal.PlainDate.from(`${month}-01`);
  const days = freeDays(schedule, { durationMinutes, now, first, days: first.daysInMonth });
  return {
    month,
    consultation,
    durationMinutes,
    days: days.map(({ date, starts }) => ({ date, slots: isoTexts(starts) })),
  };
}

function refuseFarMonth(month: string, now: Date): void {
  const today = berlinDay(now);
  const asked = Temporal.PlainYearMonth.from(month);
  const ahead = today.toPlainYearMonth().until(asked, { largestUnit: "months" }).months;
  if (ahead < -MONTHS.back || ahead > MONTHS.ahead) throw wrong("month", "monthFar");
}

const wrong = (field: string, code: string) => new Problem("invalidFields", { errors: [{ field, code, params: {} }] });
