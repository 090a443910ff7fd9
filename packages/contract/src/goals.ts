import { SIDES } from "@aufwind/rules/appointments/status";
import { GOAL_LIMITS, GOAL_STATES, MOODS } from "@aufwind/rules/goals";
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { line, oneOf, optionalLine, optionalParagraph } from "./platform/fields.ts";
import { answer, json, open, perPerson, problems, writeProblems } from "./platform/route.ts";

const id = z.uuid({ error: "invalid" });
const one = z.object({ id });
const side = z.enum(SIDES);
const day = z.iso.date({ error: "date" });

export const GoalStep = z.object({
  id: z.uuid(),
  version: z.int(),
  /** Null if it cannot be opened at the moment; the same for all texts below. */
  text: z.string().nullable(),
  dueOn: z.iso.date().nullable(),
  doneAt: z.iso.datetime().nullable(),
  doneBy: side.nullable(),
});
export type GoalStep = z.infer<typeof GoalStep>;

export const Goal = z.object({
  id: z.uuid(),
  version: z.int(),
  title: z.string().nullable(),
  why: z.string().nullable(),
  targetOn: z.iso.date().nullable(),
  state: z.enum(GOAL_STATES),
  by: side,
  client: z.object({ id: z.uuid(), name: z.string() }),
  /** With whom it is shared; null: nobody but the client reads it. */
  coach: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  createdAt: z.iso.datetime(),
  /** Open ones by date first. */
  steps: z.array(GoalStep),
  /** Who called it what, oldest first. */
  history: z.array(z.object({ state: z.enum(GOAL_STATES), by: side, changedAt: z.iso.datetime() })),
  can: z.array(z.enum(["share", "delete"])),
});
export type Goal = z.infer<typeof Goal>;

export const CheckIn = z.object({
  id: z.uuid(),
  on: z.iso.date(),
  mood: z.int().min(1).max(5).nullable(),
  word: z.string().nullable(),
  goalId: z.uuid().nullable(),
  /** With whom it is shared; null: nobody. */
  coachId: z.uuid().nullable(),
});
export type CheckIn = z.infer<typeof CheckIn>;

const ProgressWeek = z.object({ from: z.iso.date(), mood: z.number().nullable(), done: z.int() });

const kept = {
  goals: z.array(Goal),
  /** The latest first. */
  checkIns: z.array(CheckIn),
  progress: z.array(ProgressWeek),
};

export const OwnGoals = z.object({
  ...kept,
  /** With whom something can be shared. */
  coaches: z.array(z.object({ id: z.uuid(), name: z.string() })),
  /** Whether the client wants to be invited to check in each week. */
  isInvited: z.boolean(),
});
export type OwnGoals = z.infer<typeof OwnGoals>;

export const SharedGoals = z.object(kept);
export type SharedGoals = z.infer<typeof SharedGoals>;

export const listOwnGoals = createRoute({
  method: "get",
  path: "/api/clients/goals",
  summary: "A client's goals with their steps, check-ins and progress, private ones too",
  ...open("client"),
  responses: { 200: answer("All of them", OwnGoals), ...problems("notSignedIn", "wrongRole", "unavailable") },
});

export const listSharedGoals = createRoute({
  method: "get",
  path: "/api/coaches/clients/{id}/goals",
  summary: "What an own client shares with the coach: goals, check-ins and progress",
  ...open("coach"),
  request: { params: one },
  responses: {
    200: answer("What is shared", SharedGoals),
    ...problems("notSignedIn", "wrongRole", "notFound", "invalidFields", "unavailable"),
  },
});

const goalText = {
  title: line(GOAL_LIMITS.title),
  why: optionalParagraph(GOAL_LIMITS.why),
  targetOn: day.nullable(),
};
const OwnGoalText = z.strictObject({ ...goalText, coachId: id.nullable() });
const GoalText = z.strictObject(goalText);
const madeOne = answer("Made", z.object({ id: z.uuid() }));
const writing = perPerson(120, 600);

export const createOwnGoal = createRoute({
  method: "post",
  path: "/api/clients/goals",
  summary: "A client's new goal: private, or shared with a coach",
  ...open("client", writing),
  request: { body: json(OwnGoalText) },
  responses: { 201: madeOne, ...writeProblems("notSignedIn", "wrongRole", "notFound", "tooManyGoals") },
});

export const createSharedGoal = createRoute({
  method: "post",
  path: "/api/coaches/clients/{id}/goals",
  summary: "A coach's new goal for an own client, shared between the two",
  ...open("coach", writing),
  request: { params: one, body: json(GoalText) },
  responses: { 201: madeOne, ...writeProblems("notSignedIn", "wrongRole", "notFound", "tooManyGoals") },
});

export const readGoal = createRoute({
  method: "get",
  path: "/api/goals/{id}",
  summary: "One goal, for its client and the coach it is shared with; nobody else finds it",
  ...open("signedIn"),
  request: { params: one },
  responses: {
    200: answer("The goal", Goal),
    ...problems("notSignedIn", "notFound", "invalidFields", "unavailable"),
  },
});

/** The version that was read: if another one is stored by now, nothing is overwritten. */
const version = z.int({ error: "invalid" }).min(1, { error: "invalid" }).max(2_000_000_000, { error: "invalid" });
const done = (...codes: Parameters<typeof writeProblems>) => ({
  204: { description: "Done" },
  ...writeProblems("notSignedIn", "notFound", ...codes),
});

const ChangedGoal = z.strictObject({ ...goalText, version });

export const changeGoal = createRoute({
  method: "put",
  path: "/api/goals/{id}",
  summary: "Change a goal's words and date",
  ...open("signedIn", writing),
  request: { params: one, body: json(ChangedGoal) },
  responses: done("changedMeanwhile", "textUnreadable"),
});

export const setGoalState = createRoute({
  method: "put",
  path: "/api/goals/{id}/state",
  summary: "Call a goal reached or dropped, or open again",
  ...open("signedIn", writing),
  request: { params: one, body: json(z.strictObject({ state: oneOf(GOAL_STATES) })) },
  responses: done(),
});

export const shareGoal = createRoute({
  method: "put",
  path: "/api/clients/goals/{id}/sharing",
  summary: "Share an own goal with a coach, or with nobody",
  ...open("client", writing),
  request: { params: one, body: json(z.strictObject({ coachId: id.nullable() })) },
  responses: done("wrongRole"),
});

export const deleteGoal = createRoute({
  method: "delete",
  path: "/api/goals/{id}",
  summary: "Delete a goal with its steps: the client any, a coach those of their own making",
  ...open("signedIn"),
  request: { params: one },
  responses: done(),
});

const stepText = { text: line(GOAL_LIMITS.step), dueOn: day.nullable() };
const StepText = z.strictObject(stepText);
const ChangedStep = z.strictObject({ ...stepText, version });

export const addStep = createRoute({
  method: "post",
  path: "/api/goals/{id}/steps",
  summary: "A new step towards a goal",
  ...open("signedIn", writing),
  request: { params: one, body: json(StepText) },
  responses: { 201: madeOne, ...writeProblems("notSignedIn", "notFound", "tooManySteps") },
});

export const changeStep = createRoute({
  method: "put",
  path: "/api/goal-steps/{id}",
  summary: "Change a step's words and date",
  ...open("signedIn", writing),
  request: { params: one, body: json(ChangedStep) },
  responses: done("changedMeanwhile", "textUnreadable"),
});

export const setStepDone = createRoute({
  method: "put",
  path: "/api/goal-steps/{id}/done",
  summary: "Tick a step off, or take that back",
  ...open("signedIn", writing),
  request: { params: one, body: json(z.strictObject({ done: z.boolean({ error: "invalid" }) })) },
  responses: done(),
});

export const deleteStep = createRoute({
  method: "delete",
  path: "/api/goal-steps/{id}",
  summary: "Delete a step",
  ...open("signedIn"),
  request: { params: one },
  responses: done(),
});

const NewCheckIn = z.strictObject({
  mood: z.union(
    MOODS.map((mood) => z.literal(mood)),
    { error: "required" },
  ),
  word: optionalLine(GOAL_LIMITS.word),
  goalId: id.nullable(),
  coachId: id.nullable(),
});

export const checkIn = createRoute({
  method: "post",
  path: "/api/clients/check-ins",
  summary: "How a client is today: private, or shared with a coach",
  ...open("client", writing),
  request: { body: json(NewCheckIn) },
  responses: { 201: madeOne, ...writeProblems("notSignedIn", "wrongRole", "notFound", "tooManyCheckIns") },
});

export const deleteCheckIn = createRoute({
  method: "delete",
  path: "/api/clients/check-ins/{id}",
  summary: "Delete an own check-in",
  ...open("client"),
  request: { params: one },
  responses: done("wrongRole"),
});

export const setInvitation = createRoute({
  method: "put",
  path: "/api/clients/check-ins/invitation",
  summary: "Be invited to check in each week, or not",
  ...open("client", writing),
  request: { body: json(z.strictObject({ isInvited: z.boolean({ error: "invalid" }) })) },
  responses: done("wrongRole"),
});
