import { randomBytes } from "node:crypto";
import type { Withdrawal } from "@aufwind/contract/withdrawals";
import type { Locale } from "@aufwind/rules/locale";
import { referenceOf } from "@aufwind/rules/support";
import { bookingNumberIn } from "@aufwind/rules/withdrawals";
import type { z } from "zod";
import { type Tx, transact } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { lockAny } from "../appointments/store.ts";
import { closeCaseOf, openCase } from "../cases/commands.ts";
import { cancelWithdrawn, outcomeFor } from "./carry-out.ts";
import { inboxMail, receiptMail } from "./mails.ts";
import { findContract, insertWithdrawal, type WithdrawalRow } from "./store.ts";

type DeclareWithdrawalParams = {
  withdrawal: z.output<typeof Withdrawal>;
  locale: Locale;
  /** Who is signed in. */
  userId: string | undefined;
};
type Received = { reference: string; receivedAt: string };

/** Stores a declaration unchanged and carries it out where the contract is known and nothing has begun; else a case. */
export async function declareWithdrawal(
  platform: Platform,
  { withdrawal, locale, userId }: DeclareWithdrawalParams,
): Promise<Received> {
  const reference = referenceOf(randomBytes(8));
  const receivedAt = platform.clock.now();
  await transact(platform.database, async (tx) => {
    const row = await insertWithdrawal(tx, { ...withdrawal, reference, locale, received_at: receivedAt });
    const follows = await followUp(tx, platform, { row, userId });
    const declaration = { ...withdrawal, reference, locale, receivedAt };
    await platform.outbox.add(tx, receiptMail(platform, { ...declaration, follows }));
    const { number: caseNumber } = await openCase(tx, platform, {
      ...causeOf(reference),
      kind: "withdrawal",
      person: { id: follows.clientId, name: withdrawal.name, email: withdrawal.email },
      locale,
      text: withdrawal.contract,
      ...(follows.appointmentId && { about: { kind: "appointment", id: follows.appointmentId } }),
      data: { follows: follows.kind },
    });
    if (follows.kind === "cancel") await closeCaseOf(tx, platform, { ...causeOf(reference), data: { why: "cancel" } });
    else await platform.outbox.add(tx, inboxMail(platform, { ...declaration, caseNumber }));
  });
  return { reference, receivedAt: receivedAt.toISOString() };
}

export const causeOf = (reference: string) => ({ source: "withdrawals", sourceId: reference });

type FollowUpParams = { row: WithdrawalRow; userId: string | undefined };

/** What follows, and is done at once if nothing has begun. Only whoever owns the contract hears of it. */
async function followUp(tx: Tx, platform: Platform, { row, userId }: FollowUpParams) {
  const bookingNumber = bookingNumberIn(row.contract);
  const contract = bookingNumber && (await findContract(tx, { bookingNumber, email: row.email, userId }));
  if (!contract) return { kind: "unknown", clientId: null, appointmentId: null } as const;
  const appointment = await lockAny(tx, contract.id);
  const outcome = outcomeFor(appointment, row.received_at);
  const known = { kind: outcome.kind, clientId: contract.client_id, appointmentId: contract.id, appointment };
  if (outcome.kind === "cancel") await cancelWithdrawn(tx, platform, { withdrawal: row, appointment, by: null });
  return known;
}
