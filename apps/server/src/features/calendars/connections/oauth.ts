import { createHash } from "node:crypto";
import type { CalendarService } from "../../../platform/config/config.ts";
import type { Platform } from "../../../platform/platform.ts";
import { seal, unseal } from "../../../platform/session/seal.ts";
import { newToken } from "../../../platform/session/token.ts";
import { ConnectionFailure } from "./gateway.ts";
import { askRemote, type RemoteDeps } from "./remote-request.ts";

/** What a sign-in brought: a code to be exchanged once, and then tokens. */
export type OAuthAccount = { user: string } & (
  | { code: string; codeVerifier: string }
  | { accessToken: string; refreshToken: string; expiresAt: number }
);
export type Tokens = Extract<OAuthAccount, { accessToken: string }>;

const MINUTES_10 = 600_000;
const PURPOSE = "calendar sign-in";

type State = { coachId: string; service: string; codeVerifier: string; expiresAt: number };

export const serviceOf = ({ config }: Pick<Platform, "config">, id: string): CalendarService | undefined =>
  config.calendarServices.find((service) => service.id === id);

const returnTo = ({ config }: Platform, { id }: CalendarService) =>
  `${config.http.publicUrl}/api/coaches/calendar-services/${id}/return`;

/** Where a coach signs in to a service. The state is sealed, and good for this coach alone. */
export function signInAddress(platform: Platform, service: CalendarService, coachId: string): string {
  const { config, clock } = platform;
  const codeVerifier = newToken();
  const state: State = { coachId, service: service.id, codeVerifier, expiresAt: clock.now().getTime() + MINUTES_10 };
  const address = new URL(service.authorizeUrl);
  const asked = {
    response_type: "code",
    client_id: service.clientId,
    redirect_uri: returnTo(platform, service),
    scope: service.scope,
    state: seal(JSON.stringify(state), { secret: config.secret, purpose: PURPOSE }).toString("base64url"),
    code_challenge: createHash("sha256").update(codeVerifier).digest("base64url"),
    code_challenge_method: "S256",
    ...service.parameters,
  };
  for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value);
  return address.href;
}

type Returned = { coachId: string; service: CalendarService; state: string; code: string };

/** What a coach came back with; undefined if it was not this coach who left, or too long ago. */
export function signedIn(platform: Platform, { coachId, service, state, code }: Returned): OAuthAccount | undefined {
  const { config, clock } = platform;
  try {
    const sealing = { secret: config.secret, purpose: PURPOSE };
    const left = JSON.parse(unseal(Buffer.from(state, "base64url"), sealing)) as State;
    const isSame = left.coachId === coachId && left.service === service.id && left.expiresAt > clock.now().getTime();
    return isSame ? { user: "", code, codeVerifier: left.codeVerifier } : undefined;
  } catch {
    return undefined;
  }
}

type Fresh = { service: CalendarService; account: OAuthAccount; deps: RemoteDeps };

/** Tokens that are good for now; new ones are to be stored. */
export async function freshTokens(platform: Platform, { service, account, deps }: Fresh): Promise<Tokens> {
  const now = platform.clock.now().getTime();
  if ("accessToken" in account && account.expiresAt > now) return account;
  const grant: Record<string, string> =
    "code" in account
      ? {
          grant_type: "authorization_code",
          code: account.code,
          code_verifier: account.codeVerifier,
          redirect_uri: returnTo(platform, service),
        }
      : { grant_type: "refresh_token", refresh_token: account.refreshToken };
  const given = await askTokens(service, grant, deps);
  const refreshToken = given.refresh_token ?? ("refreshToken" in account ? account.refreshToken : undefined);
  if (!given.access_token || !refreshToken) throw new ConnectionFailure("signedOut");
  // A little early, so that none ends on its way.
  const expiresAt = now + ((given.expires_in ?? 300) - 60) * 1000;
  return { user: account.user, accessToken: given.access_token, refreshToken, expiresAt };
}

type TokenAnswer = { access_token?: string; refresh_token?: string; expires_in?: number };

async function askTokens(service: CalendarService, grant: Record<string, string>, deps: RemoteDeps) {
  const url = new URL(service.tokenUrl);
  const secret = `${encodeURIComponent(service.clientId)}:${encodeURIComponent(service.clientSecret)}`;
  const response = await askRemote(
    {
      method: "POST",
      url,
      credentials: { authorization: `Basic ${Buffer.from(secret).toString("base64")}`, home: url },
      headers: { "content-type": "application/x-www-form-urlencoded", accept: "application/json" },
      body: new URLSearchParams(grant).toString(),
    },
    deps,
  );
  // Taken back there, or never given: only the coach can change that.
  if (response.status === 400 || response.status === 401) throw new ConnectionFailure("signedOut");
  if (response.status !== 200) throw new ConnectionFailure("unreachable");
  return jsonOf<TokenAnswer>(response.text);
}

/** An answer that is no JSON is no answer of the service. */
export function jsonOf<T>(text: string): T {
  try {
    return JSON.parse(text) as T;
  } catch {
    throw new ConnectionFailure("unreachable");
  }
}
