import { PERMISSIONS } from "@aufwind/rules/operators";
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { email, line, paragraph, passwordsMatch, repeatedPassword, samePassword, token } from "./platform/fields.ts";
import {
  answer,
  FRESH_PROOF,
  json,
  OPERATOR_PROBLEMS,
  open,
  openToOperators,
  perNetwork,
  problems,
  writeProblems,
} from "./platform/route.ts";
import { PasskeyAnswer, SecondStepCode } from "./sign-in.ts";

const permissions = z
  .array(z.enum(PERMISSIONS, { error: "invalid" }), { error: "required" })
  .min(1, { error: "required" })
  .max(PERMISSIONS.length, { error: "invalid" });

const OperatorSession = z.object({
  name: z.string(),
  permissions: z.array(z.enum(PERMISSIONS)),
  /** Without a factor nothing else opens. */
  hasFactor: z.boolean(),
  /** Which factors can prove it again. */
  methods: z.array(z.enum(["totp", "passkey", "recoveryCode"])),
  /** Until when the last proof counts for money and personal data; null if it does not. */
  provenUntil: z.iso.datetime().nullable(),
});
export type OperatorSession = z.infer<typeof OperatorSession>;

export const readOperatorSession = createRoute({
  method: "get",
  path: "/api/operators/session",
  summary: "What the signed-in operator may do now",
  ...open("signedIn"),
  responses: {
    200: answer("The session", OperatorSession),
    ...problems("notSignedIn", "wrongRole", "unavailable"),
  },
});

const proved = answer("Proved", OperatorSession);

export const proveByCode = createRoute({
  method: "post",
  path: "/api/operators/session/proof",
  summary: "Prove the second factor again, by a code of the app or a recovery code",
  ...openToOperators(),
  request: { body: json(SecondStepCode) },
  responses: { 200: proved, ...writeProblems(...OPERATOR_PROBLEMS, "wrongCode", "lockedOut") },
});

export const proofOptions = createRoute({
  method: "post",
  path: "/api/operators/session/passkey-options",
  summary: "Ask for what a passkey has to sign to prove it again",
  ...openToOperators(),
  responses: {
    200: answer("Options for the browser", z.object({ options: z.record(z.string(), z.unknown()) })),
    ...problems(...OPERATOR_PROBLEMS, "noSecondFactor", "unavailable"),
  },
});

export const proveByPasskey = createRoute({
  method: "post",
  path: "/api/operators/session/passkey-proof",
  summary: "Prove the second factor again, by a passkey",
  ...openToOperators(),
  request: { body: json(PasskeyAnswer.pick({ response: true })) },
  responses: { 200: proved, ...writeProblems(...OPERATOR_PROBLEMS, "passkeyRefused") },
});

const TeamMember = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  permissions: z.array(z.enum(PERMISSIONS)),
  status: z.enum(["invited", "active", "removed"]),
  hasFactor: z.boolean(),
  invitedAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime().nullable(),
});
export type TeamMember = z.infer<typeof TeamMember>;

export const listTeam = createRoute({
  method: "get",
  path: "/api/operators/team",
  summary: "Everybody in the team, with their permissions",
  ...openToOperators(),
  responses: {
    200: answer("The team", z.object({ items: z.array(TeamMember) })),
    ...problems(...OPERATOR_PROBLEMS, "unavailable"),
  },
});

const asked = answer("Waits for a second person", z.object({ approvalId: z.uuid() }));
const reason = paragraph(1000);

export const inviteOperator = createRoute({
  method: "post",
  path: "/api/operators/team/invitations",
  summary: "Invite somebody into the team; another admin has to agree before the mail is sent",
  ...openToOperators("admin"),
  ...FRESH_PROOF,
  request: { body: json(z.strictObject({ email, permissions, reason })) },
  responses: { 202: asked, ...writeProblems(...OPERATOR_PROBLEMS, "proofStale", "emailInUse", "approvalAsked") },
});

const one = { params: z.object({ id: z.uuid({ error: "invalid" }) }) };

export const changePermissions = createRoute({
  method: "post",
  path: "/api/operators/team/{id}/permissions",
  summary: "Change somebody's permissions: less at once, more with another admin's agreement",
  ...openToOperators("admin"),
  ...FRESH_PROOF,
  request: { ...one, body: json(z.strictObject({ permissions, reason })) },
  responses: {
    200: answer("Changed, or waits for a second person", z.object({ approvalId: z.uuid().nullable() })),
    ...writeProblems(...OPERATOR_PROBLEMS, "proofStale", "notFound", "lastAdmin", "approvalAsked"),
  },
});

export const removeOperator = createRoute({
  method: "post",
  path: "/api/operators/team/{id}/remove",
  summary: "Remove somebody from the team; their sessions end at once",
  ...openToOperators("admin"),
  ...FRESH_PROOF,
  request: { ...one, body: json(z.strictObject({ reason })) },
  responses: {
    204: { description: "Removed" },
    ...writeProblems(...OPERATOR_PROBLEMS, "proofStale", "notFound", "lastAdmin"),
  },
});

export const checkOperatorInvitation = createRoute({
  method: "post",
  path: "/api/visitors/check-operator-invitation",
  summary: "Whether the token of an invitation into the team can still be used; it is not used by this",
  ...open("visitor", perNetwork(120, 3600)),
  request: { body: json(z.object({ token })) },
  responses: {
    200: answer("It can be used", z.object({ status: z.literal("good") })),
    ...writeProblems("linkInvalid"),
  },
});

export const InvitationAnswer = z
  .object({ token, firstName: line(50), lastName: line(50), ...repeatedPassword })
  .refine(samePassword, passwordsMatch);

export const acceptOperatorInvitation = createRoute({
  method: "post",
  path: "/api/visitors/accept-operator-invitation",
  summary: "Join the team with the token of the mail: a name and a password",
  ...open("visitor", perNetwork(60, 3600)),
  request: { body: json(InvitationAnswer) },
  responses: {
    200: answer("The account is ready; log in with it", z.object({ email: z.string() })),
    ...writeProblems("linkInvalid", "busy"),
  },
});
