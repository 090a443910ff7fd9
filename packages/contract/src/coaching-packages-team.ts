import { STATUSES } from "@aufwind/rules/appointments/status";
import {
  INSTALMENT_STATUSES,
  PACKAGE_CONSULTATIONS,
  PURCHASE_ENDS,
  PURCHASE_STATUSES,
} from "@aufwind/rules/coaching-packages";
import { REFUND_STATUSES } from "@aufwind/rules/payments/status";
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { Asked } from "./approvals.ts";
import { confirmation } from "./platform/fields.ts";
import { Named } from "./platform/named.ts";
import {
  answer,
  FRESH_PROOF,
  json,
  OPERATOR_PROBLEMS,
  openToOperators,
  problems,
  writeProblems,
} from "./platform/route.ts";
import { openToBoth, teamList, teamSearch } from "./platform/team-lists.ts";

const one = { params: z.object({ id: z.uuid({ error: "invalid" }) }) };
const moment = z.iso.datetime();

const TeamPackage = z.object({
  id: z.uuid(),
  status: z.enum(PURCHASE_STATUSES),
  client: Named,
  coach: Named,
  consultation: z.enum(PACKAGE_CONSULTATIONS),
  size: z.int(),
  left: z.int(),
  grossCents: z.int(),
  boughtAt: moment,
});
export type TeamPackage = z.infer<typeof TeamPackage>;

export const listTeamPackages = createRoute({
  method: "get",
  path: "/api/operators/packages/{page}/{size}/{sort}",
  summary: "Bought packages, all or those of one state or person",
  ...teamList({
    statuses: PURCHASE_STATUSES,
    told: "The packages, by the day on which they were bought",
    item: TeamPackage,
  }),
});

/** Posted: what is typed may be somebody's address, and belongs into no log of addresses. */
export const findTeamPackages = createRoute({
  method: "post",
  path: "/api/operators/packages/search",
  summary: "Bought packages by the name or address of one of the two, or the last four digits of the card",
  ...teamSearch({ told: "At most 50, the latest first", item: TeamPackage }),
});

const TeamPackageDetail = TeamPackage.extend({
  durationMinutes: z.int(),
  eachCents: z.int(),
  usedCents: z.int(),
  paidCents: z.int(),
  validUntil: z.iso.date(),
  ended: z.object({ at: moment, cause: z.enum(PURCHASE_ENDS) }).nullable(),
  payments: z.array(
    z.object({
      place: z.int(),
      cents: z.int(),
      status: z.enum(INSTALMENT_STATUSES),
      plannedAt: moment,
      paidAt: moment.nullable(),
      lastFour: z.string().nullable(),
      intentId: z.string().nullable(),
    }),
  ),
  refunds: z.array(
    z.object({
      id: z.uuid(),
      place: z.int(),
      cents: z.int(),
      status: z.enum(REFUND_STATUSES),
      askedAt: moment,
    }),
  ),
  appointments: z.array(
    z.object({ id: z.uuid(), scheduledAt: moment, scheduledStatus: z.enum(STATUSES), isCounted: z.boolean() }),
  ),
  /** What the team did with it, the first act first. */
  acts: z.array(z.object({ at: moment, by: Named.nullable(), reason: z.string() })),
  can: z.object({ end: z.boolean() }),
});
export type TeamPackageDetail = z.infer<typeof TeamPackageDetail>;

export const readTeamPackage = createRoute({
  method: "get",
  path: "/api/operators/packages/{id}",
  summary: "One package with its payments, refunds and appointments",
  ...openToBoth(),
  ...FRESH_PROOF,
  request: one,
  responses: {
    200: answer("As it is now", TeamPackageDetail),
    ...problems(...OPERATOR_PROBLEMS, "proofStale", "notFound", "invalidFields", "unavailable"),
  },
});

const PackageEndPreview = z.object({
  /** To be sent back when it is confirmed. */
  hash: z.string(),
  refundCents: z.int(),
  /** To which payments it goes. */
  parts: z.array(z.object({ place: z.int(), cents: z.int(), lastFour: z.string().nullable() })),
  /** Whether a second person has to agree. */
  needsApproval: z.boolean(),
});
export type PackageEndPreview = z.infer<typeof PackageEndPreview>;

export const previewPackageEnd = createRoute({
  method: "post",
  path: "/api/operators/packages/{id}/end-preview",
  summary: "What it would do to end a package",
  ...openToOperators("finance"),
  request: { ...one, body: json(z.strictObject({})) },
  responses: {
    200: answer("As things stand", PackageEndPreview),
    ...writeProblems(...OPERATOR_PROBLEMS, "notFound", "packageEnded"),
  },
});

export const endPackageByTeam = createRoute({
  method: "post",
  path: "/api/operators/packages/{id}/end",
  summary:
    "End a package as it was shown: what is neither used nor booked goes back; above the limit two people decide",
  ...openToOperators("finance"),
  ...FRESH_PROOF,
  request: { ...one, body: json(z.strictObject(confirmation)) },
  responses: {
    200: answer(
      "Ended, or asked for",
      z.discriminatedUnion("status", [z.object({ status: z.literal("ended"), refundCents: z.int() }), Asked]),
    ),
    ...writeProblems(
      ...OPERATOR_PROBLEMS,
      ...(["proofStale", "notFound", "packageEnded", "previewChanged", "approvalAsked"] as const),
    ),
  },
});
