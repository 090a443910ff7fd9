import type { Locale } from "@aufwind/rules/locale";
import { DECLINES } from "@aufwind/rules/payments/cards";
import * as mails from "./features/payments/mails.ts";
import type { OutgoingMail } from "./platform/mail/outbox.ts";
import type { Platform } from "./platform/platform.ts";

type Deps = Pick<Platform, "translator" | "config">;

const row = {
  id: "019a0000-0000-7000-8000-000000000001",
  starts_at: new Date("2026-11-17T13:00:00Z"),
  gross_cents: 119_00,
};

const readersIn = (locale: Locale) => ({
  client: {
    userId: "019a0000-0000-7000-8000-00000000000a",
    firstName: "Lena",
    lastName: "Brandt",
    email: "lena@example.org",
    zone: "Europe/Berlin",
    locale,
  },
  coach: {
    userId: "019a0000-0000-7000-8000-00000000000b",
    firstName: "Jonas",
    lastName: "Weber",
    email: "jonas@example.org",
    zone: "Europe/Berlin",
    locale,
  },
});

const UNTIL = new Date("2026-11-17T11:00:00Z");

const WHOLE = { amount_cents: 119_00, gift_cents: 0, credit_cents: 0, bearer: "shared" };
const SPLIT = {
  priceCents: 59_50,
  back: {
    netCents: 50_00,
    vatCents: 9_50,
    grossCents: 59_50,
    feeCents: 9_50,
    marketingCents: 0,
    feeVatCents: 1_81,
    arrivesCents: 48_19,
  },
};

/** Every mail about a payment. */
export function paymentTemplates(deps: Deps): Record<string, (locale: Locale) => OutgoingMail> {
  const of = (locale: Locale) => ({ row, readers: readersIn(locale), giftCents: 0, creditCents: 0 });
  const failed = DECLINES.map((decline) => [
    `payments-failed-${decline}`,
    (locale: Locale) => mails.failedMail(deps, { ...of(locale), decline, until: UNTIL }),
  ]);
  const disputed = (["open", "won", "lost"] as const).map((outcome) => [
    `payments-disputed-${outcome}`,
    (locale: Locale) => mails.disputedMail(deps, { ...of(locale), outcome, isReversed: false }),
  ]);
  return {
    "payments-paid": (locale) => mails.paidMail(deps, { ...of(locale), lastFour: "4242" }),
    "payments-paid-gift": (locale) => mails.paidMail(deps, { ...of(locale), giftCents: 50_00, lastFour: "4242" }),
    "payments-paid-by-gift": (locale) => mails.paidMail(deps, { ...of(locale), giftCents: 119_00, lastFour: "4242" }),
    "payments-refunded-gift": (locale) =>
      mails.refundedMail(deps, { ...of(locale), refund: { ...WHOLE, amount_cents: 69_00, gift_cents: 50_00 } }),
    "payments-paid-credit": (locale) => mails.paidMail(deps, { ...of(locale), creditCents: 10_00, lastFour: "4242" }),
    ...Object.fromEntries(failed),
    "payments-debt": (locale) => mails.failedMail(deps, { ...of(locale), decline: "declined", until: null }),
    "payments-refunded": (locale) => mails.refundedMail(deps, { ...of(locale), refund: WHOLE }),
    "payments-refunded-credit": (locale) =>
      mails.refundedMail(deps, { ...of(locale), refund: { ...WHOLE, amount_cents: 109_00, credit_cents: 10_00 } }),
    "payments-refunded-part": (locale) =>
      mails.refundedMail(deps, { ...of(locale), refund: { ...WHOLE, amount_cents: 60_00 } }),
    "payments-coach-refund": (locale) => mails.coachRefundMail(deps, { ...of(locale), split: SPLIT, isEarned: true }),
    "payments-refund-failed": (locale) => mails.refundFailedMail(deps, { ...of(locale), refund: WHOLE }),
    "payments-transferred": (locale) => mails.transferredMail(deps, { ...of(locale), refund: WHOLE }),
    ...Object.fromEntries(disputed),
    "payments-disputed-reversed": (locale) =>
      mails.disputedMail(deps, { ...of(locale), outcome: "lost", isReversed: true }),
    "payments-refund-inbox": () => mails.refundInboxMail(deps, { row }),
    "payments-dispute-inbox": () => mails.disputeInboxMail(deps, { row, outcome: "open" }),
  };
}
