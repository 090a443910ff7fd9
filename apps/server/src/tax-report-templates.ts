import type { Locale } from "@aufwind/rules/locale";
import { askedMail, copyMail, formerCopyMail, heldMail, settledMail } from "./features/tax-reports/mails.ts";
import type { OutgoingMail } from "./platform/mail/outbox.ts";
import type { Platform } from "./platform/platform.ts";

type Deps = Pick<Platform, "translator" | "config">;

const COACH = { email: "jonas@example.org", first_name: "Jonas" };
const ASKED = { ...COACH, heldAt: new Date("2027-04-30T08:00:00Z") };
const COPIED = { ...COACH, year: 2026 };
const QUARTER = { considerationCents: 124_020, feeCents: 27_132, activities: 12 };
const QUARTERS = [QUARTER, QUARTER, QUARTER, QUARTER] as const;
const FORMER = { email: COACH.email, firstName: COACH.first_name, year: 2026, quarters: QUARTERS };

export const taxReportTemplates = (deps: Deps): Record<string, (locale: Locale) => OutgoingMail> => ({
  "tax-reports-asked": (locale) => askedMail(deps, { ...ASKED, locale, isFirst: true }),
  "tax-reports-reminded": (locale) => askedMail(deps, { ...ASKED, locale, isFirst: false }),
  "tax-reports-held": (locale) => heldMail(deps, { ...COACH, locale }),
  "tax-reports-released": (locale) => settledMail(deps, { ...COACH, locale }),
  "tax-reports-copied": (locale) => copyMail(deps, { ...COPIED, locale, isChanged: false }),
  "tax-reports-former-copied": (locale) => formerCopyMail(deps, { ...FORMER, locale, isChanged: false }),
  "tax-reports-former-changed": (locale) => formerCopyMail(deps, { ...FORMER, locale, isChanged: true }),
  "tax-reports-changed": (locale) => copyMail(deps, { ...COPIED, locale, isChanged: true }),
});
