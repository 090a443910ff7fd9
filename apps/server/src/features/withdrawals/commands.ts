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
import { inboxMail, receiptMail } from "./mails.ts";
import { cancelWithdrawnAppointment, withdrawalOutcomeOf } from "./outcome-commands.ts";
import { withdrawPackage } from "./packages.ts";
import { findContract, findPackage, insertWithdrawal, type WithdrawalRow } from "./store.ts";

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
      ...caseCauseOf(reference),
      kind: "withdrawal",
      person: { id: follows.clientId, name: withdrawal.name, email: withdrawal.email },
      locale,
      text: withdrawal.contract,
      ...(follows.about && { about: follows.about }),
      data: { follows: follows.kind },
    });
    if (follows.isDone) await closeCaseOf(tx, platform, { ...caseCauseOf(reference), data: { why: follows.kind } });
    else await platform.outbox.add(tx, inboxMail(platform, { ...declaration, caseNumber }));
  });
  return { reference, receivedAt: receivedAt.toISOString() };
}

export const caseCauseOf = (reference: string) => ({ source: "withdrawals", sourceId: reference });

type FollowUpParams = { row: WithdrawalRow; userId: string | undefined };

/** What follows, and is done at once if nothing has begun. Only whoever owns the contract hears of it. */
async function followUp(tx: Tx, platform: Platform, { row, userId }: FollowUpParams) {
  const bookingNumber = bookingNumberIn(row.contract);
  const named = bookingNumber && { bookingNumber, email: row.email, userId };
  const contract = named && (await findContract(tx, named));
  if (!contract) return followPackage(tx, platform, { row, bought: named && (await findPackage(tx, named)) });
  const appointment = await lockAny(tx, contract.id);
  const { kind } = withdrawalOutcomeOf(appointment, row.received_at);
  if (kind === "cancel") await cancelWithdrawnAppointment(tx, platform, { withdrawal: row, appointment, by: null });
  const about = { kind: "appointment", id: contract.id } as const;
  return { kind, clientId: contract.client_id, about, isDone: kind === "cancel", appointment };
}

type FollowPackageParams = { row: WithdrawalRow; bought: { id: string; client_id: string } | "" | undefined };

/** The same for a package; the team looks at what cannot be settled at once. */
async function followPackage(tx: Tx, platform: Platform, { row, bought }: FollowPackageParams) {
  if (!bought) return { kind: "unknown", clientId: null, about: null, isDone: false } as const;
  const follows = await withdrawPackage(tx, platform, { withdrawal: row, packageId: bought.id });
  const about = { kind: "package", id: bought.id } as const;
  const isDone = follows.kind === "end" && !follows.package.isUnclear;
  return { ...follows, clientId: bought.client_id, about, isDone };
}
