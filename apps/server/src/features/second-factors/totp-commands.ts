import { Secret, TOTP } from "otpauth";
import { renderSVG } from "uqr";
import { type Tx, transact } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Member } from "../../platform/session/actor.ts";
import { seal, unseal } from "../../platform/session/seal.ts";
import { countedAttempt, provePassword } from "../login-attempts/commands.ts";
import { lockMember } from "../sessions/commands.ts";
import { changeMail } from "./mails.ts";
import { createCodesIfNone, deleteUnneededCodes } from "./recovery-codes.ts";
import * as store from "./store.ts";

/** The defaults that every authenticator app supports; some ignore others. */
const KIND = { algorithm: "SHA1", digits: 6, period: 30 } as const;
/** Clocks differ: the code before and the code after are valid, too. */
const WINDOW = 1;

const sealing = ({ config }: Platform) => ({ secret: config.secret, purpose: "totp" });

/** A new secret, as text and as a QR code; active from the first right code on. */
export async function beginTotp(platform: Platform, member: Member, password: string) {
  const { config, database, clock } = platform;
  const { userId } = member;
  const { email } = await provePassword(platform, member, { password });
  const secret = new Secret({ size: 20 }).base32;
  const sealed_secret = seal(secret, sealing(platform));
  const kept = await store.storePending(database, { user_id: userId, sealed_secret, created_at: clock.now() });
  if (!kept) throw new Problem("totpExists");
  const uri = new TOTP({ ...KIND, secret, issuer: config.brand, label: email ?? "" }).toString();
  const picture = renderSVG(uri, { border: 4, pixelSize: 1 });
  return { secret, uri, qrCode: `data:image/svg+xml;base64,${Buffer.from(picture).toString("base64")}` };
}

/** The time step of a code, or undefined if it is wrong. */
function stepOf(platform: Platform, sealedSecret: Buffer, code: string): number | undefined {
  const secret = opened(platform, sealedSecret);
  if (!secret) return undefined;
  const totp = new TOTP({ ...KIND, secret });
  const timestamp = platform.clock.now().getTime();
  const delta = totp.validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}

/** A secret sealed with another SECRET makes every code wrong; recovery codes and passkeys still work. */
function opened(platform: Platform, sealedSecret: Buffer): string | undefined {
  try {
    return unseal(sealedSecret, sealing(platform));
  } catch (err) {
    platform.log.error({ err }, "the secret of an authenticator app cannot be opened: was SECRET changed?");
    return undefined;
  }
}

/** Activates the app with one of its codes; returns recovery codes if there were none. */
export async function confirmTotp(platform: Platform, member: Member, code: string): Promise<string[]> {
  const { userId } = member;
  // Without a pending secret there is nothing to guess, so it is no attempt.
  if (!(await store.findPending(platform.database, userId))) throw wrongCode();
  let recoveryCodes: string[] = [];
  const check = () =>
    transact(platform.database, async (tx) => {
      const user = await lockMember(tx, platform, member);
      const pending = await store.findPending(tx, userId);
      const step = pending && stepOf(platform, pending.sealed_secret, code.replaceAll(/[\s-]/g, ""));
      const now = platform.clock.now();
      if (step === undefined || !(await store.setConfirmed(tx, { userId, step, now }))) return false;
      recoveryCodes = await createCodesIfNone(tx, userId);
      await platform.outbox.add(tx, changeMail(platform, { user, change: "totpAdded", now }));
      return true;
    });
  if (!(await countedAttempt(platform, userId, { source: { session: member.sessionId }, check }))) throw wrongCode();
  return recoveryCodes;
}

export const wrongCode = () => new Problem("wrongCode", { errors: [{ field: "code", code: "wrongCode", params: {} }] });

/** Redeems an app code: each is valid once. */
export async function spendTotpCode(tx: Tx, platform: Platform, { userId, code }: { userId: string; code: string }) {
  const found = await store.findSecret(tx, userId);
  const step = found && stepOf(platform, found.sealed_secret, code);
  return step !== undefined && (await store.advanceTotpStep(tx, { userId, step })) !== undefined;
}

/** Removes the app; no mail if none was active. */
export async function removeTotp(platform: Platform, member: Member, password: string): Promise<void> {
  const { userId } = member;
  await provePassword(platform, member, { password });
  await transact(platform.database, async (tx) => {
    const user = await lockMember(tx, platform, member);
    const removed = await store.deleteSecret(tx, userId);
    if (!removed?.confirmed_at) return;
    await deleteUnneededCodes(tx, userId);
    await platform.outbox.add(tx, changeMail(platform, { user, change: "totpRemoved", now: platform.clock.now() }));
  });
}
