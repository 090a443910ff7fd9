import { LIFETIMES } from "@aufwind/rules/accounts/lifetimes";
import { isLocale } from "@aufwind/rules/locale/locale";
import { type Tx, transact } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { cookie, cookieOf, sessionCookies } from "../../platform/session/cookies.ts";
import { deviceOf } from "../../platform/session/device.ts";
import { isPassword } from "../../platform/session/password-hash.ts";
import { hashOf, newToken } from "../../platform/session/token.ts";
import { findByEmail, type UserRow } from "../accounts/store.ts";
import { attempt, clearAttempts } from "../passwords/commands.ts";
import { methodsOf } from "../second-factors/commands.ts";
import { openSession } from "../sessions/commands.ts";
import { newSignInMail } from "./mails.ts";
import * as store from "./store.ts";

const YEAR = 365 * 86_400;

type Credentials = { email: string; password: string; rememberMe: boolean };
type SigningIn = { user: UserRow; remembered: boolean; headers: Headers };
type Outcome = { user: UserRow; cookies: string[]; methods: Awaited<ReturnType<typeof methodsOf>> };

/** Judges e-mail and password: signed in, or the second step is asked for. */
export async function logIn(platform: Platform, credentials: Credentials, headers: Headers): Promise<Outcome> {
  const { email, password, rememberMe: remembered } = credentials;
  const user = await findByEmail(platform.database, email);
  if (!user) throw new Problem("userNotFound");
  const { password_hash } = user;
  const right = await attempt(
    platform,
    user.id,
    async () => password_hash !== null && isPassword(password, password_hash),
  );
  if (!right) throw new Problem("invalidCredentials");
  if (!user.confirmed_at) throw new Problem("userNotConfirmed");
  return admit(platform, { user, remembered, headers });
}

/** The person proved one factor: lets them in, or asks for the second. */
export async function admit(platform: Platform, signingIn: SigningIn): Promise<Outcome> {
  const { user } = signingIn;
  const methods = await methodsOf(platform.database, user.id);
  const { cookies } = await transact(platform.database, (tx) =>
    methods.length > 0 ? beginSecondStep(tx, platform, signingIn) : finishSignIn(tx, platform, signingIn),
  );
  return { user, cookies, methods };
}

/** Remembers for ten minutes that the first factor was right. */
async function beginSecondStep(tx: Tx, { config, clock }: Platform, { user, remembered }: SigningIn) {
  const token = newToken();
  const seconds = LIFETIMES.secondStepMinutes * 60;
  const expires_at = new Date(clock.now().getTime() + seconds * 1000);
  await store.insertStep(tx, { token_hash: hashOf(token), user_id: user.id, remembered, expires_at });
  return { cookies: [cookie("second-step", token, { secure: config.http.secure, seconds })] };
}

/** Opens the session of a person who has proved everything, and tells them where the browser is new. */
export async function finishSignIn(tx: Tx, platform: Platform, { user, remembered, headers }: SigningIn) {
  const { config, clock, outbox } = platform;
  const now = clock.now();
  const userAgent = headers.get("user-agent") ?? "";
  await clearAttempts(tx, user.id);
  const { keys } = await openSession(tx, platform, { userId: user.id, remembered, userAgent });

  const token = cookieOf(headers, "device") ?? newToken();
  const seen = { userId: user.id, tokenHash: hashOf(token), now };
  const { all, same } = await store.findDevices(tx, seen);
  await store.keepDevice(tx, seen);
  if (all > 0 && same === 0) {
    const locale = isLocale(user.locale) ? user.locale : "de";
    const person = { email: user.email ?? "", firstName: user.first_name, locale };
    await outbox.add(tx, newSignInMail(platform, { ...person, device: deviceOf(userAgent), now }));
  }
  const { secure } = config.http;
  return { cookies: [...sessionCookies(keys, config), cookie("device", token, { secure, seconds: YEAR })] };
}
