import { CONSULTATIONS } from "@aufwind/rules/consultations";
import { INTAKE_STATES, MOST_INTAKE_QUESTIONS } from "@aufwind/rules/intake-forms";
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { oneOf } from "./platform/fields.ts";
import { answer, json, open, perPerson, problems, writeProblems } from "./platform/route.ts";
import { answers, Question, questionsUpTo } from "./questions.ts";

const one = z.object({ id: z.uuid({ error: "invalid" }) });
const writing = perPerson(120, 600);
/** The version that was read: if another one is stored by now, nothing is overwritten. */
const version = z.int({ error: "invalid" }).min(0, { error: "invalid" }).max(2_000_000_000, { error: "invalid" });

/** What a coach asks with the booking of one kind of appointment. */
export const IntakeForm = z.object({
  consultation: z.enum(CONSULTATIONS),
  /** As the coach is writing them. */
  questions: z.array(Question),
  /** Of what is being written; 0 before there is anything. */
  version: z.int(),
  /** How many are asked with bookings now. */
  askedCount: z.int(),
  /** Whether something else is asked than what is being written. */
  isChanged: z.boolean(),
});
export type IntakeForm = z.infer<typeof IntakeForm>;

export const listIntakeForms = createRoute({
  method: "get",
  path: "/api/coaches/intake-forms",
  summary: "What a coach asks with a booking, one form for each kind of appointment",
  ...open("coach"),
  responses: {
    200: answer("All of them", z.object({ items: z.array(IntakeForm) })),
    ...problems("notSignedIn", "wrongRole", "unavailable"),
  },
});

const WrittenForm = z.strictObject({
  questions: questionsUpTo(MOST_INTAKE_QUESTIONS),
  version,
  /** Whether they are asked from now on; else they wait. */
  isAsked: z.boolean({ error: "invalid" }),
});

export const saveIntakeForm = createRoute({
  method: "put",
  path: "/api/coaches/intake-forms/{consultation}",
  summary: "Write the questions; asked from now on, they concern later bookings alone",
  ...open("coach", writing),
  request: { params: z.object({ consultation: oneOf(CONSULTATIONS) }), body: json(WrittenForm) },
  responses: {
    200: answer("Saved", z.object({ version: z.int() })),
    ...writeProblems("notSignedIn", "wrongRole", "changedMeanwhile"),
  },
});

/** What is asked with one appointment, in lists. */
export const IntakeItem = z.object({
  appointmentId: z.uuid(),
  scheduledAt: z.iso.datetime(),
  consultation: z.enum(CONSULTATIONS),
  state: z.enum(INTAKE_STATES),
  answeredAt: z.iso.datetime().nullable(),
});
export type IntakeItem = z.infer<typeof IntakeItem>;

export const Intake = IntakeItem.extend({
  /** As they were when the appointment was booked. */
  questions: z.array(Question),
  /** The client's draft until they are handed in; a coach sees them from then on. */
  answers,
  /** Of the answers; 0 before there are any. */
  version: z.int(),
  can: z.array(z.enum(["answer"])),
});
export type Intake = z.infer<typeof Intake>;

export const readIntake = createRoute({
  method: "get",
  path: "/api/appointments/{id}/intake",
  summary: "What is asked with an appointment of one's own, for its client and its coach",
  ...open("signedIn"),
  request: { params: one },
  responses: {
    200: answer("Null if nothing is asked", z.object({ intake: Intake.nullable() })),
    ...problems("notSignedIn", "textUnreadable", "invalidFields", "unavailable"),
  },
});

export const listIntakesOfClient = createRoute({
  method: "get",
  path: "/api/coaches/clients/{id}/intakes",
  summary: "What an own client was asked with bookings, the latest appointment first",
  ...open("coach"),
  request: { params: one },
  responses: {
    200: answer("The latest fifty", z.object({ items: z.array(IntakeItem) })),
    ...problems("notSignedIn", "wrongRole", "invalidFields", "unavailable"),
  },
});

const GivenAnswers = z.strictObject({
  answers,
  version,
  /** Handed in, or a draft that only the client reads. */
  isFinal: z.boolean({ error: "invalid" }),
});

export const saveIntake = createRoute({
  method: "put",
  path: "/api/clients/appointments/{id}/intake",
  summary: "Answer what is asked with an appointment, and change it until it begins",
  ...open("client", writing),
  request: { params: one, body: json(GivenAnswers) },
  responses: {
    200: answer("Saved", z.object({ version: z.int() })),
    ...writeProblems("notSignedIn", "wrongRole", "notFound", "intakeClosed", "alreadyHandedIn", "changedMeanwhile"),
  },
});
