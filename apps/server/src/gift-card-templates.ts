import type { Locale } from "@aufwind/rules/locale";
import { newCode } from "./features/gift-cards/gift-card-keys.ts";
import * as mails from "./features/gift-cards/mails.ts";
import type { OutgoingMail } from "./platform/mail/outbox.ts";
import type { Platform } from "./platform/platform.ts";

const ID = "019a8b00-0000-7000-8000-000000000000";

/** The mails of gift cards, with made-up content, for previews. */
export function giftCardTemplates(platform: Platform): Record<string, (locale: Locale) => OutgoingMail> {
  const { code } = newCode(platform.config.secret);
  const given = (locale: Locale, over: Partial<mails.Given> = {}): mails.Given => ({
    ...{ id: ID, amount_cents: 50_00, buyer_name: "Hilde", buyer_email: "hilde@example.org", locale, code },
    ...{ recipient_name: "Lena", recipient_email: "lena@example.org", message: "Alles Gute zum Geburtstag!" },
    ...{
      coach_name: "",
      delivery: "mail",
      design: "meadow",
      status: "paid",
      deliverOn: null,
      expiresOn: "2029-12-31",
      ...over,
    },
  });
  const reader = (locale: Locale) => ({ email: "lena@example.org", firstName: "Lena", locale });
  const told = (news: mails.BuyerNews) => (locale: Locale) =>
    mails.buyerMail(platform, given(locale), { news, cents: 50_00 });
  return {
    "gift-cards-gift": (locale) => mails.giftMail(platform, given(locale), "lena@example.org"),
    "gift-cards-gift-session": (locale) =>
      mails.giftMail(platform, given(locale, { coach_name: "Jonas Weber", message: "" }), "lena@example.org"),
    "gift-cards-receipt": (locale) => mails.receiptMail(platform, given(locale)),
    "gift-cards-receipt-later": (locale) => mails.receiptMail(platform, given(locale, { deliverOn: "2026-12-24" })),
    "gift-cards-receipt-print": (locale) => mails.receiptMail(platform, given(locale, { delivery: "print" })),
    "gift-cards-receipt-held": (locale) => mails.receiptMail(platform, given(locale, { status: "held" })),
    "gift-cards-replaced": told("replaced"),
    "gift-cards-stopped": told("stopped"),
    "gift-cards-refused": told("refused"),
    "gift-cards-withdrawn": told("withdrawn"),
    "gift-cards-refund-failed": told("refundFailed"),
    "gift-cards-transferred": told("transferred"),
    "gift-cards-ending": (locale) =>
      mails.endingMail(platform, reader(locale), { balanceCents: 30_00, expiresOn: "2029-12-31" }),
  };
}
