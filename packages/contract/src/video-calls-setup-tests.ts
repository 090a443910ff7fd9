import {
  CAMERA_STATES,
  CANDIDATE_TYPES,
  GRADES,
  LINE_STATES,
  MICROPHONE_STATES,
  SPEAKER_STATES,
} from "@aufwind/rules/video-calls-setup-tests";
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { oneOf } from "./platform/fields.ts";
import {
  answer,
  FRESH_PROOF,
  json,
  OPERATOR_PROBLEMS,
  open,
  openToOperators,
  perPerson,
  problems,
  writeProblems,
} from "./platform/route.ts";
import { Visit } from "./video-calls.ts";

export const SetupTestLine = Visit.pick({ iceServers: true, transport: true }).extend({
  /** Until when the relay accepts these credentials. */
  relayUntil: z.iso.datetime(),
});
export type SetupTestLine = z.infer<typeof SetupTestLine>;

export const beginSetupTest = createRoute({
  method: "post",
  path: "/api/setup-tests/line",
  summary: "The helpers of a call (STUN, relay) for some minutes, to try one's own line before an appointment",
  ...open("signedIn", perPerson(30, 3600)),
  responses: { 200: answer("The helpers", SetupTestLine), ...writeProblems("notSignedIn", "tooManyRequests") },
});

const whole = (most: number) =>
  z.int({ error: "invalid" }).min(0, { error: "invalid" }).max(most, { error: "invalid" }).nullable();

/** Strict: names of devices and addresses are not wanted here. */
const SetupTestBody = z.strictObject({
  camera: oneOf(CAMERA_STATES),
  microphone: oneOf(MICROPHONE_STATES),
  speaker: oneOf(SPEAKER_STATES),
  hasEvents: z.boolean({ error: "invalid" }),
  line: oneOf(LINE_STATES),
  candidates: z.array(oneOf(CANDIDATE_TYPES), { error: "invalid" }).max(CANDIDATE_TYPES.length, { error: "invalid" }),
  roundTripMs: whole(60_000),
  lossPermille: whole(1000),
  kilobits: whole(10_000_000),
});

export const SetupTest = z.object({
  ...SetupTestBody.shape,
  id: z.uuid(),
  testedAt: z.iso.datetime(),
  verdict: z.enum(GRADES),
  /** As the browser names itself; null if unknown. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
});
export type SetupTest = z.infer<typeof SetupTest>;

export const saveSetupTest = createRoute({
  method: "post",
  path: "/api/setup-tests",
  summary: "Keep what a test of camera, microphone and line found; only the latest few stay",
  ...open("signedIn", perPerson(30, 3600)),
  request: { body: json(SetupTestBody) },
  responses: { 201: answer("Kept", SetupTest), ...writeProblems("notSignedIn", "tooManyRequests") },
});

const latest = answer("The latest first", z.object({ items: z.array(SetupTest) }));

export const listOwnSetupTests = createRoute({
  method: "get",
  path: "/api/setup-tests",
  summary: "What one's own latest tests found",
  ...open("signedIn"),
  responses: { 200: latest, ...problems("notSignedIn", "unavailable") },
});

export const listSetupTestsOf = createRoute({
  method: "get",
  path: "/api/operators/people/{id}/setup-tests",
  summary: "What somebody's latest tests of camera, microphone and line found; every look is recorded",
  ...openToOperators("support"),
  ...FRESH_PROOF,
  request: { params: z.object({ id: z.uuid({ error: "invalid" }) }) },
  responses: {
    200: latest,
    ...problems(...OPERATOR_PROBLEMS, "proofStale", "notFound", "invalidFields", "unavailable"),
  },
});
