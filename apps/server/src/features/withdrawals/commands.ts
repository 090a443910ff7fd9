import { randomBytes } from "node:crypto";
import type { Withdrawal } from "@aufwind/contract/withdrawals";
import type { Locale } from "@aufwind/rules/locale";
import { referenceOf } from "@aufwind/rules/support";
import type { z } from "zod";
import { transact } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { openCase } from "../cases/commands.ts";
import { inboxMail, receiptMail } from "./mails.ts";
import { insertWithdrawal } from "./store.ts";

type DeclareWithdrawalParams = { withdrawal: z.output<typeof Withdrawal>; locale: Locale };
type Received = { reference: string; receivedAt: string };

/** Stores a declaration unchanged, with the receipt and a copy for support. */
export async function declareWithdrawal(
  platform: Platform,
  { withdrawal, locale }: DeclareWithdrawalParams,
): Promise<Received> {
  const reference = referenceOf(randomBytes(8));
  const receivedAt = platform.clock.now();
  await transact(platform.database, async (tx) => {
    await insertWithdrawal(tx, { ...withdrawal, reference, locale, received_at: receivedAt });
    const declaration = { ...withdrawal, reference, locale, receivedAt };
    await platform.outbox.add(tx, receiptMail(platform, declaration));
    const { number: caseNumber } = await openCase(tx, platform, {
      kind: "withdrawal",
      source: "withdrawals",
      sourceId: reference,
      person: { name: withdrawal.name, email: withdrawal.email },
      locale,
      text: withdrawal.contract,
    });
    await platform.outbox.add(tx, inboxMail(platform, { ...declaration, caseNumber }));
  });
  return { reference, receivedAt: receivedAt.toISOString() };
}
