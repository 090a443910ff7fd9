import type { Appointment, AppointmentItem } from "@aufwind/contract/appointments";
import type { DeletionPreview } from "@aufwind/contract/personal-data";
import { otherSide, type Side } from "@aufwind/rules/appointments/status";
import { owedAfter } from "@aufwind/rules/appointments/transitions";
import { type EntryTitle, entryTitle } from "@aufwind/rules/calendars";
import { isPaid, type PaymentStatus } from "@aufwind/rules/payments/status";
import { DAY } from "@aufwind/rules/time/durations";
import type { CalendarEntry } from "../../platform/calendar/calendar-file.ts";
import type { DbOrTx } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { nonCardPaymentsFor } from "../gift-cards/non-card-payment-queries.ts";
import { photosSeenBy } from "../storage/queries.ts";
import { bookingNotesOf, readBookingNote } from "./booking/note.ts";
import { appointmentsOf } from "./copy-store.ts";
import { calendarEntryOf } from "./mail-calendar.ts";
import { mailFactsOf } from "./notifications.ts";
import { factsOf, leavingEvent, sideOf } from "./policy.ts";
import { type Looking, presenceOf, presentAppointment, presentItem } from "./present.ts";
import * as store from "./store.ts";

/** What happens to somebody's future appointments if they leave now, by the rule that cancels them. */
export async function appointmentsIfLeaving(
  { database, clock }: Platform,
  userId: string,
): Promise<DeletionPreview["appointments"]> {
  const now = clock.now();
  const rows = await store.findAhead(database, { userId, now });
  return rows.map((row) => {
    const by = sideOf(row, userId) ?? "client";
    const owedCents = owedAfter(factsOf(row), { event: leavingEvent(row, by), by, now: now.getTime() });
    return {
      id: row.id,
      name: by === "client" ? row.coach_name : row.client_name,
      consultation: row.consultation as DeletionPreview["appointments"][number]["consultation"],
      scheduledAt: row.starts_at.toISOString(),
      endsAt: row.ends_at.toISOString(),
      owedCents,
      givenBackCents: isPaid(row.payment as PaymentStatus) ? row.gross_cents - owedCents : 0,
    };
  });
}

type ReadOwnParams = { id: string; userId: string; now: Date };

/** One of somebody's own appointments; not found for everybody else. */
export async function readOwn(platform: Platform, { id, userId, now }: ReadOwnParams): Promise<Appointment> {
  const { database: db } = platform;
  const row = await store.findWhole(db, { id, userId });
  const side = row && sideOf(row, userId);
  if (!row || !side) throw new Problem("notFound");
  const history = await store.findHistory(db, id);
  const pictures = await photosSeenBy(db, userId, [row[`${otherSide(side)}_id`]]);
  const relation = row.relation === "existing" ? "existing" : "new";
  return presentAppointment(row, {
    side,
    now,
    pictures,
    history,
    relation,
    haveMet: row.have_met,
    concludedAt: row.concluded_at,
    coachZone: row.coach_zone ?? "Europe/Berlin",
    note: row.has_note ? await readBookingNote(platform, { id, userId }) : null,
    refundedCents: side === "client" ? row.refunded_cents : row.lowered_cents,
    nonCardPayments: side === "client" ? await nonCardPaymentsFor(db, row, now) : { giftCents: 0, creditCents: 0 },
  });
}

/** How long each side was in the call of an appointment. */
export const presenceFor = (row: store.AppointmentRow): Appointment["presence"] => presenceOf(factsOf(row));

type PresentAppointmentsParams = { side: Side; userId: string; now: Date };

/** Many of them as lists show them; the photos of the others in one query. */
export async function presentAppointments(
  db: DbOrTx,
  rows: store.AppointmentWithNames[],
  { side, userId, now }: PresentAppointmentsParams,
): Promise<AppointmentItem[]> {
  const others = new Set(rows.map((row) => row[`${otherSide(side)}_id`]));
  return presentItems(rows, { side, now, pictures: await photosSeenBy(db, userId, [...others]) });
}

/** The same of rows whose photos are known already. */
export const presentItems = (rows: store.AppointmentWithNames[], looking: Looking): AppointmentItem[] =>
  rows.map((row) => presentItem(row, looking));

/** All of somebody's appointments with their history, and the notes unsealed. */
export async function copyOf(platform: Platform, userId: string) {
  const [rows, notes] = await Promise.all([
    appointmentsOf(platform.database, userId),
    bookingNotesOf(platform, userId),
  ]);
  return rows.map((row) => ({ ...row, note: notes.get(row.id) ?? null }));
}

/** Somebody's appointments as calendar entries: those since then, and recently cancelled ones. */
export async function calendarEntries(
  platform: Platform,
  { userId, since, titles }: { userId: string; since: Date; titles: EntryTitle },
): Promise<CalendarEntry[]> {
  const now = platform.clock.now();
  const dropped = new Date(now.getTime() - 30 * DAY);
  const rows = await store.findForCalendar(platform.database, { userId, since, dropped });
  return entriesOf(platform, rows, { userId, titles });
}

type CoachEntriesParams = { coachId: string; ids: readonly string[]; titles: EntryTitle };

/** Some of a coach's appointments as calendar entries, by id; none for those that the coach does not see yet. */
export async function coachEntries(
  platform: Platform,
  { coachId, ids, titles }: CoachEntriesParams,
): Promise<Map<string, CalendarEntry>> {
  const rows = await store.findSomeOfCoach(platform.database, { coachId, ids });
  const seen = rows.filter(({ awaiting }) => awaiting !== "payment_details");
  const entries = await entriesOf(platform, seen, { userId: coachId, titles });
  return new Map(entries.map((entry) => [entry.uid.split("@")[0] ?? "", entry]));
}

/** One of somebody's own appointments as a calendar entry. */
export async function calendarEntry(platform: Platform, own: { userId: string; id: string }): Promise<CalendarEntry> {
  const row = await store.findOwn(platform.database, own);
  // The coach does not see it before payment details are given.
  const isHidden = row?.awaiting === "payment_details" && row.client_id !== own.userId;
  const [entry] = row && !isHidden ? await entriesOf(platform, [row], { userId: own.userId, titles: "neutral" }) : [];
  if (!entry) throw new Problem("notFound");
  return entry;
}

type Reading = { userId: string; titles: EntryTitle };

async function entriesOf(
  platform: Platform,
  rows: store.AppointmentRow[],
  { userId, titles }: Reading,
): Promise<CalendarEntry[]> {
  const now = platform.clock.now();
  const people = await store.findReaders(
    platform.database,
    rows.map(({ id }) => id),
  );
  return rows.flatMap((row) => {
    const [readers, reader] = [people.get(row.id), sideOf(row, userId)];
    if (!readers || !reader) return [];
    const entry = calendarEntryOf(platform, { reader, facts: mailFactsOf(readers, { kind: "book", row, now }), now });
    // The choice is about clients: a client's own calendar names nobody.
    const { client } = readers;
    return [reader === "coach" ? { ...entry, summary: entryTitle(entry.summary, { titles, client }) } : entry];
  });
}
