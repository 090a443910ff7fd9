import { freeUntil } from "@aufwind/rules/appointments/deadlines";
import type { Actor } from "@aufwind/rules/appointments/lifecycle";
import { SIDES, type Side } from "@aufwind/rules/appointments/status";
import type { Locale } from "@aufwind/rules/locale";
import type { MailFacts, NoticeKind } from "./features/appointments/mail-facts.ts";
import { appointmentMail } from "./features/appointments/mails.ts";
import type { OutgoingMail } from "./platform/mail/outbox.ts";
import type { Platform } from "./platform/platform.ts";

type Scene = { kind: NoticeKind; by: Actor; onBehalfOf?: Side; facts?: Partial<MailFacts> };
type Deps = Pick<Platform, "translator" | "config">;

const at = (iso: string) => new Date(iso);

/** Mostly an hour on Tuesday, 17 November 2026, two o'clock in Berlin, between Kathmandu and St. John's. */
export function previewFacts(locale: Locale, changes: Partial<MailFacts>): MailFacts {
  const startsAt = changes.startsAt ?? at("2026-11-17T13:00:00Z");
  const lena = { userId: "019a0000-0000-7000-8000-00000000000a", firstName: "Lena", lastName: "Brandt" };
  const jonas = { userId: "019a0000-0000-7000-8000-00000000000b", firstName: "Jonas", lastName: "Weber" };
  const minutes = changes.consultation === "discovery" ? 15 : 60;
  return {
    id: "019a0000-0000-7000-8000-000000000001",
    bookingNumber: "7K3FQ-9Q2DX",
    sequence: 1,
    status: "Scheduled",
    awaiting: null,
    consultation: "standard",
    language: "en",
    startsAt,
    endsAt: new Date(startsAt.getTime() + minutes * 60_000),
    previousStartsAt: null,
    bookedAt: at("2026-11-14T09:00:00Z"),
    grossCents: 119_00,
    owedCents: 119_00,
    payment: "open",
    giftCents: 0,
    creditCents: 0,
    isFromPackage: false,
    reason: null,
    holdUntil: null,
    answerBy: null,
    freeUntil: new Date(freeUntil(startsAt.getTime())),
    chargeAt: null,
    absent: null,
    isAgreed: true,
    earlyStart: "given",
    hasNote: false,
    client: { ...lena, email: "lena@example.org", locale, zone: "Asia/Kathmandu" },
    coach: { ...jonas, email: "jonas@example.org", locale, zone: "America/St_Johns" },
    ...changes,
  };
}

const NOW = at("2026-11-15T09:00:00Z");
const answerBy = at("2026-11-17T09:00:00Z");
const asked = { status: "Pending", awaiting: "coach", answerBy } as const;
const held = { status: "Pending", awaiting: "payment_details", holdUntil: at("2026-11-15T09:15:00Z") } as const;
const moved = { status: "Rescheduled", answerBy, previousStartsAt: at("2026-11-16T23:30:00Z") } as const;
const stands = { chargeAt: at("2026-11-16T13:00:00Z") };
const cancelled = { status: "Cancelled", owedCents: 0 } as const;
const rejected = { status: "Rejected", owedCents: 0 } as const;
const reason = "Ich bin leider krank geworden.\nBitte entschuldigen Sie.";
const missed = { status: "No Show", absent: "client" } as const;
const letDown = { status: "No Show", absent: "coach" } as const;
const MISSED_UNTIL = "2026-11-18T13:20:00Z";
const decision = "Der Videoraum zeigt, wer wann da war.";
const free = { consultation: "discovery", grossCents: 0, owedCents: 0 } as const;
const soon = { startsAt: at("2026-11-16T07:00:00Z") };

/** Every kind of notification, once. */
const SCENES: Record<string, Scene> = {
  held: { kind: "book", by: "client", facts: held },
  booked: { kind: "book", by: "client", facts: asked },
  "booked-free": { kind: "book", by: "client", facts: { ...asked, ...free } },
  "booked-late": { kind: "book", by: "client", facts: { ...asked, ...soon, answerBy: soon.startsAt } },
  "details-given": { kind: "giveDetails", by: "client", facts: asked },
  "booked-at-once": { kind: "book", by: "client", facts: { ...stands, hasNote: true } },
  "booked-at-once-free": { kind: "book", by: "client", facts: free },
  "booked-at-once-late": { kind: "giveDetails", by: "client", facts: { ...soon, chargeAt: NOW } },
  confirmed: { kind: "confirm", by: "coach", facts: stands },
  "confirmed-late": { kind: "confirm", by: "coach", facts: { ...soon, chargeAt: NOW } },
  rejected: { kind: "reject", by: "coach", facts: { ...rejected, reason } },
  "moved-by-client": { kind: "reschedule", by: "client", facts: { ...moved, awaiting: "coach" } },
  "moved-by-coach": { kind: "reschedule", by: "coach", facts: { ...moved, awaiting: "client", earlyStart: "asked" } },
  "accepted-by-client": { kind: "accept", by: "client", facts: stands },
  "accepted-by-coach": { kind: "accept", by: "coach", facts: { ...soon, chargeAt: NOW } },
  "declined-by-client": { kind: "decline", by: "client", facts: { ...cancelled, reason } },
  "declined-by-coach": { kind: "decline", by: "coach", facts: cancelled },
  "cancelled-by-client": { kind: "cancel", by: "client", facts: cancelled },
  "cancelled-late": { kind: "cancel", by: "client", facts: { ...cancelled, owedCents: 119_00 } },
  "cancelled-by-coach": { kind: "cancel", by: "coach", facts: { ...cancelled, reason } },
  "cancelled-by-team": { kind: "cancel", by: "team", onBehalfOf: "coach", facts: { ...cancelled, reason } },
  "client-absent": {
    kind: "noShow",
    by: "coach",
    facts: { ...missed, awaiting: "client", answerBy: at(MISSED_UNTIL) },
  },
  "coach-absent": {
    kind: "noShow",
    by: "client",
    facts: { ...letDown, awaiting: "coach", answerBy: at(MISSED_UNTIL) },
  },
  "no-show-taken-back": { kind: "takeBackNoShow", by: "coach" },
  "no-show-objected": { kind: "objectToNoShow", by: "client", facts: { ...missed, awaiting: "team", reason } },
  "client-absent-settled": { kind: "settleNoShow", by: "clock", facts: missed },
  "coach-absent-settled": { kind: "settleNoShow", by: "clock", facts: { ...letDown, owedCents: 0 } },
  "client-absent-decided": { kind: "decideClientAbsent", by: "team", facts: { ...missed, reason: decision } },
  "coach-absent-decided": {
    kind: "decideCoachAbsent",
    by: "team",
    facts: { ...letDown, owedCents: 0, reason: decision },
  },
  "completed-decided": { kind: "decideCompleted", by: "team", facts: { status: "Completed", reason: decision } },
  expired: { kind: "expire", by: "clock", facts: cancelled },
  unanswered: { kind: "lapse", by: "clock", facts: rejected },
  lapsed: { kind: "lapse", by: "clock", facts: cancelled },
  unpaid: { kind: "unpaid", by: "clock", facts: cancelled },
  completed: { kind: "complete", by: "clock", facts: { status: "Completed" } },
  "booked-with-note": { kind: "book", by: "client", facts: { ...asked, hasNote: true } },
  reminded: { kind: "remind", by: "clock" },
  "reminded-day-before": { kind: "remindDayBefore", by: "clock" },
  "reminded-day-before-free": { kind: "remindDayBefore", by: "clock", facts: free },
  "reminded-day-before-paid": { kind: "remindDayBefore", by: "clock", facts: { payment: "paid" } },
  "reminded-day-before-unpaid": { kind: "remindDayBefore", by: "clock", facts: { ...soon, payment: "failed" } },
};

/** Every mail about an appointment, for each recipient. */
export function appointmentTemplates(deps: Deps): Record<string, (locale: Locale) => OutgoingMail> {
  const mails = Object.entries(SCENES).flatMap(([name, { facts = {}, ...scene }]) =>
    SIDES.map((reader) => {
      const mail = (locale: Locale) =>
        appointmentMail(deps, { ...scene, reader, facts: previewFacts(locale, facts), now: NOW });
      return { id: `appointments-${name}-to-${reader}`, mail };
    }),
  );
  const sent = mails.filter((each): each is { id: string; mail: (locale: Locale) => OutgoingMail } =>
    Boolean(each.mail("en")),
  );
  return Object.fromEntries(sent.map(({ id, mail }) => [id, mail]));
}
