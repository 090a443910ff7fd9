import { SIDES } from "@aufwind/rules/appointments/status";
import type { Locale } from "@aufwind/rules/locale";
import { DAY } from "@aufwind/rules/time/durations";
import { previewFacts } from "./appointment-templates.ts";
import type { Notice } from "./features/appointments/mail-facts.ts";
import { appointmentMail } from "./features/appointments/mails.ts";
import type { OutgoingMail } from "./platform/mail/outbox.ts";
import type { Platform } from "./platform/platform.ts";

type Deps = Pick<Platform, "translator" | "config">;
type Facts = Parameters<typeof previewFacts>[1];
type Scene = Pick<Notice, "kind" | "by"> & { facts?: Facts };

const ID = "019a0000-0000-7000-8000-00000000000c";
const NOW = new Date("2026-11-15T09:00:00Z");
const answerBy = new Date("2026-11-17T09:00:00Z");
const asked = { status: "Pending", awaiting: "coach", answerBy } as const;
const held = { status: "Pending", awaiting: "payment_details", holdUntil: new Date("2026-11-15T09:15:00Z") } as const;
const moved = { status: "Rescheduled", answerBy } as const;
const over = { status: "Cancelled", owedCents: 0 } as const;

const SCENES: Record<string, Scene> = {
  held: { kind: "book", by: "client", facts: held },
  asked: { kind: "book", by: "client", facts: asked },
  booked: { kind: "book", by: "client" },
  confirmed: { kind: "confirm", by: "coach" },
  rejected: { kind: "reject", by: "coach", facts: { status: "Rejected", owedCents: 0, reason: "Leider voll." } },
  "moved-by-client": { kind: "reschedule", by: "client", facts: { ...moved, awaiting: "coach" } },
  "moved-by-coach": { kind: "reschedule", by: "coach", facts: { ...moved, awaiting: "client", earlyStart: "asked" } },
  "accepted-by-client": { kind: "accept", by: "client" },
  "declined-by-client": { kind: "decline", by: "client", facts: over },
  "cancelled-by-client": { kind: "cancel", by: "client", facts: over },
  "cancelled-late": { kind: "cancel", by: "client", facts: { status: "Cancelled", owedCents: 119_00 } },
  "cancelled-by-coach": { kind: "cancel", by: "coach", facts: { ...over, reason: "Ich bin im Urlaub." } },
  expired: { kind: "expire", by: "clock", facts: over },
  unanswered: { kind: "lapse", by: "clock", facts: { status: "Rejected", owedCents: 0 } },
  lapsed: { kind: "lapse", by: "clock", facts: over },
};

/** The mails about a series of three weeks, for each recipient, with made-up content, for previews. */
export function seriesTemplates(deps: Deps): Record<string, (locale: Locale) => OutgoingMail> {
  const mails = Object.entries(SCENES).flatMap(([name, { kind, by, facts: changes = {} }]) =>
    SIDES.map((reader) => {
      const mail = (locale: Locale) => {
        const dates = [0, 7, 14].map((days) => previewFacts(locale, { ...changes, startsAt: startIn(days) }));
        const facts = previewFacts(locale, { ...changes, startsAt: startIn(0) });
        return appointmentMail(deps, { kind, by, reader, facts, series: { id: ID, dates }, now: NOW });
      };
      return { id: `appointment-series-${name}-to-${reader}`, mail };
    }),
  );
  const sent = mails.filter((each): each is { id: string; mail: (locale: Locale) => OutgoingMail } =>
    Boolean(each.mail("en")),
  );
  return Object.fromEntries(sent.map(({ id, mail }) => [id, mail]));
}

const startIn = (days: number) => new Date(Date.parse("2026-11-17T13:00:00Z") + days * DAY);
