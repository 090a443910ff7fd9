import type { Actor } from "@aufwind/rules/appointments/lifecycle";
import type { Side } from "@aufwind/rules/appointments/status";
import type { Act } from "@aufwind/rules/appointments/transitions";
import type { Locale } from "@aufwind/rules/locale";
import { resolvedBy } from "@aufwind/rules/notifications";
import type { CalendarEntry } from "../../platform/calendar/calendar-file.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { Published } from "../../platform/events/events.ts";
import type { Platform } from "../../platform/platform.ts";
import { resolveNotifications } from "../notifications/commands.ts";
import { remember, storeEvent } from "./commands.ts";
import type { MailFacts, NoticeKind } from "./mail-facts.ts";
import { calendarEntryOf, isConcluded } from "./mails.ts";
import { conclude, liveEvents, mailFactsOf } from "./notifications.ts";
import { freeTimes } from "./series-store.ts";
import { type AppointmentRow, findReaders } from "./store.ts";

/** How an appointment was, if it was there before, and how it is after the act. */
export type Change = { row: AppointmentRow; previous?: AppointmentRow };

type StoreEventsParams = Act & {
  rows: AppointmentRow[];
  reason?: string | undefined;
  earlyStart?: Locale | undefined;
  /** Where each of them moves to, by its id. */
  starts?: ReadonlyMap<string, Date>;
};

/** Applies one event to several locked appointments of a pair, which are answered together; nobody is notified yet. */
export async function storeEvents(tx: Tx, { rows, starts, ...given }: StoreEventsParams): Promise<Change[]> {
  if (starts) await freeTimes(tx, [...starts.keys()]);
  const startOf = (row: AppointmentRow) => starts?.get(row.id) ?? row.starts_at;
  const answeredBefore = new Date(Math.min(...rows.map((row) => startOf(row).getTime())));
  const changes: Change[] = [];
  for (const row of rows) {
    const stored = await storeEvent(tx, { ...given, row, startsAt: startOf(row), answeredBefore });
    changes.push({ row: stored, previous: row });
  }
  return changes;
}

/** The first entry in the history of appointments that were booked together. */
export const rememberBooked = (tx: Tx, rows: AppointmentRow[], at: Date) =>
  remember(tx, rows, { event: "book", by: "client", at });

export type Group = {
  /** In order. */
  facts: MailFacts[];
  /** The contract of the first, if they were concluded with this. */
  contract: { id: string; text: string } | undefined;
  entriesFor: (reader: Side) => CalendarEntry[];
  /** What open pages have to learn. */
  told: Published[];
};

type GroupParams = { kind: NoticeKind; by: Actor; changes: Change[]; now: Date };

/** Everything that follows from an act on several appointments but what is said about it: contracts, charges, search. */
export async function followGroup(tx: Tx, platform: Platform, { kind, changes, now }: GroupParams): Promise<Group> {
  const ids = changes.map(({ row }) => row.id);
  const readers = (await findReaders(tx, ids.slice(0, 1))).get(ids[0] ?? "");
  if (!readers) throw new Error("appointments have no people");
  const facts = changes.map(({ row, previous }) => mailFactsOf(readers, { kind, row, previous, now }));
  const contracts = [];
  for (const [place, { row }] of changes.entries()) {
    const said = facts[place];
    if (said && isConcluded(kind, said.status)) contracts.push(await conclude(tx, platform, { row, facts: said }));
  }
  const bells: Published[] = [];
  for (const { row } of changes) {
    const kinds = resolvedBy({ event: kind, owedCents: row.owed_cents });
    bells.push(...(await resolveNotifications(tx, platform, { appointmentId: row.id, kinds })));
  }
  await platform.jobs.add(tx, "refresh-search", {});
  if (changes.some(({ row }) => row.agreed_at && row.gross_cents > 0)) await platform.jobs.add(tx, "payments-due", {});
  const known = new Map(bells.map((bell) => [`${bell.audience} ${bell.kind}`, bell]));
  return {
    facts,
    contract: contracts[0],
    entriesFor: (reader) => facts.map((each) => calendarEntryOf(platform, { reader, facts: each, now })),
    // Pages reload with any of them, and a call that is open is that of the first.
    told: [...changes.slice(0, 1).flatMap(({ row }) => liveEvents(row)), ...known.values()],
  };
}
