import type { Actor } from "@aufwind/rules/appointments/lifecycle";
import { SIDES, type Side } from "@aufwind/rules/appointments/status";
import type { Tx } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { type Change, followGroup } from "../appointments/group-commands.ts";
import { notify } from "../notifications/commands.ts";
import { type SeriesKind, seriesMail } from "./mails.ts";
import type { SeriesRow } from "./store.ts";

type NotifySeriesParams = { series: SeriesRow; kind: SeriesKind; by: Actor; changes: Change[]; now: Date };

/** Tells both sides of an act on several dates: one mail with a calendar file of all, one notification, open pages. */
export async function notifySeries(tx: Tx, platform: Platform, params: NotifySeriesParams): Promise<void> {
  const { series, kind, by, changes } = params;
  const { facts, contract, entriesFor, told } = await followGroup(tx, platform, params);
  const readers = SIDES.filter((reader) => reader === "client" || !isSecret(changes));
  const mails = readers.map((reader) =>
    seriesMail(platform, { seriesId: series.id, kind, by, reader, facts, contract, entriesFor }),
  );
  await platform.outbox.add(tx, ...mails.filter((mail) => mail !== undefined));
  const [first] = changes;
  if (!first) return;
  const about = { appointmentId: first.row.id, startsAt: first.row.starts_at };
  const isBooked = (kind === "book" || kind === "giveDetails") && first.row.status === "Scheduled";
  const notes = readers
    .filter((side) => side !== by)
    .map((side: Side) => ({
      ...{ userId: series[`${side}_id`], kind: isBooked ? ("booked" as const) : kind, by, ...about },
      data: { dates: String(changes.length) },
    }));
  await notify(tx, platform, notes, ...told);
}

/** Before payment details are given the coach gets nothing, and nothing when they never come. */
const isSecret = (changes: Change[]) =>
  changes.some(
    ({ row, previous }) =>
      row.awaiting === "payment_details" ||
      (previous?.awaiting === "payment_details" && row.awaiting === null && row.status !== "Scheduled"),
  );
