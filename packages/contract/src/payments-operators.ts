import { STATUSES } from "@aufwind/rules/appointments/status";
import { CONSULTATIONS } from "@aufwind/rules/consultations";
import { BEARERS } from "@aufwind/rules/payments/refund-split";
import { PAYMENT_STATUSES, REFUND_STATUSES } from "@aufwind/rules/payments/status";
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { Asked } from "./approvals.ts";
import { confirmation, line, oneOf } from "./platform/fields.ts";
import { paged, pageOfList, pagesAtOnce } from "./platform/lists.ts";
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

const seen = {
  appointmentId: z.uuid(),
  client: Named,
  coach: Named,
  consultation: z.enum(CONSULTATIONS),
  scheduledAt: z.iso.datetime(),
  scheduledStatus: z.enum(STATUSES),
  payment: z.enum(PAYMENT_STATUSES),
  /** The price; what the card pays of it, what gift cards and a credit. */
  grossCents: z.int(),
  cardCents: z.int(),
  giftCents: z.int(),
  packageCents: z.int(),
  creditCents: z.int(),
  /** What went back to the client, to the card, to gift cards or as credit. */
  refundedCents: z.int(),
  lastFour: z.string().nullable(),
  paidAt: z.iso.datetime().nullable(),
};

export const OperatorPayment = z.object(seen);
export type OperatorPayment = z.infer<typeof OperatorPayment>;

/** The parts of an earning: what arrives at the coach, our fees, and the invoiced amounts. */
const Shares = z.object({
  netCents: z.int(),
  vatCents: z.int(),
  grossCents: z.int(),
  feeCents: z.int(),
  marketingCents: z.int(),
  feeVatCents: z.int(),
  arrivesCents: z.int(),
});

const Refund = z.object({
  id: z.uuid(),
  cardCents: z.int(),
  giftCents: z.int(),
  packageCents: z.int(),
  creditCents: z.int(),
  /** By how much the price is lowered; 0 for goodwill. */
  priceCents: z.int(),
  bearer: z.enum(BEARERS),
  status: z.enum(REFUND_STATUSES),
  /** When it was paid by bank transfer after it came back, and by which reference it is found there. */
  transfer: z.object({ on: z.iso.date(), reference: z.string() }).nullable(),
  /** The provider's word for why it failed. */
  failure: z.string().nullable(),
  /** Both are missing where the rules asked for it. */
  reason: z.string().nullable(),
  askedBy: Named.nullable(),
  askedAt: z.iso.datetime(),
  settledAt: z.iso.datetime().nullable(),
});

const Dispute = z.object({
  id: z.string(),
  cents: z.int(),
  reason: z.string(),
  status: z.enum(["open", "won", "lost"]),
  openedAt: z.iso.datetime(),
  closedAt: z.iso.datetime().nullable(),
});

const LedgerRow = z.object({
  at: z.iso.datetime(),
  kind: z.string(),
  account: z.string(),
  /** Positive is a debit, negative a credit. */
  amountCents: z.int(),
});

const Invoice = z.object({
  id: z.uuid(),
  number: z.string(),
  kind: z.enum(["client", "clientCredit"]),
  grossCents: z.int(),
  issuedOn: z.iso.date(),
});

export const OperatorPaymentDetail = z.object({
  ...seen,
  bookedAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  /** How long each was in the call, in minutes. */
  minutes: z.object({ client: z.int(), coach: z.int() }),
  /** The payment at the provider. */
  intentId: z.string().nullable(),
  decline: z.string().nullable(),
  charge: z.object({
    status: z.enum(["open", "declined", "authentication", "paid", "void"]),
    /** How often the card was tried, and when that failed last. */
    attempts: z.int(),
    failedAt: z.iso.datetime().nullable(),
    /** Whether the client was there to answer the bank's question (3-D Secure) at the last try. */
    isPresent: z.boolean(),
  }),
  /** What the coach has earned, or will; and what is left of it after refunds. */
  earning: z.object({ isEarned: z.boolean(), whole: Shares, left: Shares }),
  /** The statement that holds the earning; null before it is closed. */
  statement: z
    .object({ month: z.string(), payBy: z.iso.date(), paidOn: z.iso.date().nullable(), status: z.string() })
    .nullable(),
  refunds: z.array(Refund),
  disputes: z.array(Dispute),
  invoices: z.array(Invoice),
  ledger: z.array(LedgerRow),
  /** What can still go back. */
  left: z.object({ cardCents: z.int(), giftCents: z.int(), packageCents: z.int(), creditCents: z.int() }),
  can: z.object({ refund: z.boolean(), waiveFee: z.boolean() }),
});
export type OperatorPaymentDetail = z.infer<typeof OperatorPaymentDetail>;

const onePayment = z.object({ id: z.uuid({ error: "invalid" }) });

const day = z.iso.date({ error: "invalid" }).optional();

export const listPayments = createRoute({
  method: "get",
  path: "/api/operators/payments/{page}/{size}/{sort}",
  summary: "Payments by their appointment's start; of one state, and from one day in Berlin until another",
  ...openToOperators("finance", "support"),
  request: {
    params: z.object(pageOfList),
    query: z.object({
      payment: z.enum(PAYMENT_STATUSES, { error: "invalid" }).optional(),
      from: day,
      to: day,
      ...pagesAtOnce,
    }),
  },
  responses: {
    200: answer("One page", z.object(paged(OperatorPayment))),
    ...problems(...OPERATOR_PROBLEMS, "invalidFields", "unavailable"),
  },
});

/** In the body: names and addresses belong into no address of a page and into no log. */
export const findPayments = createRoute({
  method: "post",
  path: "/api/operators/payments/search",
  summary: "Payments by a name, address, card ending, appointment, invoice number or the provider's id",
  ...openToOperators("finance", "support"),
  request: { body: json(z.strictObject({ q: line(120) })) },
  responses: {
    200: answer("At most 50, the latest appointments first", z.object({ items: z.array(OperatorPayment) })),
    ...writeProblems(...OPERATOR_PROBLEMS),
  },
});

export const readPayment = createRoute({
  method: "get",
  path: "/api/operators/payments/{id}",
  summary: "All about the money of an appointment",
  ...openToOperators("finance", "support"),
  request: { params: onePayment },
  responses: {
    200: answer("As it is now", OperatorPaymentDetail),
    ...problems(...OPERATOR_PROBLEMS, "notFound", "invalidFields", "unavailable"),
  },
});

const wish = z.discriminatedUnion(
  "kind",
  [
    z.strictObject({ kind: z.literal("amount"), cents: z.int({ error: "wholeNumber" }).min(1, { error: "invalid" }) }),
    z.strictObject({
      kind: z.literal("percent"),
      basisPoints: z.int({ error: "wholeNumber" }).min(1, { error: "invalid" }).max(10_000, { error: "invalid" }),
    }),
    z.strictObject({ kind: z.literal("whole") }),
    z.strictObject({ kind: z.literal("fee") }),
  ],
  { error: "invalid" },
);
const asked = { wish, bearer: oneOf(BEARERS).default("shared") };

export const RefundPreview = z.object({
  /** To be sent back when it is confirmed. */
  hash: z.string(),
  bearer: z.enum(BEARERS),
  /** What the client gets: to the card first, then to gift cards, since money is worth more than credit. */
  client: z.object({ cardCents: z.int(), giftCents: z.int(), packageCents: z.int(), creditCents: z.int() }),
  priceCents: z.int(),
  /** What is taken back of the earning, and what the coach keeps. */
  back: Shares,
  coachKeepsCents: z.int(),
  /** What we pay besides the fees that we give up. */
  platformCents: z.int(),
  isWhole: z.boolean(),
  entries: z.array(z.object({ account: z.string(), amountCents: z.int() })),
  /** The correction of the client's invoice; null where there is none to correct. */
  correction: z.object({ number: z.string(), netCents: z.int(), vatCents: z.int(), grossCents: z.int() }).nullable(),
  /** The coach's statement in which it shows: `yyyy-mm`, and whether the earning is in one that is closed. */
  statement: z.object({ month: z.string(), isEarningStated: z.boolean() }),
  /** Whether a second person has to agree. */
  needsApproval: z.boolean(),
});
export type RefundPreview = z.infer<typeof RefundPreview>;

const REFUND_PROBLEMS = ["notFound", "nothingToRefund", "refundTooHigh", "refundDisputed"] as const;

export const previewRefund = createRoute({
  method: "post",
  path: "/api/operators/payments/{id}/refund-preview",
  summary: "What a refund would do to client, coach, fees, invoice and ledger",
  ...openToOperators("finance"),
  request: { params: onePayment, body: json(z.strictObject(asked)) },
  responses: {
    200: answer("As things stand", RefundPreview),
    ...writeProblems(...OPERATOR_PROBLEMS, ...REFUND_PROBLEMS),
  },
});

export const refundPayment = createRoute({
  method: "post",
  path: "/api/operators/payments/{id}/refunds",
  summary: "Refund what the preview showed; above the limit a second person is asked",
  ...openToOperators("finance"),
  ...FRESH_PROOF,
  request: {
    params: onePayment,
    body: json(z.strictObject({ ...asked, ...confirmation })),
  },
  responses: {
    200: answer(
      "Refunded, or asked for",
      z.discriminatedUnion("status", [z.object({ status: z.literal("refunded"), refundId: z.uuid() }), Asked]),
    ),
    ...writeProblems(...OPERATOR_PROBLEMS, "proofStale", ...REFUND_PROBLEMS, "previewChanged", "approvalAsked"),
  },
});
