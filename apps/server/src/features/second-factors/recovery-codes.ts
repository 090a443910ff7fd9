import { randomInt } from "node:crypto";
import { type Tx, transact } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Member } from "../../platform/session/actor.ts";
import { hashOf } from "../../platform/session/token.ts";
import { provePassword } from "../login-attempts/commands.ts";
import { lockMember } from "../sessions/commands.ts";
import { changeMail } from "./mails.ts";
import * as store from "./store.ts";
import { countFactors } from "./store.ts";

const CODES = 10;
/** No characters that look alike on paper: no 0 and O, no 1, I and L. */
const ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

const four = () => Array.from({ length: 4 }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join("");
/** "7K2M-QW9D-…": 79 random bits in groups that can be copied from paper. */
const newCode = () => [four(), four(), four(), four()].join("-");

const plain = (code: string) => code.replaceAll(/[\s-]/g, "").toUpperCase();

/** Replaces all codes; only their hashes are stored. */
async function makeCodes(tx: Tx, userId: string): Promise<string[]> {
  const codes = Array.from({ length: CODES }, newCode);
  await store.deleteCodes(tx, userId);
  await store.insertCodes(
    tx,
    userId,
    codes.map((code) => hashOf(plain(code))),
  );
  return codes;
}

/** Creates codes if none are left. Call it with the user locked. */
export async function createCodesIfNone(tx: Tx, userId: string): Promise<string[]> {
  const { recoveryCodesLeft } = await countFactors(tx, userId);
  return recoveryCodesLeft === 0 ? makeCodes(tx, userId) : [];
}

/** Removes the codes after the last factor. Call it with the user locked. */
export async function deleteUnneededCodes(tx: Tx, userId: string): Promise<void> {
  const { totpSince, passkeys } = await countFactors(tx, userId);
  if (!totpSince && passkeys === 0) await store.deleteCodes(tx, userId);
}

export async function renewCodes(platform: Platform, member: Member, password: string): Promise<string[]> {
  const { userId } = member;
  await provePassword(platform, member, { password });
  return transact(platform.database, async (tx) => {
    const user = await lockMember(tx, platform, member);
    const { totpSince, passkeys } = await countFactors(tx, userId);
    if (!totpSince && passkeys === 0) throw new Problem("noSecondFactor");
    const codes = await makeCodes(tx, userId);
    await platform.outbox.add(tx, changeMail(platform, { user, change: "codesRenewed", now: platform.clock.now() }));
    return codes;
  });
}

/** Redeems a recovery code, however it is written. */
export async function spendRecoveryCode(
  tx: Tx,
  { clock }: Platform,
  { userId, code }: { userId: string; code: string },
) {
  return (await store.setUsed(tx, { userId, hash: hashOf(plain(code)), now: clock.now() })) !== undefined;
}
