import { email, line } from "@aufwind/contract/platform/fields";
import type { Locale } from "@aufwind/rules/locale";
import { DAY } from "@aufwind/rules/time/durations";
import * as client from "openid-client";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Provider } from "../../platform/config/config.ts";
import type { Platform } from "../../platform/platform.ts";

/** What has to match between the redirect and the return. */
export type Proofs = { state: string; nonce: string; codeVerifier: string };

/** The person according to the provider; the address only if verified there. */
export type Identity = { subject: string; email: string | undefined; firstName: string; lastName: string };

export type Gateway = {
  /** Where the person signs in, or undefined if the provider cannot be reached. */
  addressOf(provider: Provider, visit: Proofs & { locale: Locale }): Promise<string | undefined>;
  /** Who came back; `denied` if the person refused there; undefined if anything is wrong. */
  identityOf(provider: Provider, visit: Proofs & { query: string }): Promise<Identity | "denied" | undefined>;
};

const SECONDS = 5;

/** Calls the providers' servers. Errors become results here: an unavailable provider is not our failure. */
export function createGateway({ config, clock, log }: Pick<Platform, "config" | "clock" | "log">): Gateway {
  const settingsOf = keepSettings(clock);
  const noted = (provider: Provider, error: unknown) => {
    const reason = error instanceof client.ResponseBodyError ? error.error : undefined;
    log.warn({ err: error, provider: provider.id, reason }, "a provider could not be used");
    return undefined;
  };
  const returnTo = ({ id }: Provider) => `${config.http.publicUrl}/api/visitors/providers/${id}/return`;

  return {
    async addressOf(provider, { state, nonce, codeVerifier, locale }) {
      try {
        const address = client.buildAuthorizationUrl(await settingsOf(provider), {
          redirect_uri: returnTo(provider),
          scope: "openid email profile",
          code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
          code_challenge_method: "S256",
          state,
          nonce,
          ui_locales: locale,
        });
        return address.href;
      } catch (error) {
        return noted(provider, error);
      }
    },

    async identityOf(provider, { query, state, nonce, codeVerifier }) {
      try {
        const settings = await settingsOf(provider);
        const tokens = await client.authorizationCodeGrant(settings, new URL(`${returnTo(provider)}${query}`), {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
        });
        return await readIdentity(settings, tokens);
      } catch (error) {
        const denied = error instanceof client.AuthorizationResponseError && error.error === "access_denied";
        return denied ? "denied" : noted(provider, error);
      }
    },
  };
}

/** The providers' metadata, fetched once a day, and again after a failure. */
function keepSettings(clock: Clock) {
  const kept = new Map<string, { until: number; settings: Promise<client.Configuration> }>();
  return (provider: Provider): Promise<client.Configuration> => {
    const now = clock.now().getTime();
    const known = kept.get(provider.id);
    if (known && known.until > now) return known.settings;
    const settings = discover(provider);
    kept.set(provider.id, { until: now + DAY, settings });
    settings.catch(() => kept.delete(provider.id));
    return settings;
  };
}

function discover({ issuer, clientId, clientSecret }: Provider) {
  const insecure = issuer.startsWith("http:") ? [client.allowInsecureRequests] : [];
  return client.discovery(new URL(issuer), clientId, clientSecret, bySecret(clientSecret), {
    timeout: SECONDS,
    execute: [client.enableNonRepudiationChecks, ...insecure],
  });
}

/** Sends the secret in the way that the provider lists first; by default in the header. */
const bySecret =
  (secret: string): client.ClientAuth =>
  (server, ...request) => {
    const named = server.token_endpoint_auth_methods_supported ?? [];
    const first = named.find((method) => method === "client_secret_basic" || method === "client_secret_post");
    const give = first === "client_secret_post" ? client.ClientSecretPost : client.ClientSecretBasic;
    give(secret)(server, ...request);
  };

type Tokens = Awaited<ReturnType<typeof client.authorizationCodeGrant>>;

/** Reads the ID token, and the userinfo endpoint of providers that have the e-mail there. */
async function readIdentity(settings: client.Configuration, tokens: Tokens): Promise<Identity | undefined> {
  const claims = tokens.claims();
  const subject = line(255).safeParse(claims?.sub).data;
  if (!claims || !subject) return undefined;
  const elsewhere = claims.email === undefined && settings.serverMetadata().userinfo_endpoint;
  const told = elsewhere ? await client.fetchUserInfo(settings, tokens.access_token, claims.sub) : claims;
  const name = (value: unknown) => line(100).safeParse(value).data ?? "";
  return {
    subject,
    email: told.email_verified === true ? email.safeParse(told.email).data : undefined,
    firstName: name(told.given_name),
    lastName: name(told.family_name),
  };
}
