import { STATUSES } from "@aufwind/rules/appointments/status";
import {
  GROUNDS,
  GROUNDS_OF,
  mayBar,
  mayCloseAtOnce,
  RESTRICTED_STATES,
  RESTRICTION_KINDS,
  RESTRICTION_TEXT_MOST,
} from "@aufwind/rules/coach-restrictions";
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { oneOf, paragraph } from "./platform/fields.ts";
import {
  answer,
  FRESH_PROOF,
  json,
  OPEN_WHEN_SUSPENDED,
  OPERATOR_PROBLEMS,
  open,
  openToOperators,
  perPerson,
  problems,
  writeProblems,
} from "./platform/route.ts";

/** A restriction, as its coach and the team see it: what, why, and from when until when. */
const Restriction = z.object({
  id: z.uuid(),
  kind: z.enum(RESTRICTION_KINDS),
  ground: z.enum(GROUNDS),
  reason: z.string(),
  allowsLogIn: z.boolean(),
  setAt: z.iso.datetime(),
  beginsAt: z.iso.datetime(),
  hasBegun: z.boolean(),
  /** Of a pause that ends by itself. */
  endsAt: z.iso.datetime().nullable(),
});
export type Restriction = z.infer<typeof Restriction>;

const PastRestriction = Restriction.extend({
  setBy: z.string().nullable(),
  liftedAt: z.iso.datetime().nullable(),
  liftedBy: z.string().nullable(),
  /** Empty if time lifted it. */
  liftReason: z.string().nullable(),
});
export type PastRestriction = z.infer<typeof PastRestriction>;

/** What an act would mean now, before it is done. */
const Preview = z.object({
  /** Live appointments ahead, the next first; at most a hundred. */
  appointments: z.array(
    z.object({
      id: z.uuid(),
      clientName: z.string(),
      scheduledAt: z.iso.datetime(),
      status: z.enum(STATUSES),
      /** What goes back to the client if it is cancelled. */
      refundCents: z.int(),
    }),
  ),
  /** Of all of them, by status. */
  byStatus: z.array(z.object({ status: z.enum(STATUSES), count: z.int() })),
  refundCents: z.int(),
  payouts: z.object({ isHeld: z.boolean(), outstandingCents: z.int() }),
  conversations: z.int(),
});

const RestrictedCoach = z.object({
  coachId: z.uuid(),
  name: z.string(),
  slug: z.string(),
  email: z.string().nullable(),
  isProfilePublic: z.boolean(),
  state: z.enum(RESTRICTED_STATES).nullable(),
  open: z.array(PastRestriction),
  history: z.array(PastRestriction),
  preview: Preview,
  /** Of the preview and of what is open; an act carries it. */
  fingerprint: z.string(),
  can: z.object({ act: z.array(z.enum(RESTRICTION_KINDS)), lift: z.boolean(), holdPayouts: z.boolean() }),
});
export type RestrictedCoach = z.infer<typeof RestrictedCoach>;

const one = { params: z.object({ id: z.uuid({ error: "invalid" }) }) };
const TEAM = ["moderation", "compliance"] as const;

export const readRestrictedCoach = createRoute({
  method: "get",
  path: "/api/operators/coaches/{id}/restrictions",
  summary: "What restricts a coach now and did before, and what a further act would mean",
  ...openToOperators(...TEAM),
  ...FRESH_PROOF,
  request: one,
  responses: {
    200: answer("The coach", RestrictedCoach),
    ...problems(...OPERATOR_PROBLEMS, "proofStale", "notFound", "invalidFields", "unavailable"),
  },
});

const seen = { fingerprint: z.string({ error: "required" }).max(64, { error: "invalid" }) };
const reason = paragraph(RESTRICTION_TEXT_MOST);

const Pause = z.strictObject({
  ...seen,
  reason,
  ground: oneOf(GROUNDS_OF.pause as typeof GROUNDS),
  /** The last day in Berlin; without one it lasts until it is lifted. */
  until: z.union([z.literal(""), z.iso.date({ error: "date" })], { error: "date" }).default(""),
});

const Suspension = z
  .strictObject({
    ...seen,
    reason,
    ground: oneOf(GROUNDS).refine((ground) => GROUNDS_OF.suspend.includes(ground), { error: "invalid" }),
    /** Off only where a law demands it: everybody else reads and downloads the own data. */
    allowsLogIn: z.boolean({ error: "invalid" }).default(true),
    holdsPayouts: z.boolean({ error: "invalid" }).default(false),
  })
  .refine(({ ground, allowsLogIn }) => allowsLogIn || mayBar(ground), { path: ["ground"], error: "onlyByLaw" });

const Closing = z
  .strictObject({
    ...seen,
    reason,
    ground: oneOf(GROUNDS).refine((ground) => GROUNDS_OF.close.includes(ground), { error: "invalid" }),
    /** Without the thirty days. */
    isImmediate: z.boolean({ error: "invalid" }).default(false),
  })
  .refine(({ ground, isImmediate }) => !isImmediate || mayCloseAtOnce(ground), {
    path: ["ground"],
    error: "onlyAtOnce",
  });

const acted = ["proofStale", "notFound", "changedMeanwhile", "alreadyRestricted"] as const;

export const pauseCoach = createRoute({
  method: "post",
  path: "/api/operators/coaches/{id}/pause",
  summary: "Stop new bookings with a coach; what is agreed stands",
  ...openToOperators(...TEAM),
  ...FRESH_PROOF,
  request: { ...one, body: json(Pause) },
  responses: { 200: answer("As it is now", RestrictedCoach), ...writeProblems(...OPERATOR_PROBLEMS, ...acted) },
});

export const suspendCoach = createRoute({
  method: "post",
  path: "/api/operators/coaches/{id}/suspend",
  summary: "Suspend a coach: the profile is hidden, future appointments are cancelled and paid back",
  ...openToOperators(...TEAM),
  ...FRESH_PROOF,
  request: { ...one, body: json(Suspension) },
  responses: {
    200: answer("As it is now", RestrictedCoach),
    ...writeProblems(...OPERATOR_PROBLEMS, ...acted, "payoutsHeld"),
  },
});

export const closeCoach = createRoute({
  method: "post",
  path: "/api/operators/coaches/{id}/close",
  summary: "Ask a second person to agree to closing a coach's account, as a rule thirty days after the notice",
  ...openToOperators("compliance"),
  ...FRESH_PROOF,
  request: { ...one, body: json(Closing) },
  responses: {
    202: answer("Waits for a second person", z.object({ approvalId: z.uuid() })),
    ...writeProblems(...OPERATOR_PROBLEMS, ...acted, "approvalAsked"),
  },
});

export const liftRestriction = createRoute({
  method: "post",
  path: "/api/operators/coaches/{id}/lift",
  summary: "Lift a pause or a suspension, or withdraw the notice that the account will be closed",
  ...openToOperators(...TEAM),
  ...FRESH_PROOF,
  request: { ...one, body: json(z.strictObject({ restrictionId: z.uuid({ error: "invalid" }), reason })) },
  responses: {
    200: answer("As it is now", RestrictedCoach),
    ...writeProblems(...OPERATOR_PROBLEMS, "proofStale", "notFound", "changedMeanwhile"),
  },
});

/** As its coach sees it, with the complaint that was made about it. */
const OwnRestriction = Restriction.extend({ complainedAt: z.iso.datetime().nullable() });
export type OwnRestriction = z.infer<typeof OwnRestriction>;

export const readOwnRestrictions = createRoute({
  method: "get",
  path: "/api/coaches/restrictions",
  summary: "Read what the team restricts oneself by, with the reasons",
  ...open("coach"),
  responses: {
    200: answer("What is open", z.object({ items: z.array(OwnRestriction) })),
    ...problems("notSignedIn", "wrongRole", "unavailable"),
  },
});

export const complainAboutRestriction = createRoute({
  method: "post",
  path: "/api/coaches/restrictions/{id}/complaints",
  summary: "Complain about a restriction of oneself; another person of the team decides within 14 days",
  ...open("coach", perPerson(10, 3600)),
  ...OPEN_WHEN_SUSPENDED,
  request: { ...one, body: json(z.strictObject({ text: paragraph(RESTRICTION_TEXT_MOST) })) },
  responses: {
    201: answer("Received", z.object({ status: z.literal("received") })),
    ...writeProblems("notSignedIn", "wrongRole", "notFound"),
  },
});
