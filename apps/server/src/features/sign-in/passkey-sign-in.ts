import { transact } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { lockUser } from "../accounts/store.ts";
import { createPasskeyChallenge, judgePasskey } from "../second-factors/passkey-commands.ts";
import { setUsed } from "../second-factors/passkey-store.ts";
import { finishSignIn } from "./commands.ts";
import { noStepCookie, openStep } from "./second-step.ts";
import { claimStep } from "./store.ts";

/** The challenge for a passkey: for the second step if this browser has begun one, else to log in with it alone. */
export async function passkeyOptions(platform: Platform, headers: Headers) {
  const step = await openStep(platform, headers);
  return createPasskeyChallenge(platform, step?.userId);
}

type Answer = { response: unknown; rememberMe: boolean };

/** Logs in by a passkey. It cannot be guessed, so it works on a locked account, too. */
export async function logInByPasskey(platform: Platform, { response, rememberMe }: Answer, headers: Headers) {
  const { id, userId, alone, counter } = await judgePasskey(platform, response);
  const step = alone ? undefined : await openStep(platform, headers);
  return transact(platform.database, async (tx) => {
    const now = platform.clock.now();
    const user = await lockUser(tx, userId);
    if (!user || !(await setUsed(tx, { id, counter, now }))) throw new Problem("passkeyRefused");
    if (!user.confirmed_at) throw new Problem("userNotConfirmed");
    const taken = step && (await claimStep(tx, { hash: step.hash, userId, now }));
    if (!alone && !taken) throw new Problem("passkeyRefused");
    const { cookies } = await finishSignIn(tx, platform, {
      user,
      remembered: taken?.remembered ?? rememberMe,
      headers,
      isProven: true,
    });
    return { user, cookies: [...cookies, noStepCookie(platform)] };
  });
}
