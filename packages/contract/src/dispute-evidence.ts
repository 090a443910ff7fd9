import { PACKAGE_CONSULTATIONS } from "@aufwind/rules/coaching-packages";
import { DISPUTE_REASONS, LONGEST_ACCOUNT } from "@aufwind/rules/dispute-evidence";
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { line, paragraph } from "./platform/fields.ts";
import {
  answer,
  FRESH_PROOF,
  json,
  OPERATOR_PROBLEMS,
  open,
  openToOperators,
  problems,
  writeProblems,
} from "./platform/route.ts";

export const makeEvidence = createRoute({
  method: "post",
  path: "/api/operators/payments/{id}/evidence",
  summary: "Everything that speaks to a disputed payment as one PDF, in the client's language; it is logged",
  ...openToOperators("finance"),
  ...FRESH_PROOF,
  request: { params: z.object({ id: z.uuid({ error: "invalid" }) }) },
  responses: {
    200: {
      description: "The PDF",
      content: { "application/pdf": { schema: z.string().meta({ format: "binary" }) } },
    },
    ...writeProblems(...OPERATOR_PROBLEMS, "proofStale", "notFound", "notPossibleNow", "busy"),
  },
});

export const OwnDispute = z.object({
  id: z.string(),
  appointmentId: z.uuid(),
  /** Empty if the person has left. */
  client: z.string(),
  scheduledAt: z.iso.datetime(),
  cents: z.int(),
  reason: z.enum(DISPUTE_REASONS),
  status: z.enum(["open", "won", "lost"]),
  openedAt: z.iso.datetime(),
  closedAt: z.iso.datetime().nullable(),
  /** Until when the bank takes evidence, where it says so. */
  evidenceBy: z.iso.datetime().nullable(),
  /** What the coach says about it; null if nothing yet. */
  account: z.object({ text: z.string(), writtenAt: z.iso.datetime() }).nullable(),
});
export type OwnDispute = z.infer<typeof OwnDispute>;

/** About a payment of a package: what took place stays the coach's, so that there is nothing to say about it. */
export const PackageDispute = OwnDispute.pick({
  ...{ id: true, client: true, cents: true, status: true, openedAt: true, closedAt: true },
}).extend({ consultation: z.enum(PACKAGE_CONSULTATIONS), size: z.int() });
export type PackageDispute = z.infer<typeof PackageDispute>;

export const listOwnDisputes = createRoute({
  method: "get",
  path: "/api/coaches/disputes",
  summary: "Payments of one's own appointments and packages that a bank has asked back, open ones first",
  ...open("coach"),
  responses: {
    200: answer("The latest 50 of each", z.object({ items: z.array(OwnDispute), packages: z.array(PackageDispute) })),
    ...problems("notSignedIn", "wrongRole", "unavailable"),
  },
});

export const writeDisputeAccount = createRoute({
  method: "put",
  path: "/api/coaches/disputes/{id}/account",
  summary: "Say what happened in a disputed appointment: it becomes part of the evidence for the bank",
  ...open("coach"),
  request: {
    params: z.object({ id: line(255) }),
    body: json(z.strictObject({ text: paragraph(LONGEST_ACCOUNT) })),
  },
  responses: {
    200: answer("As it is now", OwnDispute),
    ...writeProblems("notSignedIn", "wrongRole", "notFound", "notPossibleNow"),
  },
});
