import {
  addException,
  addHolidays,
  changeException,
  listHolidays,
  readSchedule,
  removeException,
  saveAgendaSettings,
  saveTimeZone,
  saveWorkingHours,
} from "@aufwind/contract/schedules";
import { HOLIDAY_STATES } from "@aufwind/rules/schedules/agenda-settings";
import { formAction } from "../../platform/forms/form-action.ts";
import { text } from "../../platform/forms/form-body.ts";
import { api, type LoaderArgs } from "../../platform/http/api.ts";
import { localeOf } from "../../platform/pages/pages.ts";
import { exceptionBody, holidaysBody, hoursBody, restoredBody, settingsBody, timeZoneBody } from "./form-parsers.ts";
import type { HolidayFacts } from "./holidays.tsx";
import { zoneName } from "./zone-names.server.ts";
import { zoneGroups } from "./zones.ts";

/** The coach's own schedule; undefined if not available. */
export const loadSchedule = ({ request, context }: LoaderArgs) =>
  api(request, context)(readSchedule, {}).catch(() => null);

export async function loadHours(visit: LoaderArgs) {
  const schedule = await loadSchedule(visit);
  if (!schedule) return null;
  const { timeZone: zone, workingSlots: slots, readAt: now } = schedule;
  const locale = localeOf(new URL(visit.request.url));
  const named = (name: string) => zoneName(name, locale);
  const groups = zoneGroups(Intl.supportedValuesOf("timeZone"), { stored: zone, named });
  return { slots, zone: { zone, groups, now } };
}

export async function loadExceptions(visit: LoaderArgs) {
  const schedule = await loadSchedule(visit);
  if (!schedule) return null;
  const { searchParams } = new URL(visit.request.url);
  const asked = HOLIDAY_STATES.find((each) => each === searchParams.get("state"));
  return {
    exceptions: schedule.scheduleExceptions,
    changing: searchParams.get("change"),
    /** The exception whose appointments are requested. */
    within: schedule.scheduleExceptions.find(({ id }) => id === searchParams.get("within")) ?? null,
    holidays: await loadHolidays(visit, asked ?? schedule.holidayState),
  };
}

async function loadHolidays({ request, context }: LoaderArgs, state: HolidayFacts["state"]): Promise<HolidayFacts> {
  if (!state) return { state, items: null };
  const answer = await api(request, context)(listHolidays, { query: { state } }).catch(() => null);
  return { state, items: answer?.items ?? null };
}

export const HOURS_ACTIONS = {
  timeZone: (visit: LoaderArgs) => formAction(visit, { route: saveTimeZone, body: timeZoneBody }),
  hours: (visit: LoaderArgs) => formAction(visit, { route: saveWorkingHours, body: hoursBody }),
};

const id = (form: FormData) => ({ id: text(form, "id") ?? "" });

export const EXCEPTION_ACTIONS = {
  addException: (visit: LoaderArgs) => formAction(visit, { route: addException, body: exceptionBody }),
  changeException: (visit: LoaderArgs) =>
    formAction(visit, { route: changeException, params: id, body: exceptionBody }),
  removeException: (visit: LoaderArgs) => formAction(visit, { route: removeException, params: id }),
  restoreException: (visit: LoaderArgs) => formAction(visit, { route: addException, body: restoredBody }),
  holidays: (visit: LoaderArgs) => formAction(visit, { route: addHolidays, body: holidaysBody }),
};

export const settingsAction = (visit: LoaderArgs) =>
  formAction(visit, { route: saveAgendaSettings, body: settingsBody });
