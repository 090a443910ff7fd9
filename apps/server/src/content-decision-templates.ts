import type { Locale } from "@aufwind/rules/locale";
import { authorMail, reporterMail } from "./features/content-decisions/mails.ts";
import type { OutgoingMail } from "./platform/mail/outbox.ts";
import type { Platform } from "./platform/platform.ts";

const READER = { email: "lena@example.org", firstName: "Lena", hasAccount: true };
const DECIDED = {
  id: "019a8b00-0000-7000-8000-000000000000",
  content_kind: "review",
  facts: "Der Text nennt eine dritte Person mit vollem Namen und ihrer Krankheit.",
  ground: "terms",
  clause: "A7",
  decided_at: new Date("2026-11-16T09:00:00Z"),
} as const;
const KEPT = { ...DECIDED, decision: "keep", ground: null, clause: null, until: null } as const;
const UNTIL = new Date("2026-12-16T09:00:00Z");

/** Every mail about a decision. */
export const contentDecisionTemplates = (
  deps: Pick<Platform, "translator" | "config">,
): Record<string, (locale: Locale) => OutgoingMail> => {
  const toAuthor =
    (decided: Parameters<typeof authorMail>[1]["decided"], isRestored = false) =>
    (locale: Locale) =>
      authorMail(deps, { ...READER, locale, decided, isRestored });
  const toReporter = (decided: Parameters<typeof authorMail>[1]["decided"], hasAccount: boolean) => (locale: Locale) =>
    reporterMail(deps, { ...READER, hasAccount, locale, decided });
  return {
    "content-decisions-restrict": toAuthor({ ...DECIDED, decision: "restrict", until: UNTIL }),
    "content-decisions-remove": toAuthor({ ...DECIDED, decision: "remove", until: null }),
    "content-decisions-suspend": toAuthor({ ...DECIDED, decision: "suspend", until: UNTIL }),
    "content-decisions-restored": toAuthor(KEPT, true),
    "content-decisions-kept": toReporter(KEPT, true),
    "content-decisions-acted": toReporter({ ...DECIDED, decision: "remove", until: null }, false),
  };
};
