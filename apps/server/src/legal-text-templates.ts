import type { LegalText, TextReader } from "@aufwind/rules/legal-texts";
import type { Locale } from "@aufwind/rules/locale";
import { announcementMail } from "./features/legal-texts/mails.ts";
import type { OutgoingMail } from "./platform/mail/outbox.ts";
import type { Platform } from "./platform/platform.ts";

type Deps = Pick<Platform, "translator" | "config">;

const VERSION = "2027-03-01";
const PEOPLE = {
  coach: { email: "jonas@example.org", first_name: "Jonas" },
  client: { email: "lena@example.org", first_name: "Lena" },
};

/** Whom a new version of each text is announced to. */
export function legalTextTemplates(deps: Deps): Record<string, (locale: Locale) => OutgoingMail> {
  const announced = (text: LegalText, kind: TextReader) => (locale: Locale) =>
    announcementMail(deps, {
      ...{ text, version: VERSION, appliesOn: kind === "coach" ? VERSION : null },
      person: { ...PEOPLE[kind], kind, locale },
    });
  return {
    "legal-texts-terms-coach": announced("terms", "coach"),
    "legal-texts-terms-client": announced("terms", "client"),
    "legal-texts-conduct": announced("conduct", "coach"),
    "legal-texts-privacy": announced("privacy", "client"),
  };
}
