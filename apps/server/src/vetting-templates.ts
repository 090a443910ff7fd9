import type { Locale } from "@aufwind/rules/locale";
import { traderMail } from "./features/businesses/mails.ts";
import { credentialMail } from "./features/credentials/mails.ts";
import { type CheckMail, checkMail } from "./features/vetting/mails.ts";
import type { OutgoingMail } from "./platform/mail/outbox.ts";
import type { Platform } from "./platform/platform.ts";

type Deps = Pick<Platform, "translator" | "config">;

const JONAS = { email: "jonas@example.org", firstName: "Jonas" };

const SCENES: Record<string, Pick<CheckMail, "kind" | "reason" | "changes">> = {
  submitted: { kind: "submitted" },
  approved: { kind: "approved" },
  "changes-asked": {
    kind: "changesAsked",
    changes: [{ section: "photo", sentence: "Bitte zeigen Sie auf dem Foto nur sich selbst." }],
  },
  refused: { kind: "refused", reason: "Das Profil wirbt für Heilbehandlungen, die wir nicht vermitteln." },
};

const REASON = "Das Dokument nennt einen anderen Namen.";

const MISSING = ["phone", "register", "certification"] as const;

/** Every mail about the check of a profile, of a credential and of what traders state. */
export const vettingTemplates = (deps: Deps): Record<string, (locale: Locale) => OutgoingMail> => ({
  ...Object.fromEntries(
    Object.entries(SCENES).map(([name, scene]) => [
      `vetting-${name}`,
      (locale: Locale) => checkMail(deps, { ...JONAS, ...scene, locale }),
    ]),
  ),
  "credentials-verified": (locale) => credentialMail(deps, { ...JONAS, kind: "verified", locale }),
  "credentials-refused": (locale) => credentialMail(deps, { ...JONAS, kind: "refused", reason: REASON, locale }),
  "businesses-asked": (locale) =>
    traderMail(deps, { ...JONAS, missing: MISSING, dueAt: new Date("2026-12-17T09:00:00Z"), locale }),
  "businesses-closed": (locale) => traderMail(deps, { ...JONAS, missing: MISSING, dueAt: null, locale }),
});
