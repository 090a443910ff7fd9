import type { Appointment } from "@aufwind/contract/appointments";
import { rescheduleAppointment } from "@aufwind/contract/appointments-transitions";
import { listNewSlots } from "@aufwind/contract/slots";
import { isFree as isFreeToCancel } from "@aufwind/rules/appointments/deadlines";
import type { Side } from "@aufwind/rules/appointments/status";
import { data, redirect } from "react-router";
import { actionOf, formAction } from "../../../platform/forms/form-action.ts";
import { text } from "../../../platform/forms/form-body.ts";
import { api, type LoaderArgs } from "../../../platform/http/api.ts";
import { berlinDay } from "../../../platform/i18n/dates.ts";
import { askAppointment, donePath } from "../detail/appointment.server.ts";
import { readPick } from "./slot-choice.ts";

/** The appointment and the free slots of the requested month. */
export async function loadReschedule(visit: LoaderArgs, id: string) {
  const appointment = await askAppointment(visit, id);
  if (!appointment) return data({ appointment, pick: null, slots: null }, { status: 404 });
  const now = Date.now();
  const today = berlinDay(now);
  const asked = readPick(new URL(visit.request.url).searchParams, today.slice(0, 7));
  const slots = appointment.can.includes("reschedule")
    ? await monthOf(visit, { id, asked: asked.month, today }).catch(() => null)
    : null;
  const month = slots?.month ?? asked.month ?? today.slice(0, 7);
  const day = asked.day?.startsWith(month) ? asked.day : null;
  const isFree = slots?.days.some((each) => asked.start !== null && each.slots.includes(asked.start)) ?? false;
  const start = isFree ? asked.start : null;
  const isSoon = start !== null && !isFreeToCancel(Date.parse(start), now);
  const pick = { month, day, start, isSoon, isGone: asked.start !== null && !isFree };
  return data({ appointment, pick, slots: slots && { ...slots, firstMonth: today.slice(0, 7), today } });
}

type MonthOfParams = { id: string; asked: string | null; today: string };

/** The requested month, else the first with a free slot. */
async function monthOf({ request, context }: LoaderArgs, { id, asked, today }: MonthOfParams) {
  const call = api(request, context);
  const load = async (month: string) => {
    const { days, nextFreeAt } = await call(listNewSlots, { params: { id, span: "month", date: `${month}-01` } });
    return { month, days: days.filter(({ slots }) => slots.length > 0), nextFreeAt };
  };
  const found = await load(asked ?? today.slice(0, 7));
  const isEmpty = asked === null && found.days.length === 0 && found.nextFreeAt;
  return isEmpty ? load(berlinDay(isEmpty).slice(0, 7)) : found;
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
    body: (form) => ({ scheduledAt: text(form, "scheduledAt") }),
  });

async function proposeTyped(visit: LoaderArgs, id: string) {
  const appointment: Appointment | null = await askAppointment(visit, id);
  const zone = appointment?.timeZones.coach ?? "Europe/Berlin";
  const answer = await formAction(visit, {
    route: rescheduleAppointment,
    params: () => ({ id }),
    body: (form) => ({ scheduledAt: instantOf({ date: text(form, "date"), time: text(form, "time"), zone }) ?? "" }),
  });
  const { data: result } = answer;
  if (result.ok || !result.problem.errors) return answer;
  // The page has two fields for one of the API's.
  const field = result.values.date ? "time" : "date";
  const errors = result.problem.errors.map((error) => ({ ...error, field }));
  return data({ ...result, problem: { ...result.problem, errors } }, { status: result.problem.status });
}

type InstantOfParams = { date: string | undefined; time: string | undefined; zone: string };

/** The instant of a typed date and time in a zone; undefined if invalid, or skipped in spring. */
export function instantOf({ date = "", time = "", zone }: InstantOfParams): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || !/^\d{2}:\d{2}$/.test(time)) return undefined;
  try {
    const wall = Temporal.PlainDateTime.from(`${date}T${time}`, { overflow: "reject" });
    const there = wall.toZonedDateTime(zone, { disambiguation: "earlier" });
    // In spring an hour is missing: a time in it does not exist.
    if (!there.toPlainDateTime().equals(wall)) return undefined;
    return new Date(there.epochMilliseconds).toISOString();
  } catch {
    return undefined;
  }
}
