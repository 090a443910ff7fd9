import type { Side } from "@aufwind/rules/appointments/status";
import { declineOf } from "@aufwind/rules/payments/declines";
import { unpaidAt } from "@aufwind/rules/payments/ladder";
import type { Tx } from "../../../platform/database/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { insertNotifications } from "../../appointments/notices/store.ts";
import { type AppointmentRow, findReaders, type Readers } from "../../appointments/store.ts";
import * as mails from "../mails.ts";

type Of = { row: AppointmentRow; now: Date };

const readersOf = async (tx: Tx, { id }: AppointmentRow): Promise<Readers> => {
  const readers = (await findReaders(tx, [id])).get(id);
  if (!readers) throw new Error("an appointment has no people");
  return readers;
};

/** In the app, for the sides that have to know; the bell and its words are their own. */
const notify = (tx: Tx, { row, now }: Of, { kind, sides }: { kind: string; sides: Side[] }) =>
  insertNotifications(
    tx,
    sides.map((side) => ({
      user_id: row[`${side}_id`],
      kind,
      appointment_id: row.id,
      by: "clock",
      starts_at: row.starts_at,
      created_at: now,
    })),
  );

/** Whoever has left has no mailbox. */
const send = async (tx: Tx, { outbox }: Platform, mail: mails.Sent) => {
  if (mail.to) await outbox.add(tx, mail);
};

export async function tellPaid(tx: Tx, platform: Platform, { row, lastFour }: Of & { lastFour: string | null }) {
  const readers = await readersOf(tx, row);
  await send(tx, platform, mails.paidMail(platform, { row, readers, lastFour: lastFour ?? "" }));
}

export async function tellFailed(tx: Tx, platform: Platform, { row, code, now }: Of & { code: string }) {
  const readers = await readersOf(tx, row);
  const [startsAt, agreedAt] = [row.starts_at.getTime(), (row.agreed_at ?? now).getTime()];
  const isAhead = row.status === "Scheduled";
  const until = isAhead ? new Date(unpaidAt({ startsAt, agreedAt })) : null;
  const decline = declineOf(code) ?? "declined";
  await send(tx, platform, mails.failedMail(platform, { row, readers, decline, until }));
  await notify(tx, { row, now }, { kind: "paymentFailed", sides: isAhead ? ["client", "coach"] : ["client"] });
}

export async function tellRefunded(tx: Tx, platform: Platform, { row, now }: Of) {
  const readers = await readersOf(tx, row);
  await send(tx, platform, mails.refundedMail(platform, { row, readers }));
  await notify(tx, { row, now }, { kind: "refunded", sides: ["client", "coach"] });
}

/** Nobody can take the money back by a card that is no more: people have to talk. */
export async function tellRefundFailed(tx: Tx, platform: Platform, { row, now }: Of) {
  const readers = await readersOf(tx, row);
  await send(tx, platform, mails.refundFailedMail(platform, { row, readers }));
  await platform.outbox.add(tx, mails.refundInboxMail(platform, { row }));
  await notify(tx, { row, now }, { kind: "refundFailed", sides: ["client"] });
}

type Disputed = Of & { outcome: "open" | "won" | "lost"; isReversed: boolean };

export async function tellDisputed(tx: Tx, platform: Platform, { row, now, outcome, isReversed }: Disputed) {
  const readers = await readersOf(tx, row);
  await send(tx, platform, mails.disputedMail(platform, { row, readers, outcome, isReversed }));
  await platform.outbox.add(tx, mails.disputeInboxMail(platform, { row, outcome }));
  await notify(tx, { row, now }, { kind: "disputed", sides: ["coach"] });
}
