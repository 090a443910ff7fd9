import type { Side } from "@aufwind/rules/appointments/status";
import type { NotificationKind } from "@aufwind/rules/notifications-preferences";
import { declineOf } from "@aufwind/rules/payments/cards";
import { unpaidAt } from "@aufwind/rules/payments/charge-plan";
import type { RefundSplit } from "@aufwind/rules/payments/refund-split";
import type { Tx } from "../../platform/database/database.ts";
import type { Json } from "../../platform/database/database-types.ts";
import type { Platform } from "../../platform/platform.ts";
import { type AppointmentRow, findReaders, type Readers } from "../appointments/store.ts";
import { notify } from "../notifications/commands.ts";
import * as mails from "./mails.ts";

type NoteParams = { row: AppointmentRow; now: Date };
/** What a credit pays of it, and no card. */
type Charged = NoteParams & { giftCents: number; creditCents: number };

const readersOf = async (tx: Tx, { id }: AppointmentRow): Promise<Readers> => {
  const readers = (await findReaders(tx, [id])).get(id);
  if (!readers) throw new Error("an appointment has no people");
  return readers;
};

type Noted = { kind: NotificationKind; sides: Side[]; data?: Json };

/** In the app, for the sides that have to know. */
const note = (tx: Tx, platform: Platform, { row, kind, sides, data = {} }: Pick<NoteParams, "row"> & Noted) =>
  notify(
    tx,
    platform,
    sides.map((side) => ({
      userId: row[`${side}_id`],
      kind,
      appointmentId: row.id,
      by: "clock",
      startsAt: row.starts_at,
      data,
    })),
  );

/** Somebody who has left has no address. */
const send = async (tx: Tx, { outbox }: Platform, mail: mails.Sent) => {
  if (mail.to) await outbox.add(tx, mail);
};

export async function notifyPaid(
  tx: Tx,
  platform: Platform,
  { row, giftCents, creditCents, lastFour }: Charged & { lastFour: string | null },
) {
  const readers = await readersOf(tx, row);
  await send(
    tx,
    platform,
    mails.paidMail(platform, { row, readers, giftCents, creditCents, lastFour: lastFour ?? "" }),
  );
}

export async function notifyFailed(
  tx: Tx,
  platform: Platform,
  { row, giftCents, creditCents, code, now }: Charged & { code: string },
) {
  const readers = await readersOf(tx, row);
  const [startsAt, agreedAt] = [row.starts_at.getTime(), (row.agreed_at ?? now).getTime()];
  const isAhead = row.status === "Scheduled";
  const until = isAhead ? new Date(unpaidAt({ startsAt, agreedAt })) : null;
  const decline = declineOf(code) ?? "declined";
  await send(tx, platform, mails.failedMail(platform, { row, readers, giftCents, creditCents, decline, until }));
  await note(tx, platform, { row, kind: "paymentFailed", sides: isAhead ? ["client", "coach"] : ["client"] });
}

type Refunded = Pick<NoteParams, "row"> & { refund: mails.SentRefund };

/** On its way: the client is told by mail, and both in the app where it is the coach's business. */
export async function notifyRefunded(tx: Tx, platform: Platform, { row, refund }: Refunded) {
  const readers = await readersOf(tx, row);
  await send(tx, platform, mails.refundedMail(platform, { row, readers, refund }));
  const given = mails.allOf(refund);
  const isPart = given < row.gross_cents;
  const cents = String(given);
  const sides: Side[] = refund.bearer === "platform" ? ["client"] : ["client", "coach"];
  await note(tx, platform, { row, kind: "refunded", sides, data: isPart ? { cents } : {} });
}

/** The card that was charged is gone, so the refund needs a person. */
export async function notifyRefundFailed(tx: Tx, platform: Platform, { row, refund }: Refunded) {
  const readers = await readersOf(tx, row);
  await send(tx, platform, mails.refundFailedMail(platform, { row, readers, refund }));
  await platform.outbox.add(tx, mails.refundInboxMail(platform, { row }));
  await note(tx, platform, { row, kind: "refundFailed", sides: ["client"] });
}

/** It came back, and is paid by bank transfer now. */
export async function notifyTransferred(tx: Tx, platform: Platform, { row, refund }: Refunded) {
  const readers = await readersOf(tx, row);
  await send(tx, platform, mails.transferredMail(platform, { row, readers, refund }));
  const data = { cents: String(refund.amount_cents) };
  await note(tx, platform, { row, kind: "refunded", sides: ["client"], data });
}

/** What the team refunds costs the coach a part: told with the sums before the statement says so. */
export async function notifyCoachOfRefund(
  tx: Tx,
  platform: Platform,
  { row, split, isEarned }: Pick<NoteParams, "row"> & { split: RefundSplit; isEarned: boolean },
) {
  const readers = await readersOf(tx, row);
  await send(tx, platform, mails.coachRefundMail(platform, { row, readers, split, isEarned }));
}

type NotifyDisputedParams = NoteParams & { outcome: "open" | "won" | "lost"; isReversed: boolean };

export async function notifyDisputed(tx: Tx, platform: Platform, { row, outcome, isReversed }: NotifyDisputedParams) {
  const readers = await readersOf(tx, row);
  await send(tx, platform, mails.disputedMail(platform, { row, readers, outcome, isReversed }));
  await platform.outbox.add(tx, mails.disputeInboxMail(platform, { row, outcome }));
  await note(tx, platform, { row, kind: "disputed", sides: ["coach"], data: { outcome } });
}
