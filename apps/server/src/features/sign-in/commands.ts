import { LIFETIMES } from "@aufwind/rules/accounts";
import { type Tx, transact } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Member } from "../../platform/session/actor.ts";
import { cookie, sessionCookies } from "../../platform/session/cookies.ts";
import { deviceOf } from "../../platform/session/device.ts";
import { isPassword } from "../../platform/session/password-hash.ts";
import { hashOf, newToken } from "../../platform/session/token.ts";
import { addresseeOf } from "../accounts/queries.ts";
import { findByEmail, lockUser, type UserRow } from "../accounts/store.ts";
import { countedAttempt, forgiveAttempts } from "../login-attempts/commands.ts";
import { isOperator } from "../operators/store.ts";
import { deleteReset } from "../people/store.ts";
import { methodsOf } from "../second-factors/commands.ts";
import { endSessions, memberBy, openSession } from "../sessions/commands.ts";
import { rememberDevice, sourceOf } from "./known-devices.ts";
import { newSignInMail } from "./mails.ts";
import { eraseDevices, insertStep } from "./store.ts";

const NEW_ACCOUNT = 7 * 86_400_000;

type Credentials = { email: string; password: string; rememberMe: boolean };
type SigningIn = { user: UserRow; remembered: boolean; headers: Headers };
/** With the second factor proved, or with the first alone where there is no second. */
type Finishing = SigningIn & { isProven: boolean };
/** By the password of this hash, or by a provider. */
type Admission = SigningIn & { provenBy?: string | null };
type Outcome = { user: UserRow; cookies: string[]; methods: Awaited<ReturnType<typeof methodsOf>> };

/** The request's context: browser headers and network. */
export type Visit = { headers: Headers; network: string };

/** Checks e-mail and password: signed in, or the second step is required. */
export async function logIn(platform: Platform, credentials: Credentials, visit: Visit): Promise<Outcome> {
  const { email, password, rememberMe: remembered } = credentials;
  const user = await findByEmail(platform.database, email);
  if (!user) throw new Problem("userNotFound");
  const { password_hash } = user;
  const check = async () => password_hash !== null && isPassword(password, password_hash);
  const source = await sourceOf(platform, { userId: user.id, ...visit });
  if (!(await countedAttempt(platform, user.id, { source, check }))) throw new Problem("invalidCredentials");
  if (!user.confirmed_at) throw new Problem("userNotConfirmed");
  const outcome = await startSession(platform, { user, remembered, headers: visit.headers, provenBy: password_hash });
  if (outcome.methods.length === 0) await forgiveAttempts(platform, user.id, source);
  return outcome;
}

/** The person proved one factor: signs them in, or asks for the second. Rechecks what changed meanwhile. */
export const startSession = (platform: Platform, { provenBy, ...signingIn }: Admission): Promise<Outcome> =>
  transact(platform.database, async (tx) => {
    const user = await lockUser(tx, signingIn.user.id);
    if (!user) throw new Problem("userNotFound");
    if (provenBy !== undefined && provenBy !== user.password_hash) throw new Problem("invalidCredentials");
    await refuseBarred(tx, user);
    const methods = await methodsOf(tx, user.id);
    const proceed = methods.length > 0 ? beginSecondStep : finishSignIn;
    const { cookies } = await proceed(tx, platform, { ...signingIn, user, isProven: false });
    return { user, cookies, methods };
  });

/** Somebody who has left the team has no account any more; a coach can be kept out by law. */
async function refuseBarred(tx: Tx, { id, kind, coach_status }: UserRow): Promise<void> {
  if (kind === "operator" && !(await isOperator(tx, id))) throw new Problem("invalidCredentials");
  if (coach_status === "barred") throw new Problem("accountBarred");
}

/** Records for ten minutes that the first factor was right. */
async function beginSecondStep(tx: Tx, { config, clock }: Platform, { user, remembered }: SigningIn) {
  const token = newToken();
  const seconds = LIFETIMES.secondStepMinutes * 60;
  const expires_at = new Date(clock.now().getTime() + seconds * 1000);
  await insertStep(tx, { token_hash: hashOf(token), user_id: user.id, remembered, expires_at });
  return { cookies: [cookie("second-step", token, { secure: config.http.secure, seconds })] };
}

/** Opens the session after all factors, and sends a mail if the browser is new. */
export async function finishSignIn(tx: Tx, platform: Platform, { user, remembered, headers, isProven }: Finishing) {
  const { config, clock, outbox } = platform;
  const now = clock.now();
  // Their password is in the documentation.
  if (user.is_demo && !config.devTools) throw new Problem("invalidCredentials");
  const userAgent = (headers.get("user-agent") ?? "").slice(0, 300);
  await refuseBarred(tx, user);
  const kind = user.kind as Member["kind"];
  // Whoever still has a factor has not lost it.
  if (isProven) await deleteReset(tx, user.id);
  // A new log-in ends the browser's previous session.
  const before = await memberBy(platform, headers);
  if (before.kind !== "visitor") await endSessions(tx, platform, { userId: before.userId, only: before.sessionId });
  const { keys } = await openSession(tx, platform, { userId: user.id, kind, remembered, userAgent, isProven });

  const device = await rememberDevice(tx, platform, { userId: user.id, headers });
  // No mail for the first browser of a new account; but for the first one after a year.
  const isNews = !device.isKnown && (!device.isFirst || now.getTime() - user.created_at.getTime() > NEW_ACCOUNT);
  if (isNews) {
    await outbox.add(tx, newSignInMail(platform, { ...addresseeOf(user), device: deviceOf(userAgent), now }));
  }
  return { cookies: [...sessionCookies(keys, config), device.cookie] };
}

/** Makes this browser the only known one of the account; returns its cookie. */
export async function keepOnlyThisDevice(
  tx: Tx,
  platform: Platform,
  who: { userId: string; headers: Headers },
): Promise<string> {
  await eraseDevices(tx, who.userId);
  return (await rememberDevice(tx, platform, who)).cookie;
}
