import type { SeriesAct } from "@aufwind/rules/appointment-series";
import type { Actor } from "@aufwind/rules/appointments/lifecycle";
import { SIDES } from "@aufwind/rules/appointments/status";
import { resolvedBy } from "@aufwind/rules/notifications";
import type { Tx } from "../../platform/database/database.ts";
import type { Published } from "../../platform/events/events.ts";
import type { Platform } from "../../platform/platform.ts";
import { notify, resolveNotifications } from "../notifications/commands.ts";
import { concludeAppointmentContract } from "./conclude-contract.ts";
import type { MailFacts } from "./mail-facts.ts";
import { appointmentMail, isConcluded } from "./mails.ts";
import { isBookedAtOnce, isHeld, liveEvents, mailFactsOf } from "./notifications.ts";
import { type AppointmentRow, findReaders } from "./store.ts";

/** How an appointment was, if it was there before, and how it is after the act. */
export type Change = { row: AppointmentRow; previous?: AppointmentRow };

type GroupParams = { kind: "book" | "expire" | "lapse" | SeriesAct; by: Actor; changes: Change[]; now: Date };

/** Tells both sides of an act on several dates: one mail with a calendar file of all, one notification, open pages. */
export async function notifyGroup(tx: Tx, platform: Platform, params: GroupParams): Promise<void> {
  const { kind, by, changes, now } = params;
  const [first] = changes;
  if (!first?.row.series_id) throw new Error("appointments that are handled together are of one series");
  const dates = await factsOfAll(tx, params);
  const [facts] = dates;
  if (!facts) throw new Error("appointments have no people");
  const rows = changes.map(({ row }) => row);
  const contract = isConcluded(kind, facts.status)
    ? await concludeAppointmentContract(tx, platform, { rows, dates })
    : undefined;
  // Before payment details are given the coach gets nothing, and nothing when they never come.
  const isSecret = changes.some(({ row, previous }) => isHeld(row, previous));
  const readers = SIDES.filter((reader) => reader === "client" || !isSecret);
  const series = { id: first.row.series_id, dates };
  const mails = readers.map((reader) => appointmentMail(platform, { kind, by, reader, facts, series, now, contract }));
  await platform.outbox.add(tx, ...mails.filter((mail) => mail !== undefined));
  const about = { by, appointmentId: first.row.id, startsAt: first.row.starts_at, data: { dates: `${dates.length}` } };
  const said = isBookedAtOnce(kind, first.row) ? ("booked" as const) : kind;
  const notes = readers
    .filter((side) => side !== by)
    .map((side) => ({ userId: facts[side].userId, kind: said, ...about }));
  const bells = await resolveAll(tx, platform, params);
  // Pages reload with any of them, and a call that is open is that of the first.
  await notify(tx, platform, notes, ...liveEvents(first.row), ...bells);
  await platform.jobs.add(tx, "refresh-search", {});
  if (first.previous) await platform.jobs.add(tx, "offer-freed-times", {});
  if (rows.some((row) => row.agreed_at && row.gross_cents > 0)) await platform.jobs.add(tx, "payments-due", {});
}

/** All are of the same two people. */
async function factsOfAll(tx: Tx, { kind, changes, now }: GroupParams): Promise<MailFacts[]> {
  const id = changes[0]?.row.id ?? "";
  const readers = (await findReaders(tx, [id])).get(id);
  return readers ? changes.map(({ row, previous }) => mailFactsOf(readers, { kind, row, previous, now })) : [];
}

/** What was asked about any of them is answered; whose bell changed hears it once. */
async function resolveAll(tx: Tx, platform: Platform, { kind, changes }: GroupParams): Promise<Published[]> {
  const bells: Published[] = [];
  // What is still owed asks for its payment further on.
  for (const some of Map.groupBy(changes, ({ row }) => row.owed_cents > 0).values()) {
    const kinds = resolvedBy({ event: kind, owedCents: some[0]?.row.owed_cents ?? 0 });
    const appointmentId = some.map(({ row }) => row.id);
    bells.push(...(await resolveNotifications(tx, platform, { appointmentId, kinds })));
  }
  return [...new Map(bells.map((bell) => [bell.audience, bell])).values()];
}
