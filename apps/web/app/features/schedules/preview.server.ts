import { type AppointmentSetting, readConsultations } from "@aufwind/contract/consultations";
import { previewSchedule } from "@aufwind/contract/schedules";
import { DISCOVERY } from "@aufwind/rules/consultations";
import { api, type LoaderArgs } from "../../platform/http/api.ts";
import { monthAfter, withinMonths } from "../../platform/i18n/month.ts";
import { localeOf } from "../../platform/pages/pages.ts";
import { clockChange, dayIn, emptyReasons, horizonEnd } from "./empty-days.server.ts";
import { loadSchedule } from "./schedule.server.ts";
import { BERLIN } from "./wall-time.ts";
import { placeName } from "./zone-names.server.ts";

/** A month as clients see it, with the reason for each empty day; undefined if not available. */
export async function loadPreview(visit: LoaderArgs) {
  const call = api(visit.request, visit.context);
  const [schedule, offered] = await Promise.all([
    loadSchedule(visit),
    call(readConsultations, {}).then(
      ({ appointmentSettings }) => appointmentSettings,
      () => null,
    ),
  ]);
  if (!schedule || !offered) return null;
  const { searchParams } = new URL(visit.request.url);
  const { type, durationMinutes } = chosenOf(offered, searchParams.get("consultation"));
  const facts = { schedule, durationMinutes, now: Date.parse(schedule.readAt) };
  const range = [dayIn(BERLIN, facts.now).slice(0, 7), dayIn(BERLIN, horizonEnd(facts) - 1).slice(0, 7)] as const;
  const month = monthOf(searchParams.get("month"), range);
  const answer = await call(previewSchedule, { params: { month }, query: { consultation: type } }).catch(() => null);
  if (!answer) return null;
  const reasonOf = emptyReasons(facts, month);
  const asked = searchParams.get("day");
  const open = answer.days.filter(({ slots }) => slots.length > 0);
  const chosen = open.find(({ date }) => date === asked) ?? open[0];
  return {
    month,
    previous: month > range[0] ? monthAfter(month, -1) : null,
    next: month < range[1] ? monthAfter(month) : null,
    consultation: type,
    offered: offered.map((each) => ({ type: each.type, durationMinutes: each.durationMinutes })),
    zone: schedule.timeZone,
    place: placeName(schedule.timeZone, localeOf(new URL(visit.request.url))),
    days: answer.days.map(({ date, slots }) => ({
      date,
      count: slots.length,
      reason: slots.length > 0 ? null : reasonOf(date),
      change: clockChange(date, BERLIN),
    })),
    chosen: chosen ? { ...chosen, ...changesOf(chosen.date, schedule.timeZone) } : null,
  };
}
export type PreviewFacts = NonNullable<Awaited<ReturnType<typeof loadPreview>>>;

/** Clock changes in Berlin and at the coach's, if those differ. */
const changesOf = (day: string, zone: string) => ({
  change: clockChange(day, BERLIN),
  ownChange: zone === BERLIN ? null : clockChange(day, zone),
});

type ChosenOfParams = Pick<AppointmentSetting, "type" | "durationMinutes">;

/** The requested one, else what clients book most, else what every coach offers. */
const chosenOf = (offered: readonly ChosenOfParams[], asked: string | null): ChosenOfParams =>
  [asked, "standard", "discovery"].flatMap((wanted) => offered.find(({ type }) => type === wanted) ?? [])[0] ?? {
    type: "discovery",
    ...DISCOVERY,
  };

function monthOf(asked: string | null, range: readonly [string, string]) {
  return withinMonths(/^20\d\d-(?:0[1-9]|1[0-2])$/.test(asked ?? "") ? (asked ?? "") : range[0], range);
}
