import { CONSULTATIONS } from "@aufwind/rules/consultations";
import { AGENDA_LIMITS, GRIDS, HOLIDAY_STATES } from "@aufwind/rules/schedules/agenda-settings";
import {
  EXCEPTION_KINDS,
  exceptionProblem,
  hoursProblems,
  MOST_RANGES_A_DAY,
  WEEKDAYS,
} from "@aufwind/rules/schedules/opening-hours";
import { isClock } from "@aufwind/rules/time/wall-clock";
import { isZone } from "@aufwind/rules/time/zones";
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { oneOf, optionalLine } from "./platform/fields.ts";
import { answer, COMPRESSED, json, open, problems, writeProblems } from "./platform/route.ts";

/** A wall-clock time; `24:00` is the end of the day. */
export const clockTime = z
  .string({ error: "required" })
  .min(1, { error: "required" })
  .refine(isClock, { error: "clockTime" });

const WorkingSlot = z.object({
  /** Monday is 1. */
  weekday: z.literal(WEEKDAYS, { error: "invalid" }),
  from: clockTime,
  to: clockTime,
});
export type WorkingSlot = z.infer<typeof WorkingSlot>;

/** At least one range; each error is reported at its own range. */
export const workingSlots = z
  .array(WorkingSlot, { error: "oneSlot" })
  .min(1, { error: "oneSlot" })
  .max(7 * MOST_RANGES_A_DAY, { error: "hoursTooMany", abort: true })
  .superRefine((slots, context) => {
    for (const { index, code } of hoursProblems(slots))
      context.addIssue({ code: "custom", path: [index, "to"], message: code });
  });

type Limits = { least: number; most: number };
const whole = ({ least, most }: Limits) =>
  z.int({ error: "wholeNumber" }).min(least, { error: "tooSmall" }).max(most, { error: "tooBig" });

export const timeZone = z
  .string({ error: "required" })
  .min(1, { error: "required" })
  .max(60, { error: "timeZone" })
  .refine(isZone, { error: "timeZone" });

export const AgendaSettings = z.object({
  noticeMinutes: whole(AGENDA_LIMITS.noticeMinutes),
  horizonDays: whole(AGENDA_LIMITS.horizonDays),
  pauseBeforeMinutes: whole(AGENDA_LIMITS.pauseMinutes),
  pauseAfterMinutes: whole(AGENDA_LIMITS.pauseMinutes),
  gridMinutes: z.literal(GRIDS, { error: "invalid" }),
  /** Null: no limit. */
  mostPerDay: whole(AGENDA_LIMITS.mostPerDay).nullable().default(null),
});
export type AgendaSettings = z.infer<typeof AgendaSettings>;

export const TimeZone = z.object({ timeZone });
export const WorkingHours = z.object({ workingSlots });

/** A wall-clock time in the coach's zone, such as `2026-12-24T14:00`. */
const wallTime = z
  .string({ error: "required" })
  .min(1, { error: "required" })
  .regex(/^\d{4}-\d\d-\d\dT/, { error: "dateTime" })
  .refine((written) => isClock(written.slice("2026-12-24T".length)), { error: "dateTime" });

const exceptionFields = {
  kind: oneOf(EXCEPTION_KINDS),
  from: wallTime,
  to: wallTime,
  note: optionalLine(200),
};
export const Exception = z.object(exceptionFields).superRefine((exception, context) => {
  const problem = exceptionProblem(exception);
  if (problem) context.addIssue({ code: "custom", path: [problem.field], message: problem.code });
});

const StoredException = z.object({
  id: z.uuid(),
  kind: z.enum(EXCEPTION_KINDS),
  from: z.string(),
  to: z.string(),
  note: z.string(),
});
export type StoredException = z.infer<typeof StoredException>;

export const Schedule = z.object({
  timeZone: z.string(),
  workingSlots: z.array(z.object({ weekday: z.literal(WEEKDAYS), from: z.string(), to: z.string() })),
  settings: AgendaSettings,
  /** Those that are not over, the next first. */
  scheduleExceptions: z.array(StoredException),
  holidayState: z.enum(HOLIDAY_STATES).nullable(),
});
export type Schedule = z.infer<typeof Schedule>;

const saved = answer("Saved", z.object({ status: z.literal("saved") }));
const own = ["notSignedIn", "wrongRole"] as const;
const exceptionId = z.object({ id: z.uuid({ error: "invalid" }) });

export const readSchedule = createRoute({
  method: "get",
  path: "/api/coaches/schedule",
  summary: "Read one's own time zone, weekly hours, exceptions and agenda settings",
  ...open("coach"),
  ...COMPRESSED,
  responses: {
    200: answer("The schedule, and when it was read", Schedule.extend({ readAt: z.iso.datetime() })),
    ...problems(...own, "unavailable"),
  },
});

export const saveTimeZone = createRoute({
  method: "put",
  path: "/api/coaches/schedule/time-zone",
  summary: "Save the time zone in which one's hours are meant",
  ...open("coach"),
  request: { body: json(TimeZone) },
  responses: { 200: saved, ...writeProblems(...own) },
});

export const saveWorkingHours = createRoute({
  method: "put",
  path: "/api/coaches/schedule/working-hours",
  summary: "Save the weekly working hours",
  ...open("coach"),
  request: { body: json(WorkingHours) },
  responses: { 200: saved, ...writeProblems(...own) },
});

export const saveAgendaSettings = createRoute({
  method: "put",
  path: "/api/coaches/schedule/settings",
  summary: "Save notice, horizon, pauses, grid and most appointments a day",
  ...open("coach"),
  request: { body: json(AgendaSettings) },
  responses: { 200: saved, ...writeProblems(...own) },
});

export const addException = createRoute({
  method: "post",
  path: "/api/coaches/schedule/exceptions",
  summary: "Add time off or extra availability",
  ...open("coach"),
  request: { body: json(Exception) },
  responses: {
    201: answer("The exception", StoredException),
    ...writeProblems(...own, "exceptionExists", "tooManyExceptions"),
  },
});

export const changeException = createRoute({
  method: "patch",
  path: "/api/coaches/schedule/exceptions/{id}",
  summary: "Change an exception",
  ...open("coach"),
  request: { params: exceptionId, body: json(Exception) },
  responses: { 200: answer("The exception", StoredException), ...writeProblems(...own, "notFound", "exceptionExists") },
});

export const removeException = createRoute({
  method: "delete",
  path: "/api/coaches/schedule/exceptions/{id}",
  summary: "Remove an exception",
  ...open("coach"),
  request: { params: exceptionId },
  responses: {
    200: answer("Removed", z.object({ status: z.literal("removed") })),
    ...problems(...own, "notFound", "crossSite", "unavailable"),
  },
});

const Holiday = z.object({
  date: z.iso.date(),
  name: z.object({ de: z.string(), en: z.string() }),
  /** Whether it already is an exception. */
  added: z.boolean(),
});

export const listHolidays = createRoute({
  method: "get",
  path: "/api/coaches/schedule/holidays",
  summary: "List the public holidays of a Bundesland in the next twelve months",
  ...open("coach"),
  ...COMPRESSED,
  request: { query: z.object({ state: oneOf(HOLIDAY_STATES) }) },
  responses: {
    200: answer("Holidays, the next first", z.object({ items: z.array(Holiday) })),
    ...problems(...own, "invalidFields", "unavailable"),
  },
});

export const Holidays = z.object({
  state: oneOf(HOLIDAY_STATES),
  dates: z
    .array(z.iso.date({ error: "dateTime" }), { error: "chooseDays" })
    .min(1, { error: "chooseDays" })
    .max(40, { error: "invalid" }),
});

export const addHolidays = createRoute({
  method: "post",
  path: "/api/coaches/schedule/holidays",
  summary: "Take public holidays off, each as an exception for the whole day",
  ...open("coach"),
  request: { body: json(Holidays) },
  responses: {
    201: answer("How many are new", z.object({ added: z.int() })),
    ...writeProblems(...own, "tooManyExceptions"),
  },
});

/** What clients can book, by days of Berlin. */
export const SchedulePreview = z.object({
  month: z.string(),
  consultation: z.enum(CONSULTATIONS),
  durationMinutes: z.int(),
  days: z.array(z.object({ date: z.iso.date(), slots: z.array(z.iso.datetime()) })),
});
export type SchedulePreview = z.infer<typeof SchedulePreview>;

export const previewSchedule = createRoute({
  method: "get",
  path: "/api/coaches/schedule/preview/{month}",
  summary: "See the free slots of a month as clients will",
  ...open("coach"),
  ...COMPRESSED,
  request: {
    params: z.object({ month: z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, { error: "month" }) }),
    query: z.object({ consultation: oneOf(CONSULTATIONS).default("standard") }),
  },
  responses: {
    200: answer("Each day of the month with its free slots", SchedulePreview),
    ...problems(...own, "invalidFields", "unavailable"),
  },
});
