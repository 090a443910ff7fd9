import type { SecondStepMethod } from "@aufwind/contract/sign-in";
import { transact } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { cookie, cookieOf } from "../../platform/session/cookies.ts";
import { hashOf } from "../../platform/session/token.ts";
import { addresseeOf } from "../accounts/queries.ts";
import { lockUser, type UserRow } from "../accounts/store.ts";
import { countedAttempt, forgiveAttempts } from "../login-attempts/commands.ts";
import { methodsOf, spendCode } from "../second-factors/commands.ts";
import { wrongCode } from "../second-factors/totp-commands.ts";
import { finishSignIn, type Visit } from "./commands.ts";
import { sourceOf } from "./known-devices.ts";
import { guessedMail } from "./mails.ts";
import { claimStep, findStep } from "./store.ts";

/** The open second step of this browser. */
export async function openStep({ database, clock }: Platform, headers: Headers) {
  const token = cookieOf(headers, "second-step");
  return token ? findStep(database, { hash: hashOf(token), now: clock.now() }) : undefined;
}

/** Clears the browser's second-step cookie. */
export const noStepCookie = ({ config }: Platform): string =>
  cookie("second-step", "", { secure: config.http.secure, seconds: 0 });

/** The methods of the open second step. */
export async function stepMethods(platform: Platform, headers: Headers): Promise<SecondStepMethod[]> {
  const step = await openStep(platform, headers);
  const methods = step ? await methodsOf(platform.database, step.userId) : [];
  // If the last factor was removed meanwhile, the password alone is enough.
  if (methods.length === 0) throw new Problem("secondStepExpired");
  return methods;
}

type Entry = { user: UserRow; cookies: string[] };

/**
 * Completes the log-in with a code. Code, second step and session are one transaction: of many concurrent requests one
 * gets in.
 */
export async function passSecondStep(platform: Platform, code: string, visit: Visit): Promise<Entry> {
  const { headers } = visit;
  const step = await openStep(platform, headers);
  if (!step) throw new Problem("secondStepExpired");
  const { hash, userId, remembered } = step;
  let entry = undefined as Entry | undefined;
  const check = async () => {
    entry = await transact(platform.database, async (tx) => {
      const user = await lockUser(tx, userId);
      if (!user || !(await spendCode(tx, platform, { userId, code }))) return undefined;
      if (!(await claimStep(tx, { hash, userId, now: platform.clock.now() }))) throw new Problem("secondStepExpired");
      const { cookies } = await finishSignIn(tx, platform, { user, remembered, headers, isProven: true });
      return { user, cookies: [...cookies, noStepCookie(platform)] };
    });
    return entry !== undefined;
  };
  const source = await sourceOf(platform, { userId, ...visit });
  const onLock = () => tellOfGuesses(platform, userId);
  await countedAttempt(platform, userId, { source, check, strangers: CODE_ATTEMPTS, onLock });
  if (!entry) throw wrongCode();
  await forgiveAttempts(platform, userId, source);
  return entry;
}

/** A code has six digits: guessing from many networks gets no more attempts than from one. */
const CODE_ATTEMPTS = 5;

/** Whoever guesses codes knows the password: the owner is notified. */
const tellOfGuesses = (platform: Platform, userId: string) =>
  transact(platform.database, async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user) return;
    await platform.outbox.add(tx, guessedMail(platform, { ...addresseeOf(user), now: platform.clock.now() }));
  });
