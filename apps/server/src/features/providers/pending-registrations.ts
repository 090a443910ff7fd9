import type { ProviderRegistration } from "@aufwind/contract/providers";
import type { Locale } from "@aufwind/rules/locale";
import type { z } from "zod";
import { transact } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { cookie, cookieOf } from "../../platform/session/cookies.ts";
import { hashOf, newToken } from "../../platform/session/token.ts";
import { addPerson } from "../accounts/commands.ts";
import { finishSignIn } from "../sign-in/commands.ts";
import type { Identity } from "./gateway.ts";
import * as store from "./store.ts";
import { insertLink } from "./store.ts";

const SECONDS = 30 * 60;

type StorePendingRegistrationParams = Identity & {
  email: string;
  provider: string;
  wantedPath: string | null;
  friendCode: string | null;
};

/** Stores a verified person until they have registered; returns the cookie that identifies it. */
export async function storePendingRegistration(
  { config, clock, database }: Platform,
  arriving: StorePendingRegistrationParams,
): Promise<string> {
  const token = newToken();
  await store.insertArrival(database, {
    token_hash: hashOf(token),
    provider: arriving.provider,
    subject: arriving.subject,
    email: arriving.email,
    first_name: arriving.firstName,
    last_name: arriving.lastName,
    wanted_path: arriving.wantedPath,
    friend_code: arriving.friendCode,
    expires_at: new Date(clock.now().getTime() + SECONDS * 1000),
  });
  return cookie("arrival", token, { secure: config.http.secure, seconds: SECONDS });
}

const presented = ({ clock }: Platform, headers: Headers) => ({
  hash: hashOf(cookieOf(headers, "arrival") ?? ""),
  now: clock.now(),
});

export async function readArrival(platform: Platform, headers: Headers) {
  const arrival = await store.findArrival(platform.database, presented(platform, headers));
  if (!arrival) throw new Problem("arrivalExpired");
  return arrival;
}

type RegisterArrivalParams = { headers: Headers; locale: Locale; registration: z.output<typeof ProviderRegistration> };

/** Creates the account of a pending registration, confirmed by and linked to the provider, and signs in. */
export const registerArrival = (platform: Platform, { headers, locale, registration }: RegisterArrivalParams) =>
  transact(platform.database, async (tx) => {
    const { clock, config } = platform;
    const arrival = await store.claimPendingRegistration(tx, presented(platform, headers));
    if (!arrival) throw new Problem("arrivalExpired");

    const { email, provider, subject, wanted_path: wantedPath, friend_code } = arrival;
    const { userType: kind, ...details } = registration;
    const now = clock.now();
    const user = await addPerson(tx, platform, {
      ...details,
      kind,
      email,
      locale,
      password_hash: null,
      friendCode: friend_code ?? "",
      confirmed_at: now,
    });
    // Registered in another tab meanwhile, under another address: signing in through the provider again works.
    if (!(await insertLink(tx, { provider, subject, user_id: user.id, created_at: now })))
      throw new Problem("arrivalExpired");

    const { cookies } = await finishSignIn(tx, platform, { user, remembered: false, headers, isProven: false });
    // Neither the pending registration nor a friend's invitation counts for the next person on this device.
    const forgotten = (["arrival", "invited-by"] as const).map((name) =>
      cookie(name, "", { secure: config.http.secure, seconds: 0 }),
    );
    return { user, wantedPath, cookies: [...cookies, ...forgotten] };
  });
