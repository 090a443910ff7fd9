import type { OperatorPaymentDetail, RefundPreview } from "@aufwind/contract/payments-operators";

const shares = {
  ...{ netCents: 10_000, vatCents: 1900, grossCents: 11_900 },
  ...{ feeCents: 1200, marketingCents: 0, feeVatCents: 228, arrivesCents: 10_472 },
};

/** A completed appointment of 119 €, paid by card. */
export const PAYMENT: OperatorPaymentDetail = {
  appointmentId: "0199f0a0-0000-7000-8000-000000000001",
  client: { id: "0199f0a0-0000-7000-8000-000000000002", name: "Emre Aslan" },
  coach: { id: "0199f0a0-0000-7000-8000-000000000003", name: "Jonas Petersen" },
  consultation: "standard",
  scheduledAt: "2026-11-10T10:00:00.000Z",
  endsAt: "2026-11-10T11:00:00.000Z",
  scheduledStatus: "Completed",
  payment: "paid",
  grossCents: 11_900,
  cardCents: 11_900,
  giftCents: 0,
  packageCents: 0,
  creditCents: 0,
  refundedCents: 0,
  lastFour: "1881",
  paidAt: "2026-11-09T10:00:00.000Z",
  bookedAt: "2026-11-01T08:00:00.000Z",
  minutes: { client: 41, coach: 60 },
  intentId: "pi_1",
  decline: null,
  charge: { status: "paid", attempts: 1, failedAt: null, isPresent: false },
  earning: { isEarned: true, whole: shares, left: shares },
  statement: { month: "2026-11", payBy: "2026-12-15", paidOn: null, status: "due" },
  refunds: [],
  disputes: [],
  invoices: [{ id: "i1", number: "A-2026-1", kind: "client", grossCents: 11_900, issuedOn: "2026-11-10" }],
  ledger: [
    { at: "2026-11-09T10:00:00.000Z", kind: "paid", account: "provider", amountCents: 11_900 },
    { at: "2026-11-09T10:00:00.000Z", kind: "paid", account: "prepaid", amountCents: -11_900 },
  ],
  left: { cardCents: 11_900, giftCents: 0, packageCents: 0, creditCents: 0 },
  can: { refund: true, waiveFee: true },
};

/** Half of it, borne by everybody in proportion. */
export const PREVIEW: RefundPreview = {
  hash: "hash-1",
  bearer: "shared",
  client: { cardCents: 5950, giftCents: 0, packageCents: 0, creditCents: 0 },
  priceCents: 5950,
  back: {
    ...{ netCents: 5000, vatCents: 950, grossCents: 5950 },
    ...{ feeCents: 600, marketingCents: 0, feeVatCents: 114, arrivesCents: 5236 },
  },
  coachKeepsCents: 5236,
  platformCents: 0,
  isWhole: false,
  entries: [
    { account: "coach", amountCents: 5236 },
    { account: "fees", amountCents: 600 },
    { account: "vat", amountCents: 114 },
    { account: "provider", amountCents: -5950 },
  ],
  correction: { number: "A-2026-1", netCents: 5000, vatCents: 950, grossCents: 5950 },
  statement: { month: "2026-11", isEarningStated: false },
  needsApproval: false,
};
