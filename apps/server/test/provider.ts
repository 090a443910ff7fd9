import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import type { Account } from "@aufwind/partner-sandbox/accounts";
import { CLIENT, createMailProvider, type MailProviderOptions } from "@aufwind/partner-sandbox/mail-provider";
import { type Browser, createBrowser } from "./browser.ts";

export type TestProvider = {
  /** The environment variables that configure this provider as `oidc`. */
  env: Record<string, string>;
  accounts: Record<string, Account>;
  /** The paths requested so far. */
  asked: string[];
  /** Paths at which it fails. */
  broken: Set<string>;
  /** Signs in there as this account, or refuses, and returns the redirect address. */
  signIn(address: string, account: string | "deny"): Promise<URL>;
  stop(): Promise<void>;
  /** Restarts at the same address. */
  start(): Promise<void>;
};

const RETURN_TO = "http://aufwind.example/api/visitors/providers/oidc/return";

/** A real OpenID Connect provider on this machine, which can be watched and broken. */
export async function openProvider(options: Omit<MailProviderOptions, "redirectUri">): Promise<TestProvider> {
  const asked: string[] = [];
  const broken = new Set<string>();
  let answer: RequestListener = () => undefined;
  let port = 0;
  const listen = async () => {
    const server = createServer((request, response) => answer(request, response));
    await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
    port = (server.address() as AddressInfo).port;
    return server;
  };
  let server = await listen();
  const issuer = `http://127.0.0.1:${port}`;
  const provider = await createMailProvider(issuer, { ...options, redirectUri: RETURN_TO });
  answer = (request, response) => {
    const { pathname } = new URL(request.url ?? "", issuer);
    asked.push(pathname);
    if (broken.has(pathname)) return void response.writeHead(500).end("<p>out of order</p>");
    return provider(request, response);
  };

  return {
    env: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: CLIENT.id, OIDC_CLIENT_SECRET: CLIENT.secret, OIDC_NAME: "Testmail" },
    accounts: options.accounts,
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

async function signIn(address: string, account: string): Promise<URL> {
  const browser = createBrowser((path, init) => fetch(path, { ...init, redirect: "manual" }));
  let next = new URL(address);
  for (let steps = 0; steps < 10 && !next.href.startsWith(RETURN_TO); steps += 1) {
    if (next.pathname.startsWith("/interaction/")) next.searchParams.set("account", account);
    const response = await browser.get(next.href);
    const location = response.headers.get("location");
    if (!location) throw new Error(`The provider answered ${response.status}: ${await response.text()}`);
    next = new URL(location, next);
  }
  return next;
}

/** Starts the flow; returns where it sends the browser. */
export async function setOut(browser: Browser, query = "lang=en"): Promise<string> {
  const response = await browser.get(`/api/visitors/providers/oidc/visit?${query}`);
  return response.headers.get("location") ?? `no redirect but ${response.status}`;
}

/** Returns from the provider; returns where we send the browser. */
export async function comeBack(browser: Browser, { pathname, search }: URL): Promise<string> {
  const response = await browser.get(`${pathname}${search}`);
  return response.headers.get("location") ?? `no redirect but ${response.status}`;
}

type Journey = { provider: TestProvider; as: string; query?: string };

/** The whole flow: signs in through the provider, and returns where that leads. */
export const goThrough = async (browser: Browser, { provider, as, query }: Journey): Promise<string> =>
  comeBack(browser, await provider.signIn(await setOut(browser, query), as));
