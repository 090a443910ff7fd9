import type { Status } from "@aufwind/rules/appointments/status";
import { type CalendarEntry, calendarFile } from "../../platform/calendar/calendar-file.ts";
import { languageIn } from "../../platform/documents/formats.ts";
import type { OutgoingMail } from "../../platform/mail/outbox.ts";
import { timesForReader } from "../../platform/mail/times-in-both-zones.ts";
import type { Platform } from "../../platform/platform.ts";
import { datesOf, type Entry, fullName, linkTo, type Notice } from "./mail-facts.ts";

type Deps = Pick<Platform, "translator" | "config">;

/** An appointment as an entry in the reader's calendar: neutral, with both times. */
export function calendarEntryOf({ translator, config }: Deps, { reader, facts, now }: Entry): CalendarEntry {
  const { id, sequence, startsAt, endsAt, language } = facts;
  const { locale, email, zone } = facts[reader];
  const url = linkTo({ config }, { reader, facts });
  const times = timesForReader(translator, { locale, zone }).span(startsAt, endsAt);
  return {
    uid: `${id}@${new URL(config.http.publicUrl).host}`,
    sequence,
    start: startsAt,
    end: endsAt,
    stamp: now,
    summary: translator.t(locale, "appointments:calendar.summary"),
    description: [
      ...times,
      ...(language
        ? [translator.t(locale, "appointments:calendar.language", { language: languageIn(locale, language) })]
        : []),
      translator.t(locale, "appointments:calendar.more", { url }),
    ].join("\n"),
    url,
    status: CALENDAR_STATUS[facts.status],
    // Not the other person: nobody learns the other's address.
    organizer: { name: config.brand, email: /<(.+)>/.exec(config.mail.from)?.[1] ?? config.mail.from },
    ...(email && { attendee: { name: fullName(facts[reader]), email } }),
  };
}

const CALENDAR_STATUS: Record<Status, CalendarEntry["status"]> = {
  Pending: "TENTATIVE",
  Rescheduled: "TENTATIVE",
  Scheduled: "CONFIRMED",
  Completed: "CONFIRMED",
  // For one of the two it took place, so its time stays.
  "No Show": "CONFIRMED",
  Cancelled: "CANCELLED",
  Rejected: "CANCELLED",
};

/** One entry is an invitation or takes it back; several are published, since an invitation is for one (RFC 5546). */
export function calendarOf(deps: Deps, notice: Notice): NonNullable<OutgoingMail["calendar"]> {
  const entries = datesOf(notice).map((facts) => calendarEntryOf(deps, { ...notice, facts }));
  const method = notice.series ? "PUBLISH" : entries[0]?.status === "CANCELLED" ? "CANCEL" : "REQUEST";
  return { method, content: calendarFile({ method, entries }) };
}
