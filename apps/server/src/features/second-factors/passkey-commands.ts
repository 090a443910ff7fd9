import { transact } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Member } from "../../platform/session/actor.ts";
import { provePassword } from "../login-attempts/commands.ts";
import { lockMember } from "../sessions/commands.ts";
import * as gateway from "./gateway.ts";
import { changeMail } from "./mails.ts";
import * as store from "./passkey-store.ts";
import { createCodesIfNone, deleteUnneededCodes } from "./recovery-codes.ts";

const MOST = 20;

type KeepChallengeParams = { challenge: string; user_id: string | null; purpose: store.Purpose };
const keepChallenge = ({ database, clock }: Platform, asking: KeepChallengeParams) =>
  store.insertChallenge(database, { ...asking, expires_at: new Date(clock.now().getTime() + gateway.ANSWER_TIME) });

/** For the browser only: nothing of ours reads it. */
type Options = Record<string, unknown>;

/** The challenge for a browser to create a passkey. */
export async function beginPasskey(platform: Platform, member: Member, password: string): Promise<Options> {
  const { userId } = member;
  const user = await provePassword(platform, member, { password });
  const known = await store.listPasskeys(platform.database, userId);
  if (known.length >= MOST) throw new Problem("tooManyPasskeys");
  const options = await gateway.creationOptions(platform.config, { user, known });
  await keepChallenge(platform, { challenge: options.challenge, user_id: userId, purpose: "add" });
  return { ...options };
}

type NewPasskey = { name: string; response: unknown };

/** Adds the passkey that a browser created; returns recovery codes if there were none. */
export async function addPasskey(platform: Platform, member: Member, { name, response }: NewPasskey) {
  const { userId } = member;
  const { database, config, clock, outbox } = platform;
  const now = clock.now();
  const read = await gateway.readCreation(response);
  const asked =
    read && (await store.claimChallenge(database, { challenge: read.challenge, purposes: ["add"], userId, now }));
  const created = asked && (await gateway.createdPasskey(config, read));
  if (!created) throw new Problem("passkeyRefused");
  return transact(database, async (tx) => {
    const user = await lockMember(tx, platform, member);
    // Two browsers may have started with one place left.
    if ((await store.listPasskeys(tx, userId)).length >= MOST) throw new Problem("tooManyPasskeys");
    const passkey = await store.insertPasskey(tx, { ...created, user_id: userId, name, created_at: now });
    if (!passkey) throw new Problem("passkeyKnown");
    const recoveryCodes = await createCodesIfNone(tx, userId);
    await outbox.add(tx, changeMail(platform, { user, change: "passkeyAdded", passkey: name, now }));
    return { passkey, recoveryCodes };
  });
}

type RemovePasskeyParams = { id: string; password: string };

export async function removePasskey(
  platform: Platform,
  member: Member,
  { id, password }: RemovePasskeyParams,
): Promise<void> {
  const { userId } = member;
  await provePassword(platform, member, { password });
  await transact(platform.database, async (tx) => {
    const user = await lockMember(tx, platform, member);
    const removed = await store.deletePasskey(tx, { id, userId });
    if (!removed) throw new Problem("notFound");
    await deleteUnneededCodes(tx, userId);
    const now = platform.clock.now();
    await platform.outbox.add(tx, changeMail(platform, { user, change: "passkeyRemoved", passkey: removed.name, now }));
  });
}

/**
 * The challenge for a browser: for a passkey of this person as the second step, or for any, to log in with it alone.
 */
export async function createPasskeyChallenge(platform: Platform, userId: string | undefined): Promise<Options> {
  const passkeys = userId ? await store.listPasskeys(platform.database, userId) : [];
  const alone = passkeys.length === 0;
  const options = await gateway.requestOptions(platform.config, { passkeys, alone });
  await keepChallenge(platform, {
    challenge: options.challenge,
    user_id: passkeys[0]?.user_id ?? null,
    purpose: alone ? "signIn" : "secondStep",
  });
  return { ...options };
}

/** Verifies a signature, once. Whoever signs the person in records the use with `setUsed`. */
export async function judgePasskey({ database, config, clock }: Platform, response: unknown) {
  const read = await gateway.readAssertion(response);
  const asked =
    read &&
    (await store.claimChallenge(database, {
      challenge: read.challenge,
      purposes: ["signIn", "secondStep"],
      now: clock.now(),
    }));
  const passkey = asked && (await store.findPasskey(database, read.assertion.id));
  if (!passkey || (asked.user_id && asked.user_id !== passkey.user_id)) throw new Problem("passkeyRefused");
  const alone = asked.purpose === "signIn";
  const counter = await gateway.signedCounter(config, { ...read, passkey, alone });
  if (counter === undefined) throw new Problem("passkeyRefused");
  return { id: passkey.id, userId: passkey.user_id, alone, counter };
}
