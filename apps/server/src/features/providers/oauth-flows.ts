import { asCode } from "@aufwind/rules/friends";
import { isLocale, type Locale } from "@aufwind/rules/locale";
import { localPath } from "@aufwind/rules/paths";
import type { Provider } from "../../platform/config/config.ts";
import { pageLink } from "../../platform/mail/page-link.ts";
import type { Platform } from "../../platform/platform.ts";
import { cookie, cookieOf } from "../../platform/session/cookies.ts";
import { hashOf, newToken } from "../../platform/session/token.ts";
import type { UserRow } from "../accounts/store.ts";
import { startSession } from "../sign-in/commands.ts";
import { recognisePerson } from "./commands.ts";
import type { Gateway } from "./gateway.ts";
import { storePendingRegistration } from "./pending-registrations.ts";
import * as store from "./store.ts";

/** The next redirect, and the cookie to set. */
type Onward = { location: string; cookies: string[] };
type Deps = { platform: Platform; gateway: Gateway };
type Problem =
  | "providerFailed"
  | "providerDenied"
  | "providerUnverified"
  | "providerUnconfirmed"
  | "providerRemoved"
  | "accountBarred";

const SECONDS = 10 * 60;

type BeginVisitParams = { provider: Provider; locale: Locale; to: string | undefined; friend: string | undefined };

/** Sends a person to the provider; the browser keeps the state, so that only it can come back with it. */
export async function beginVisit({ platform, gateway }: Deps, leaving: BeginVisitParams): Promise<Onward> {
  const { config, clock, database } = platform;
  const { provider, locale, to, friend } = leaving;
  const wantedPath = localPath(to) ?? null;
  const friendCode = asCode(friend ?? "") ?? null;
  const proofs = { state: newToken(), nonce: newToken(), codeVerifier: newToken() };
  const location = await gateway.addressOf(provider, { ...proofs, locale });
  if (!location) {
    const problem = "providerFailed";
    return { location: loginPage(platform, { locale, wantedPath, friendCode, problem }), cookies: [] };
  }
  await store.insertVisit(database, {
    state_hash: hashOf(proofs.state),
    provider: provider.id,
    code_verifier: proofs.codeVerifier,
    nonce: proofs.nonce,
    locale,
    wanted_path: wantedPath,
    friend_code: friendCode,
    expires_at: new Date(clock.now().getTime() + SECONDS * 1000),
  });
  return { location, cookies: [cookie("provider", proofs.state, { secure: config.http.secure, seconds: SECONDS })] };
}

type VisitParams = { provider: Provider; query: string; headers: Headers; locale: Locale };

/** Handles the return from the provider: signed in, on to registering, or at the login page with the reason. */
export async function endVisit({ platform, gateway }: Deps, returning: VisitParams): Promise<Onward> {
  const { provider, query, headers } = returning;
  const visit = await takeVisit(platform, returning);
  const locale = isLocale(visit?.locale) ? visit.locale : returning.locale;
  const wantedPath = visit?.wanted_path ?? null;
  const friendCode = visit?.friend_code ?? null;
  const onward = (location: string, cookies: string[] = []): Onward => ({
    location,
    cookies: [cookie("provider", "", { secure: platform.config.http.secure, seconds: 0 }), ...cookies],
  });
  const refused = (problem: Problem) => onward(loginPage(platform, { locale, wantedPath, friendCode, problem }));

  if (!visit) return refused("providerFailed");
  const identity = await gateway.identityOf(provider, { ...visit, query });
  if (!identity) return refused("providerFailed");
  if (identity === "denied") return refused("providerDenied");
  const { email } = identity;
  if (!email) return refused("providerUnverified");

  const recognised = await recognisePerson(platform, { provider, identity: { ...identity, email } });
  if (!recognised) {
    const kept = await storePendingRegistration(platform, {
      ...identity,
      email,
      provider: provider.id,
      wantedPath,
      friendCode,
    });
    return onward(pageLink(platform.config, { page: "registerProvider", locale }), [kept]);
  }
  if ("problem" in recognised) return refused(recognised.problem);
  if (recognised.user.coach_status === "barred") return refused("accountBarred");
  const { location, cookies } = await letIn(platform, { user: recognised.user, headers, locale, wantedPath });
  return onward(location, cookies);
}

/** The recent flow that this browser began at this provider; deleted whatever the result. */
async function takeVisit({ database, clock }: Platform, { provider, query, headers }: VisitParams) {
  const state = new URLSearchParams(query).get("state");
  if (!state || state !== cookieOf(headers, "provider")) return undefined;
  const visit = await store.claimFlow(database, hashOf(state));
  if (!visit || visit.provider !== provider.id || visit.expires_at <= clock.now()) return undefined;
  const { nonce, code_verifier: codeVerifier, locale, wanted_path, friend_code } = visit;
  return { state, nonce, codeVerifier, locale, wanted_path, friend_code };
}

type Guest = { user: UserRow; headers: Headers; locale: Locale; wantedPath: string | null };

async function letIn(platform: Platform, { user, headers, locale, wantedPath }: Guest): Promise<Onward> {
  const { config } = platform;
  const { cookies, methods } = await startSession(platform, { user, remembered: false, headers });
  if (methods.length > 0) {
    return { location: pageLink(config, { page: "secondStep", locale, query: { to: wantedPath } }), cookies };
  }
  const home = pageLink(config, { page: "home", locale });
  const wanted = wantedPath ? `${config.http.publicUrl}${wantedPath}` : home;
  // As after a password: somebody of the team begins in the console, not on the public home page.
  const isForTeam = user.kind === "operator" && wanted === home;
  return { location: isForTeam ? pageLink(config, { page: "teamHome", locale }) : wanted, cookies };
}

type Refusal = { locale: Locale; wantedPath: string | null; friendCode: string | null; problem: Problem };

const loginPage = ({ config }: Platform, { locale, wantedPath, friendCode, problem }: Refusal) =>
  pageLink(config, { page: "login", locale, query: { problem, to: wantedPath, friend: friendCode } });
