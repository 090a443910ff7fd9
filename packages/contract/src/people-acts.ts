import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { email, paragraph } from "./platform/fields.ts";
import { FRESH_PROOF, json, OPERATOR_PROBLEMS, openToOperators, writeProblems } from "./platform/route.ts";

const one = { params: z.object({ id: z.uuid({ error: "invalid" }) }) };
const because = { reason: paragraph(1000) };
const done = { 204: { description: "Done" } };

export const unlockPerson = createRoute({
  method: "post",
  path: "/api/operators/people/{id}/unlock",
  summary: "Forget somebody's wrong passwords, so that they can log in at once",
  ...openToOperators("support", "compliance"),
  ...FRESH_PROOF,
  request: { ...one, body: json(z.strictObject(because)) },
  responses: { ...done, ...writeProblems(...OPERATOR_PROBLEMS, "proofStale", "notFound") },
});

export const confirmPersonEmail = createRoute({
  method: "post",
  path: "/api/operators/people/{id}/confirm-email",
  summary: "Confirm the address of somebody who got no mail and has proved it otherwise",
  ...openToOperators("support", "compliance"),
  ...FRESH_PROOF,
  request: { ...one, body: json(z.strictObject(because)) },
  responses: { ...done, ...writeProblems(...OPERATOR_PROBLEMS, "proofStale", "notFound", "alreadyConfirmed") },
});

export const changePersonEmail = createRoute({
  method: "post",
  path: "/api/operators/people/{id}/email-change",
  summary: "Ask for another address: both confirm it, or the present one does not object for a week",
  ...openToOperators("support", "compliance"),
  ...FRESH_PROOF,
  request: { ...one, body: json(z.strictObject({ email, ...because })) },
  responses: { ...done, ...writeProblems(...OPERATOR_PROBLEMS, "proofStale", "notFound", "resendTooSoon") },
});

export const keepPersonEmail = createRoute({
  method: "post",
  path: "/api/operators/people/{id}/keep-email",
  summary: "Keep the present address: the links to the new one do nothing any more",
  ...openToOperators("support", "compliance"),
  ...FRESH_PROOF,
  request: { ...one, body: json(z.strictObject(because)) },
  responses: { ...done, ...writeProblems(...OPERATOR_PROBLEMS, "proofStale", "notFound", "notPossibleNow") },
});

/** As addresses of pages are: small letters, digits and single hyphens. */
const slug = z
  .string({ error: "required" })
  .trim()
  .min(1, { error: "required" })
  .max(100, { error: "tooLong" })
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { error: "slug" });

export const moveProfile = createRoute({
  method: "post",
  path: "/api/operators/people/{id}/profile-address",
  summary: "Give a coach's profile another address; the former one leads there",
  ...openToOperators("support", "compliance"),
  ...FRESH_PROOF,
  request: { ...one, body: json(z.strictObject({ slug, ...because })) },
  responses: { ...done, ...writeProblems(...OPERATOR_PROBLEMS, "proofStale", "notFound") },
});

export const hideProfile = createRoute({
  method: "post",
  path: "/api/operators/people/{id}/hide-profile",
  summary: "Switch a coach's profile to private; the coach is told why, and can switch it on again",
  ...openToOperators("moderation", "compliance"),
  ...FRESH_PROOF,
  request: { ...one, body: json(z.strictObject(because)) },
  responses: { ...done, ...writeProblems(...OPERATOR_PROBLEMS, "proofStale", "notFound", "notPossibleNow") },
});
