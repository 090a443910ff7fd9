import type { Locale } from "@aufwind/rules/locale";
import { decidedMail, inboxMail, receiptMail } from "./features/withdrawals/mails.ts";
import type { OutgoingMail } from "./platform/mail/outbox.ts";
import type { Platform } from "./platform/platform.ts";

type Deps = Pick<Platform, "translator" | "config" | "clock">;

const LENA = { reference: "AW-7K3M-9QXD", name: "Lena Brandt", email: "lena@example.org" };
const FOLLOWS = ["cancel", "repay", "performed", "tooLate", "nothingOwed"] as const;
const REASON = { de: "Der Termin hat stattgefunden.", en: "The session took place." };
const BACK = { cardCents: 8925, giftCents: 0, packageCents: 0, creditCents: 0 };
const PACKAGE = {
  ...{ id: "019a8b00-0000-7000-8000-000000000000", coachName: "Jonas Weber" },
  ...{ owedCents: 107_10, backCents: 428_40, isUnclear: false },
};

/** Every mail about a withdrawal. */
export function withdrawalTemplates(deps: Deps): Record<string, (locale: Locale) => OutgoingMail> {
  const now = deps.clock.now();
  const declared = { ...LENA, contract: "17.11.2026, 7K3FQ-9Q2DX", receivedAt: now };
  const stored = (locale: Locale) => ({ ...LENA, locale, received_at: now });
  return {
    "withdrawals-receipt": (locale) => receiptMail(deps, { ...declared, locale, follows: { kind: "unknown" } }),
    ...Object.fromEntries(
      FOLLOWS.map((kind) => [
        `withdrawals-receipt-${kind}`,
        (locale: Locale) =>
          receiptMail(deps, { ...declared, locale, follows: { kind, appointment: { starts_at: now } } }),
      ]),
    ),
    ...Object.fromEntries(
      (["end", "performed", "tooLate", "nothingOwed"] as const).map((kind) => [
        `withdrawals-receipt-package-${kind}`,
        (locale: Locale) => receiptMail(deps, { ...declared, locale, follows: { kind, package: PACKAGE } }),
      ]),
    ),
    "withdrawals-receipt-package-unclear": (locale) =>
      receiptMail(deps, { ...declared, locale, follows: { kind: "end", package: { ...PACKAGE, isUnclear: true } } }),
    "withdrawals-inbox": (locale) => inboxMail(deps, { ...declared, locale, caseNumber: 1042 }),
    "withdrawals-cancelled": (locale) =>
      decidedMail(deps, { withdrawal: stored(locale), kind: "cancelled", back: null, reason: null }),
    "withdrawals-repaid": (locale) =>
      decidedMail(deps, { withdrawal: stored(locale), kind: "repaid", back: BACK, reason: null }),
    "withdrawals-refused": (locale) =>
      decidedMail(deps, { withdrawal: stored(locale), kind: "refused", back: null, reason: REASON[locale] }),
  };
}
