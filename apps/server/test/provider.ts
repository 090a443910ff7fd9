import { generateKeyPairSync } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Provider } from "oidc-provider";
import { type Browser, createBrowser } from "./browser.ts";

/** What a provider knows of a person. */
export type ProviderAccount = {
  email?: string;
  email_verified?: boolean | string;
  given_name?: string;
  family_name?: string;
};

type Options = {
  /** By the id that the provider has for the person. */
  accounts: Record<string, ProviderAccount>;
  /** Google tells everything in the ID token, the standard at the userinfo address. */
  tellsInToken?: boolean;
  /** Where it wants the client's secret; most take it in both ways. */
  secretIn?: "client_secret_basic" | "client_secret_post";
  /** Where the house is, if it is not the house of a test. */
  house?: string;
};

export type TestProvider = {
  /** The variables with which a house knows this provider as `oidc`. */
  env: Record<string, string>;
  accounts: Record<string, ProviderAccount>;
  /** The paths it was asked for so far. */
  asked: string[];
  /** Paths at which it fails from now on. */
  broken: Set<string>;
  /** Signs in there as this account, or says no, and answers the address that the browser is sent back to. */
  signIn(address: string, account: string | "deny"): Promise<URL>;
  stop(): Promise<void>;
  /** Is there again, at the same address. */
  start(): Promise<void>;
};

const CLIENT = { id: "aufwind", secret: "a-secret-of-the-test" };
const returnTo = (house = "http://house.example") => `${house}/api/visitors/providers/oidc/return`;

/** A real OpenID Connect provider on this machine. */
export async function openProvider(options: Options): Promise<TestProvider> {
  const { accounts } = options;
  const asked: string[] = [];
  const broken = new Set<string>();
  let answer: (request: IncomingMessage, response: ServerResponse) => void = () => undefined;
  let port = 0;
  const listen = async () => {
    const server = createServer((request, response) => answer(request, response));
    await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
    port = (server.address() as AddressInfo).port;
    return server;
  };
  let server = await listen();
  const issuer = `http://127.0.0.1:${port}`;
  const provider = await quietly(() => createProvider(issuer, options));
  const pages = provider.callback();
  answer = (request, response) => {
    const { pathname } = new URL(request.url ?? "", issuer);
    asked.push(pathname);
    if (broken.has(pathname)) return void response.writeHead(500).end("<p>out of order</p>");
    return pathname.startsWith("/interaction/") ? interact(provider, request, response) : pages(request, response);
  };

  return {
    env: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: CLIENT.id, OIDC_CLIENT_SECRET: CLIENT.secret, OIDC_NAME: "Testmail" },
    accounts,
    asked,
    broken,
    signIn,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
    async start() {
      server = await listen();
    },
  };
}

/** Without its warnings that it keeps everything in memory and that Node is newer than it knows. */
async function quietly<T>(work: () => Promise<T>): Promise<T> {
  const { warn } = console;
  console.warn = () => undefined;
  try {
    return await work();
  } finally {
    console.warn = warn;
  }
}

async function createProvider(issuer: string, { accounts, tellsInToken = false, secretIn, house }: Options) {
  const { Provider } = await import("oidc-provider");
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  return new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [returnTo(house)],
        ...(secretIn && { token_endpoint_auth_method: secretIn }),
      },
    ],
    ...(secretIn && { clientAuthMethods: [secretIn] }),
    claims: { email: ["email", "email_verified"], profile: ["given_name", "family_name"] },
    conformIdTokenClaims: !tellsInToken,
    cookies: { keys: ["of the test"] },
    features: { devInteractions: { enabled: false } },
    findAccount: (_, id) => {
      const account = accounts[id];
      return account && { accountId: id, claims: () => ({ sub: id, ...account }) };
    },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    jwks: { keys: [{ ...privateKey.export({ format: "jwk" }), use: "sig", alg: "RS256" }] },
    // Nobody is asked for consent: everything asked for is granted.
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

/** The login page: one link for each account, or the address itself says who signs in. */
async function interact(provider: Provider, request: IncomingMessage, response: ServerResponse) {
  const account = new URL(request.url ?? "", provider.issuer).searchParams.get("account");
  if (!account) {
    const links = ["pia", "otto", "deny"].map((name) => `<a href="?account=${name}">${name}</a>`);
    return void response.writeHead(200, { "content-type": "text/html" }).end(links.join(" "));
  }
  const result = account === "deny" ? { error: "access_denied" } : { login: { accountId: account } };
  await provider.interactionFinished(request, response, result);
}

async function signIn(address: string, account: string): Promise<URL> {
  const browser = createBrowser((path, init) => fetch(path, { ...init, redirect: "manual" }));
  let next = new URL(address);
  for (let steps = 0; steps < 10 && !next.href.startsWith(returnTo()); steps += 1) {
    if (next.pathname.startsWith("/interaction/")) next.searchParams.set("account", account);
    const response = await browser.get(next.href);
    const location = response.headers.get("location");
    if (!location) throw new Error(`The provider answered ${response.status}: ${await response.text()}`);
    next = new URL(location, next);
  }
  return next;
}

/** Sets out for the provider; answers where it sends the browser. */
export async function setOut(browser: Browser, query = "lang=en"): Promise<string> {
  const response = await browser.get(`/api/visitors/providers/oidc/visit?${query}`);
  return response.headers.get("location") ?? `no redirect but ${response.status}`;
}

/** Comes back from the provider; answers where the house sends the browser. */
export async function comeBack(browser: Browser, { pathname, search }: URL): Promise<string> {
  const response = await browser.get(`${pathname}${search}`);
  return response.headers.get("location") ?? `no redirect but ${response.status}`;
}

type Journey = { provider: TestProvider; as: string; query?: string };

/** There and back: signs in through the provider, and answers where that leads. */
export const goThrough = async (browser: Browser, { provider, as, query }: Journey): Promise<string> =>
  comeBack(browser, await provider.signIn(await setOut(browser, query), as));
