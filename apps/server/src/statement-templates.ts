import { HOLD_DECISIONS, HOLD_REASONS } from "@aufwind/rules/earnings";
import type { Locale } from "@aufwind/rules/locale";
import { decidedMail, heldMail } from "./features/earnings/mails.ts";
import { adjustedMail, holdMail, type MailFacts, statementMail } from "./features/statements/mails.ts";
import type { OutgoingMail } from "./platform/mail/outbox.ts";
import type { Platform } from "./platform/platform.ts";

type Scene = { kind: Parameters<typeof statementMail>[1]["kind"]; facts?: Partial<MailFacts> };
type Deps = Pick<Platform, "translator" | "config">;

/** November with two appointments, one of them the first with a new client. */
const NOVEMBER = {
  email: "jonas@example.org",
  first_name: "Jonas",
  month: "2026-11",
  pay_by: "2026-12-14",
  lines: 2,
  gross_cents: 238_00,
  fee_cents: 38_00,
  marketing_cents: 29_00,
  fee_vat_cents: 12_73,
  adjusted_cents: 0,
  arrives_cents: 158_27,
  carried_in_cents: 0,
  payout_cents: 158_27,
  carried_out_cents: 0,
  is_ready: true,
  has_left: false,
};
/** A month with reversals, which ends below zero. */
const TAKEN_BACK = {
  lines: 1,
  gross_cents: -119_00,
  fee_cents: -19_00,
  marketing_cents: 0,
  fee_vat_cents: -3_61,
  arrives_cents: -96_39,
  payout_cents: 0,
  carried_out_cents: -96_39,
};

/** Every mail about a month. */
const SCENES: Record<string, Scene> = {
  closed: { kind: "closed" },
  "closed-unconnected": { kind: "closed", facts: { is_ready: false } },
  "closed-carried": { kind: "closed", facts: TAKEN_BACK },
  "closed-after-carried": { kind: "closed", facts: { carried_in_cents: -96_39, payout_cents: 61_88 } },
  "closed-nothing": { kind: "closed", facts: { carried_in_cents: -158_27, payout_cents: 0 } },
  "closed-adjusted": { kind: "closed", facts: { adjusted_cents: 10_00, arrives_cents: 168_27, payout_cents: 168_27 } },
  paid: { kind: "paid" },
  "paid-after-leaving": { kind: "paid", facts: { has_left: true } },
  failed: { kind: "failed" },
  returned: { kind: "returned" },
};

const REASON = "Zu Ihrem Konto passt die Anschrift nicht mehr.";

const ADJUSTED = {
  email: "jonas@example.org",
  first_name: "Jonas",
  has_left: false,
  reason: "Eine Gebühr war doppelt.",
};

const HELD = { email: "jonas@example.org", first_name: "Jonas", has_left: false, cents: 178_50 };

export const statementTemplates = (deps: Deps): Record<string, (locale: Locale) => OutgoingMail> => ({
  "statements-adjusted-more": (locale) => adjustedMail(deps, { ...ADJUSTED, locale, arrivesCents: 22_61 }),
  "statements-adjusted-less": (locale) => adjustedMail(deps, { ...ADJUSTED, locale, arrivesCents: -22_61 }),
  ...Object.fromEntries(
    Object.entries(SCENES).map(([name, { kind, facts }]) => [
      `statements-${name}`,
      (locale: Locale) => statementMail(deps, { kind, facts: { ...NOVEMBER, ...facts, locale } }),
    ]),
  ),
  ...Object.fromEntries(
    HOLD_REASONS.map((reason) => [
      `earnings-held-${reason}`,
      (locale: Locale) => heldMail(deps, { ...HELD, locale, reason }),
    ]),
  ),
  ...Object.fromEntries(
    HOLD_DECISIONS.map((decision) => [
      `earnings-${decision}`,
      (locale: Locale) => decidedMail(deps, { ...HELD, locale }, { decision, reason: "Niemand war im Raum." }),
    ]),
  ),
  ...Object.fromEntries(
    (["held", "released"] as const).map((kind) => [
      `statements-${kind}`,
      (locale: Locale) => holdMail(deps, { kind, facts: { ...NOVEMBER, locale, reason: REASON } }),
    ]),
  ),
});
