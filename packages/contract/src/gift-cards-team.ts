import {
  GIFT_CARD_ACTS,
  GIFT_CARD_DELIVERIES,
  GIFT_CARD_DESIGNS,
  GIFT_CARD_STATUSES,
  VOID_CAUSES,
} from "@aufwind/rules/gift-cards";
import { REFUND_STATUSES } from "@aufwind/rules/payments/status";
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { paragraph } from "./platform/fields.ts";
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

const TeamGiftCard = z.object({
  id: z.uuid(),
  status: z.enum(GIFT_CARD_STATUSES),
  amountCents: z.int(),
  balanceCents: z.int(),
  buyer: z.object({ id: z.uuid().nullable(), name: z.string(), email: z.string().nullable() }),
  recipient: z.object({ name: z.string(), email: z.string().nullable() }),
  paidAt: moment,
});
export type TeamGiftCard = z.infer<typeof TeamGiftCard>;

export const listTeamGiftCards = createRoute({
  method: "get",
  path: "/api/operators/gift-cards/{page}/{size}/{sort}",
  summary: "Paid gift cards, all or those of one state or person",
  ...teamList({
    statuses: GIFT_CARD_STATUSES,
    told: "The gift cards, by the day on which they were paid",
    item: TeamGiftCard,
  }),
});

/** Posted: what is typed may be a code, or somebody's address, and belongs into no log of addresses. */
export const findGiftCards = createRoute({
  method: "post",
  path: "/api/operators/gift-cards/search",
  summary: "Paid gift cards by name, address or the last four digits of the card; a whole code finds its card",
  ...teamSearch({ told: "At most 50, the latest first", item: TeamGiftCard }),
});

const TeamGiftCardDetail = TeamGiftCard.extend({
  design: z.enum(GIFT_CARD_DESIGNS),
  coachName: z.string(),
  message: z.string(),
  delivery: z.enum(GIFT_CARD_DELIVERIES),
  deliverAt: moment.nullable(),
  deliveredAt: moment.nullable(),
  expiresOn: z.iso.date(),
  lastFour: z.string().nullable(),
  owner: z.object({ id: z.uuid(), name: z.string(), redeemedAt: moment.nullable() }).nullable(),
  voided: z.object({ at: moment, cause: z.enum(VOID_CAUSES) }).nullable(),
  /** What went back to the card that paid, in order. */
  refunds: z.array(z.object({ id: z.uuid(), cents: z.int(), status: z.enum(REFUND_STATUSES), askedAt: moment })),
  uses: z.array(
    z.object({ appointmentId: z.uuid(), scheduledAt: moment, usedAt: moment, cents: z.int(), returnedCents: z.int() }),
  ),
  /** What the team did with it, the first act first. */
  acts: z.array(z.object({ act: z.enum(GIFT_CARD_ACTS), at: moment, by: Named.nullable(), reason: z.string() })),
  /** What else the same buyer, mailbox or card bought within the day before it. */
  lately: z.object({ cents: z.int(), count: z.int() }),
  can: z.object({
    resend: z.boolean(),
    replace: z.boolean(),
    void: z.boolean(),
    refund: z.boolean(),
    release: z.boolean(),
    refuse: z.boolean(),
  }),
});
export type TeamGiftCardDetail = z.infer<typeof TeamGiftCardDetail>;

const detail = answer("As it is now; never with its code", TeamGiftCardDetail);

export const readTeamGiftCard = createRoute({
  method: "get",
  path: "/api/operators/gift-cards/{id}",
  summary: "One gift card, with what it paid and what can be done",
  ...openToBoth(),
  ...FRESH_PROOF,
  request: one,
  responses: {
    200: detail,
    ...problems(...OPERATOR_PROBLEMS, "proofStale", "notFound", "invalidFields", "unavailable"),
  },
});

const reason = { reason: paragraph(1000) };
const actProblems = () => writeProblems(...OPERATOR_PROBLEMS, "proofStale", "notFound", "giftCardState");

export const resendGiftCard = createRoute({
  method: "post",
  path: "/api/operators/gift-cards/{id}/resend",
  summary: "Mail a gift card once more, to the address it was sent to",
  ...openToBoth(),
  ...FRESH_PROOF,
  request: { ...one, body: json(z.strictObject(reason)) },
  responses: { 200: detail, ...actProblems() },
});

export const replaceGiftCard = createRoute({
  method: "post",
  path: "/api/operators/gift-cards/{id}/replace",
  summary: "Give a gift card a new code, mail it, and let the old one find nothing",
  ...openToBoth(),
  ...FRESH_PROOF,
  request: { ...one, body: json(z.strictObject(reason)) },
  responses: { 200: detail, ...actProblems() },
});

export const voidGiftCard = createRoute({
  method: "post",
  path: "/api/operators/gift-cards/{id}/void",
  summary: "Stop a gift card; what is left of it goes back to the card that paid, if wanted",
  ...openToOperators("finance"),
  ...FRESH_PROOF,
  request: {
    ...one,
    /** What was left when it was decided: where somebody has used of it since, nothing is done. */
    body: json(
      z.strictObject({
        ...reason,
        refund: z.boolean({ error: "required" }),
        balanceCents: z.int({ error: "invalid" }),
      }),
    ),
  },
  responses: { 200: detail, ...actProblems() },
});

export const refundStoppedGiftCard = createRoute({
  method: "post",
  path: "/api/operators/gift-cards/{id}/refund",
  summary: "Send what is left of a stopped gift card back to the card that paid",
  ...openToOperators("finance"),
  ...FRESH_PROOF,
  request: {
    ...one,
    /** What was left when it was decided: where more has come back since, nothing is done. */
    body: json(z.strictObject({ ...reason, balanceCents: z.int({ error: "invalid" }) })),
  },
  responses: { 200: detail, ...actProblems() },
});

export const releaseGiftCard = createRoute({
  method: "post",
  path: "/api/operators/gift-cards/{id}/release",
  summary: "Deliver a gift card that was held for review",
  ...openToOperators("finance"),
  ...FRESH_PROOF,
  request: { ...one, body: json(z.strictObject(reason)) },
  responses: { 200: detail, ...actProblems() },
});

export const refuseGiftCard = createRoute({
  method: "post",
  path: "/api/operators/gift-cards/{id}/refuse",
  summary: "Refuse a gift card that was held for review: its buyer is told and gets everything back",
  ...openToOperators("finance"),
  ...FRESH_PROOF,
  request: { ...one, body: json(z.strictObject(reason)) },
  responses: { 200: detail, ...actProblems() },
});
