import type { SecondStepMethod } from "@aufwind/contract/sign-in";
import { transact } from "../../../platform/database/database.ts";
import { Problem } from "../../../platform/http/problem.ts";
import type { Platform } from "../../../platform/platform.ts";
import { cookie, cookieOf } from "../../../platform/session/cookies.ts";
import { hashOf } from "../../../platform/session/token.ts";
import { addresseeOf } from "../../accounts/commands.ts";
import { lockUser, type UserRow } from "../../accounts/store.ts";
import { attempt, forgiveAttempts } from "../../login-attempts/commands.ts";
import { methodsOf, spendCode } from "../../second-factors/commands.ts";
import { wrongCode } from "../../second-factors/totp/commands.ts";
import { finishSignIn, type Visit } from "../commands.ts";
import { sourceOf } from "../known-devices.ts";
import { guessedMail } from "../mails.ts";
import { findStep, takeStep } from "./store.ts";

/** The second step that this browser has begun, as long as it is open. */
export async function openStep({ database, clock }: Platform, headers: Headers) {
  const token = cookieOf(headers, "second-step");
  return token ? findStep(database, { hash: hashOf(token), now: clock.now() }) : undefined;
}

/** Takes the mark of the second step out of the browser. */
export const noStepCookie = ({ config }: Platform): string =>
  cookie("second-step", "", { secure: config.http.secure, seconds: 0 });

/** How the open second step can be taken. */
export async function stepMethods(platform: Platform, headers: Headers): Promise<SecondStepMethod[]> {
  const step = await openStep(platform, headers);
  const methods = step ? await methodsOf(platform.database, step.userId) : [];
  // Whoever took the last factor away meanwhile logs in with the password alone.
  if (methods.length === 0) throw new Problem("secondStepExpired");
  return methods;
}

type Entry = { user: UserRow; cookies: string[] };

/** Finishes the log-in with a code. Code, second step and session are one transaction: of many at once, one gets in. */
export async function takeSecondStep(platform: Platform, code: string, visit: Visit): Promise<Entry> {
  const { headers } = visit;
  const step = await openStep(platform, headers);
  if (!step) throw new Problem("secondStepExpired");
  const { hash, userId, remembered } = step;
  let entry = undefined as Entry | undefined;
  const check = async () => {
    entry = await transact(platform.database, async (tx) => {
      const user = await lockUser(tx, userId);
      if (!user || !(await spendCode(tx, platform, { userId, code }))) return undefined;
      if (!(await takeStep(tx, { hash, userId, now: platform.clock.now() }))) throw new Problem("secondStepExpired");
      const { cookies } = await finishSignIn(tx, platform, { user, remembered, headers });
      return { user, cookies: [...cookies, noStepCookie(platform)] };
    });
    return entry !== undefined;
  };
  const source = await sourceOf(platform, { userId, ...visit });
  const onLock = () => tellOfGuesses(platform, userId);
  await attempt(platform, userId, { source, check, strangers: CODE_ATTEMPTS, onLock });
  if (!entry) throw wrongCode();
  await forgiveAttempts(platform, userId, source);
  return entry;
}

/** A code has six digits: whoever guesses it gets no more tries from many networks than from one. */
const CODE_ATTEMPTS = 5;

/** Whoever guesses codes knows the password already: the owner has to hear of it. */
const tellOfGuesses = (platform: Platform, userId: string) =>
  transact(platform.database, async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user) return;
    await platform.outbox.add(tx, guessedMail(platform, { ...addresseeOf(user), now: platform.clock.now() }));
  });
