import type { Locale } from "@aufwind/rules/locale";
import * as mails from "./features/coaching-packages/mails.ts";
import type { OutgoingMail } from "./platform/mail/outbox.ts";
import type { Platform } from "./platform/platform.ts";

const FACTS: mails.PackageFacts = {
  ...{ id: "019a8b00-0000-7000-8000-000000000000", bookingNumber: "7K3FQ-9Q2DX" },
  ...{ consultation: "standard", durationMinutes: 60, size: 5, left: 3 },
  ...{ grossCents: 535_50, validUntil: "2027-05-18", coachName: "Jonas Weber", clientName: "Lena Sommer" },
  ...{ payments: [{ cents: 535_50, at: new Date("2026-11-18T09:00:00Z") }], cause: null, cents: 178_50 },
};
const INSTALMENTS = ["2026-11-18", "2026-12-18", "2027-01-18"].map((day) => ({
  cents: 178_50,
  at: new Date(`${day}T09:00:00Z`),
}));

/** The mails of packages, with made-up content, for previews. */
export function packageTemplates(platform: Platform): Record<string, (locale: Locale) => OutgoingMail> {
  const reader = (locale: Locale) => ({ email: "lena@example.org", firstName: "Lena", locale });
  const coach = (locale: Locale) => ({ email: "jonas@example.org", firstName: "Jonas", locale });
  const client =
    (news: mails.ClientNews, over: Partial<mails.PackageFacts> = {}) =>
    (locale: Locale) =>
      mails.clientMail(platform, reader(locale), { news, facts: { ...FACTS, ...over } });
  const toCoach = (news: mails.CoachNews) => (locale: Locale) =>
    mails.coachMail(platform, coach(locale), { news, facts: FACTS });
  return {
    "packages-bought": client("bought"),
    "packages-bought-instalments": client("bought", { payments: INSTALMENTS }),
    "packages-instalment-failed": client("instalmentFailed"),
    "packages-ending": client("ending"),
    "packages-ended": client("ended"),
    "packages-ended-used-up": client("ended", { cents: 0 }),
    "packages-withdrawn": client("withdrawn"),
    "packages-refunded": client("refunded"),
    "packages-refund-failed": client("refundFailed"),
    "packages-transferred": client("transferred"),
    "packages-sold": toCoach("bought"),
    "packages-sold-ended": toCoach("ended"),
    "packages-sold-withdrawn": toCoach("withdrawn"),
  };
}
