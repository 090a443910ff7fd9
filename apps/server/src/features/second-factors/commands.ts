import type { SecondStepMethod } from "@aufwind/contract/sign-in";
import type { DbOrTx, Tx } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { deleteNewPasskeys } from "./passkey-store.ts";
import { deleteUnneededCodes, spendRecoveryCode } from "./recovery-codes.ts";
import { countFactors, deleteNewSecret } from "./store.ts";
import { spendTotpCode } from "./totp-commands.ts";

/** The methods for the second step; none if the first is enough. */
export async function methodsOf(db: DbOrTx, userId: string): Promise<SecondStepMethod[]> {
  const { totpSince, passkeys, recoveryCodesLeft } = await countFactors(db, userId);
  const methods: SecondStepMethod[] = [];
  if (totpSince) methods.push("totp");
  if (passkeys > 0) methods.push("passkey");
  // A recovery code replaces a factor; alone it is none.
  if (methods.length > 0 && recoveryCodesLeft > 0) methods.push("recoveryCode");
  return methods;
}

type SpendCodeParams = { userId: string; code: string };

/** Redeems an app code or a recovery code, by its form; false if it is wrong or used. */
export function spendCode(tx: Tx, platform: Platform, { userId, code }: SpendCodeParams): Promise<boolean> {
  // Spaces and dashes are only for reading.
  const plain = code.replaceAll(/[\s-]/g, "");
  const spend = /^\d{6}$/.test(plain) ? spendTotpCode : spendRecoveryCode;
  return spend(tx, platform, { userId, code: plain });
}

/** Removes all factors and recovery codes. */
export const dropFactors = (tx: Tx, userId: string): Promise<void> =>
  dropNewFactors(tx, { userId, since: new Date(0) });

/** Removes what was set up since then, and the recovery codes if nothing older is left. */
export async function dropNewFactors(tx: Tx, { userId, since }: { userId: string; since: Date }): Promise<void> {
  await deleteNewSecret(tx, { userId, since });
  await deleteNewPasskeys(tx, { userId, since });
  await deleteUnneededCodes(tx, userId);
}
