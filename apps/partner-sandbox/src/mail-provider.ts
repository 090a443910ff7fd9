import { generateKeyPairSync, randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import type { Provider } from "oidc-provider";
import type { Account } from "./accounts.ts";
import { loginPage, PAGE_HEADERS } from "./login-page.ts";

export type MailProviderOptions = {
  /** By the provider's id of the person. */
  accounts: Record<string, Account>;
  /** The redirect address of the site. */
  redirectUri: string;
  /** Google puts everything into the ID token, the standard at the userinfo address. */
  tellsInToken?: boolean;
  /** Where it expects the client's secret; most accept both ways. */
  secretIn?: "client_secret_basic" | "client_secret_post";
};

/** The client id of the site. */
export const CLIENT = { id: "aufwind", secret: "known-to-everybody" };

type Answer = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** A real OpenID Connect provider without passwords: one click on a name is enough. */
export async function createMailProvider(issuer: string, options: MailProviderOptions): Promise<Answer> {
  const provider = await quietly(() => createProvider(issuer, options));
  const pages = provider.callback();
  return (request, response) => {
    request.headers.cookie = withoutSession(request.headers.cookie);
    return request.url?.startsWith("/interaction/")
      ? interact({ provider, accounts: options.accounts }, request, response)
      : pages(request, response);
  };
}

/** Remembering the last person would hide the choice. */
const withoutSession = (cookies = "") =>
  cookies
    .split(/;\s*/)
    .filter((each) => !each.startsWith("_session"))
    .join("; ");

/** Silences its warnings about in-memory storage and the newer Node. */
async function quietly<T>(work: () => Promise<T>): Promise<T> {
  const { warn } = console;
  console.warn = () => undefined;
  try {
    return await work();
  } finally {
    console.warn = warn;
  }
}

async function createProvider(issuer: string, options: MailProviderOptions) {
  const { accounts, redirectUri, tellsInToken = false, secretIn } = options;
  const { Provider } = await import("oidc-provider");
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  return new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [redirectUri],
        ...(secretIn && { token_endpoint_auth_method: secretIn }),
      },
    ],
    ...(secretIn && { clientAuthMethods: [secretIn] }),
    claims: { email: ["email", "email_verified"], profile: ["given_name", "family_name"] },
    conformIdTokenClaims: !tellsInToken,
    cookies: { keys: [CLIENT.secret] },
    features: { devInteractions: { enabled: false } },
    findAccount: (_, id) => {
      const account = accounts[id];
      return account && { accountId: id, claims: () => ({ sub: id, ...account }) };
    },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    jwks: { keys: [{ ...privateKey.export({ format: "jwk" }), use: "sig", alg: "RS256" }] },
    // No consent screen: everything requested is granted.
    async loadExistingGrant({ oidc }) {
      const clientId = oidc.client?.clientId;
      const accountId = oidc.session?.accountId;
      const grant = new oidc.provider.Grant({ ...(clientId && { clientId }), ...(accountId && { accountId }) });
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
  });
}

type Desk = { provider: Provider; accounts: Record<string, Account> };

/** Shows the choice of people; a link, or the form for a made-up person, answers it. */
async function interact({ provider, accounts }: Desk, request: IncomingMessage, response: ServerResponse) {
  const chosen =
    request.method === "POST"
      ? addAccount(accounts, new URLSearchParams(await text(request)))
      : new URL(request.url ?? "", provider.issuer).searchParams.get("account");
  if (!chosen) {
    const { params } = await provider.interactionDetails(request, response);
    const locale = params.ui_locales === "de" ? "de" : "en";
    return void response.writeHead(200, PAGE_HEADERS).end(loginPage(accounts, locale));
  }
  const result = chosen === "deny" ? { error: "access_denied" } : { login: { accountId: chosen } };
  await provider.interactionFinished(request, response, result);
}

function addAccount(accounts: Record<string, Account>, form: URLSearchParams): string {
  const id = randomUUID();
  const field = (name: string) => (form.get(name) ?? "").trim().slice(0, 200);
  accounts[id] = {
    email: field("email"),
    email_verified: true,
    given_name: field("firstName"),
    family_name: field("lastName"),
  };
  return id;
}
