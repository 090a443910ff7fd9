import type { Appointment } from "@aufwind/contract/appointments";
import { rescheduleAppointment } from "@aufwind/contract/appointments-transitions";
import { listNewSlots } from "@aufwind/contract/slots";
import { isFree as isFreeToCancel } from "@aufwind/rules/appointments/deadlines";
import type { Side } from "@aufwind/rules/appointments/status";
import { data, redirect } from "react-router";
import { actionOf, formAction } from "../../../platform/forms/form-action.ts";
import { text, ticked } from "../../../platform/forms/form-body.ts";
import { api, type LoaderArgs } from "../../../platform/http/api.ts";
import { berlinDay } from "../../../platform/i18n/dates.ts";
import { loadWeek } from "../../../shared/slot-picker/load-week.server.ts";
import { firstFreeDay, freeOf, readPicked } from "../../../shared/slot-picker/picked.ts";
import { instantOf } from "../../../shared/slot-picker/typed-time.server.ts";
import { askAppointment, donePath } from "../detail/appointment.server.ts";

/** The appointment and the free slots of the requested week, else of the first one with a free slot. */
export async function loadReschedule(visit: LoaderArgs, id: string) {
  const appointment = await askAppointment(visit, id);
  if (!appointment) return data({ appointment, pick: null, week: null, today: "" }, { status: 404 });
  const now = Date.now();
  const asked = readPicked(new URL(visit.request.url).searchParams);
  const call = api(visit.request, visit.context);
  const week = appointment.can.includes("reschedule")
    ? await loadWeek({
        asked: asked.week,
        now,
        load: (date) => call(listNewSlots, { params: { id, span: "week", date } }),
      }).catch(() => null)
    : null;
  const free = week ? freeOf(week, asked) : { day: null, start: null, isGone: false };
  const isSoon = free.start !== null && !isFreeToCancel(Date.parse(free.start), now);
  const day = free.day ?? (week && firstFreeDay(week));
  return data({ appointment, pick: { ...free, day, isSoon }, week, today: berlinDay(now) });
}

type RescheduleActionParams = { id: string; side: Side };

/** Proposes a new time: one of the free slots or, by a coach, any typed time. */
export async function rescheduleAction(visit: LoaderArgs, at: RescheduleActionParams) {
  const move = await actionOf<typeof proposeSlot>(visit, {
    slot: proposeSlot,
    ...(at.side === "coach" && { typed: proposeTyped }),
  });
  const answer = await move(visit, at.id);
  return answer.data.ok ? redirect(donePath(visit, { ...at, act: "reschedule" }), 303) : answer;
}

const proposeSlot = (visit: LoaderArgs, id: string) =>
  formAction(visit, {
    route: rescheduleAppointment,
    params: () => ({ id }),
    body: (form) => ({ scheduledAt: text(form, "scheduledAt"), earlyStart: ticked(form, "earlyStart") }),
  });

async function proposeTyped(visit: LoaderArgs, id: string) {
  const appointment: Appointment | null = await askAppointment(visit, id);
  const zone = appointment?.timeZones.coach ?? "Europe/Berlin";
  const answer = await formAction(visit, {
    route: rescheduleAppointment,
    params: () => ({ id }),
    body: (form) => ({
      scheduledAt: instantOf({ date: text(form, "date"), time: text(form, "time"), zone }) ?? "",
      earlyStart: false,
    }),
  });
  const { data: result } = answer;
  if (result.ok || !result.problem.errors) return answer;
  // The page has two fields for one of the API's.
  const field = result.values.date ? "time" : "date";
  const errors = result.problem.errors.map((error) => ({ ...error, field }));
  return data({ ...result, problem: { ...result.problem, errors } }, { status: result.problem.status });
}
