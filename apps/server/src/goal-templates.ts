import type { Locale } from "@aufwind/rules/locale";
import { agreementMail } from "./features/agreements/mails.ts";
import { goalMail } from "./features/goals/mails.ts";
import { worksheetMail } from "./features/worksheets/mails.ts";
import type { OutgoingMail } from "./platform/mail/outbox.ts";
import type { Platform } from "./platform/platform.ts";

type Deps = Pick<Platform, "translator" | "config">;

const LENA = { email: "lena@example.org", firstName: "Lena" };
const JONAS = { email: "jonas@example.org", firstName: "Jonas" };
const clientId = "019a0000-0000-7000-8000-000000000001";

/** Every mail about goals, worksheets and agreements. */
export const goalTemplates = (deps: Deps): Record<string, (locale: Locale) => OutgoingMail> => ({
  "goals-step-due": (locale) => goalMail(deps, { ...LENA, locale, kind: "stepDue" }),
  "goals-step-overdue": (locale) => goalMail(deps, { ...LENA, locale, kind: "stepOverdue" }),
  "goals-check-in": (locale) => goalMail(deps, { ...LENA, locale, kind: "checkInInvited" }),
  "agreements-asked": (locale) => agreementMail(deps, { ...LENA, locale, agreementId: clientId }),
  "worksheets-sent": (locale) => worksheetMail(deps, { ...LENA, locale, kind: "worksheetSent" }),
  "worksheets-due": (locale) => worksheetMail(deps, { ...LENA, locale, kind: "worksheetDue" }),
  "worksheets-answered": (locale) => worksheetMail(deps, { ...JONAS, locale, kind: "worksheetAnswered", clientId }),
});
