import type { OperatorSession } from "@aufwind/contract/operators";
import { isProofFresh, OPERATOR_SESSION } from "@aufwind/rules/operators";
import { transact } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Member } from "../../platform/session/actor.ts";
import { findUser } from "../accounts/store.ts";
import { countedAttempt } from "../login-attempts/commands.ts";
import { methodsOf, spendCode } from "../second-factors/commands.ts";
import { createPasskeyChallenge, judgePasskey } from "../second-factors/passkey-commands.ts";
import { setUsed } from "../second-factors/passkey-store.ts";
import { wrongCode } from "../second-factors/totp-commands.ts";
import { renewProof } from "../sessions/commands.ts";

/** Who the operator of a session is, and what they may do now. */
export async function operatorSession(platform: Platform, { userId, rights }: Member): Promise<OperatorSession> {
  if (!rights) throw new Problem("wrongRole");
  const [user, methods] = await Promise.all([
    findUser(platform.database, userId),
    methodsOf(platform.database, userId),
  ]);
  const { permissions, hasFactor, provedAt } = rights;
  const isFresh = isProofFresh(provedAt, platform.clock.now());
  return {
    name: `${user?.first_name ?? ""} ${user?.last_name ?? ""}`.trim(),
    permissions: [...permissions],
    hasFactor,
    methods,
    provenUntil: provedAt && isFresh ? new Date(provedAt.getTime() + OPERATOR_SESSION.proof).toISOString() : null,
  };
}

const proven = (platform: Platform, member: Member): Promise<OperatorSession> =>
  operatorSession(platform, {
    ...member,
    ...(member.rights && { rights: { ...member.rights, provedAt: platform.clock.now() } }),
  });

/** Proves the factor again by a code; wrong ones count like wrong passwords. */
export async function proveByCode(platform: Platform, member: Member, code: string): Promise<OperatorSession> {
  const check = () =>
    transact(platform.database, async (tx) => {
      if (!(await spendCode(tx, platform, { userId: member.userId, code }))) return false;
      await renewProof(tx, platform, member);
      return true;
    });
  const source = { session: member.sessionId };
  if (!(await countedAttempt(platform, member.userId, { source, check }))) throw wrongCode();
  return proven(platform, member);
}

/** The challenge for a passkey of this operator. */
export async function proofOptions(platform: Platform, { userId }: Member) {
  if (!(await methodsOf(platform.database, userId)).includes("passkey")) throw new Problem("noSecondFactor");
  return createPasskeyChallenge(platform, userId);
}

/** Proves the factor again by a passkey. */
export async function proveByPasskey(platform: Platform, member: Member, response: unknown): Promise<OperatorSession> {
  const { id, userId, counter } = await judgePasskey(platform, response);
  if (userId !== member.userId) throw new Problem("passkeyRefused");
  await transact(platform.database, async (tx) => {
    if (!(await setUsed(tx, { id, counter, now: platform.clock.now() }))) throw new Problem("passkeyRefused");
    await renewProof(tx, platform, member);
  });
  return proven(platform, member);
}
