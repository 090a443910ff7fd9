import type { Locale } from "@aufwind/rules/locale";
import { liftedMail, restrictionMail, type ToldRestriction } from "./features/coach-restrictions/mails.ts";
import type { OutgoingMail } from "./platform/mail/outbox.ts";
import type { Platform } from "./platform/platform.ts";

type Deps = Pick<Platform, "translator" | "config" | "clock">;

const JONAS = { email: "jonas@example.org", firstName: "Jonas" };
const REASON = "Am 3. und am 9. November haben Sie Klientinnen gebeten, außerhalb der Plattform zu bezahlen.";

/** Every mail about pausing, suspending and closing a coach. */
export function restrictionTemplates(deps: Deps): Record<string, (locale: Locale) => OutgoingMail> {
  const now = deps.clock.now();
  const set = {
    ground: "terms",
    reason: REASON,
    allows_log_in: true,
    begins_at: now,
    begun_at: now,
    ends_at: null,
  } as const;
  const scenes: Record<string, ToldRestriction> = {
    pause: { ...set, kind: "pause", ground: "request" },
    "pause-until": { ...set, kind: "pause", ground: "request", ends_at: now },
    suspend: { ...set, kind: "suspend" },
    bar: { ...set, kind: "suspend", ground: "law", allows_log_in: false },
    close: { ...set, kind: "close", begun_at: null },
    "close-now": { ...set, kind: "close", ground: "repeated" },
  };
  const lifted = (["pause", "suspend", "close"] as const).map((kind) => [
    `coach-restrictions-lifted-${kind}`,
    (locale: Locale) => liftedMail(deps, { ...JONAS, locale, kind, reason: "Ihre Beschwerde war berechtigt." }),
  ]);
  return Object.fromEntries([
    ...Object.entries(scenes).map(([name, restriction]) => [
      `coach-restrictions-${name}`,
      (locale: Locale) => restrictionMail(deps, { ...JONAS, locale, restriction }),
    ]),
    ...lifted,
  ]);
}
