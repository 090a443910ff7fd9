import type { Locale } from "@aufwind/rules/locale";
import { type ReviewNotice, requestMail, reviewMail } from "./features/reviews/mails.ts";
import type { OutgoingMail } from "./platform/mail/outbox.ts";
import type { Platform } from "./platform/platform.ts";

type Deps = Pick<Platform, "translator" | "config">;

const LENA = { email: "lena@example.org", firstName: "Lena" };
const JONAS = { email: "jonas@example.org", firstName: "Jonas" };
const REASON = "Der Text nennt eine dritte Person mit vollem Namen.";
const appointmentId = "019a0000-0000-7000-8000-000000000001";

/** Who is notified of what, with the operator's reason if any. */
const SCENES: Record<string, { kind: ReviewNotice; to: typeof LENA; reason?: string }> = {
  written: { kind: "written", to: JONAS },
  published: { kind: "published", to: LENA },
  contested: { kind: "contested", to: LENA },
  removed: { kind: "removed", to: LENA, reason: REASON },
  kept: { kind: "kept", to: JONAS, reason: "Der Text gibt eine Meinung wieder und beleidigt niemanden." },
  "taken-down": { kind: "takenDown", to: JONAS, reason: REASON },
};

/** Every notification about a review. */
export const reviewTemplates = (deps: Deps): Record<string, (locale: Locale) => OutgoingMail> => ({
  "reviews-ask": (locale) => requestMail(deps, { ...LENA, locale, appointmentId }),
  ...Object.fromEntries(
    Object.entries(SCENES).map(([name, { kind, to, reason = null }]) => [
      `reviews-${name}`,
      (locale: Locale) =>
        reviewMail(deps, { ...to, kind, locale, appointmentId, reason, until: new Date("2026-11-30T09:00:00Z") }),
    ]),
  ),
});
