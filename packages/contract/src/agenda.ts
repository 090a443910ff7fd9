import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { AppointmentItem } from "./appointments.ts";
import { answer, open, problems } from "./platform/route.ts";
import { Schedule } from "./schedules.ts";

const Span = z.object({ from: z.iso.datetime(), to: z.iso.datetime() });

/** A coach's calendar between two days of the coach's zone. */
export const Agenda = z.object({
  timeZone: z.string(),
  appointments: z.array(AppointmentItem),
  /** The coach's opening hours, from weekly hours and exceptions. */
  open: z.array(Span),
  exceptions: Schedule.shape.scheduleExceptions,
  /** Busy times of imported calendars. */
  busy: z.array(Span),
});
export type Agenda = z.infer<typeof Agenda>;

const day = z.iso.date({ error: "dateTime" });
const days = z
  .object({ from: day, to: day })
  .refine(({ from, to }) => to > from, { path: ["to"], error: "exceptionInverted" })
  .refine(({ from, to }) => Date.parse(to) - Date.parse(from) <= 62 * 86_400_000, { path: ["to"], error: "tooBig" });

export const readAgenda = createRoute({
  method: "get",
  path: "/api/coaches/agenda",
  summary: "Appointments, open hours, exceptions and busy times from a day up to, not with, another",
  ...open("coach"),
  request: { query: days },
  responses: {
    200: answer("The agenda", Agenda),
    ...problems("notSignedIn", "wrongRole", "invalidFields", "unavailable"),
  },
});

const wall = z.string({ error: "required" }).regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, { error: "dateTime" });

export const listAffected = createRoute({
  method: "get",
  path: "/api/coaches/agenda/affected",
  summary: "Live appointments that lie within a time by the wall clock of the coach's zone, such as time off",
  ...open("coach"),
  request: { query: z.object({ from: wall, to: wall }) },
  responses: {
    200: answer("In order", z.object({ items: z.array(AppointmentItem) })),
    ...problems("notSignedIn", "wrongRole", "invalidFields", "unavailable"),
  },
});
