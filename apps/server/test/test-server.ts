import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type CardSandbox, startCardSandbox } from "@aufwind/card-sandbox/sandbox";
import { afterAll } from "vitest";
import { createApp } from "../src/app.ts";
import { registerJobs } from "../src/jobs.ts";
import { readConfig } from "../src/platform/config/config.ts";
import type { Api } from "../src/platform/http/api-env.ts";
import { documentOf } from "../src/platform/http/description.ts";
import { type Fetch, type Serving, serve } from "../src/platform/http/serve.ts";
import type { Recurring } from "../src/platform/jobs/jobs.ts";
import { createLog, type Log } from "../src/platform/log/log.ts";
import type { StoredMail } from "../src/platform/mail/mail-store.ts";
import { openMail } from "../src/platform/mail/sealed-mail.ts";
import { createPlatform, type Platform } from "../src/platform/platform.ts";
import type { ActorOf } from "../src/platform/session/actor.ts";
import { type Browser, type BrowserOptions, createBrowser } from "./browser.ts";
import { cloneDatabase } from "./cloned-database.ts";
import { asDescribed } from "./described-answers.ts";
import { dueByClock } from "./due-by-clock.ts";
import { lendOldest, prepareAll } from "./prepare-all.ts";
import { createSetClock, type SetClock } from "./set-clock.ts";

type Options = {
  /** The database of another test server: two servers on one. */
  databaseUrl?: string;
  /** Environment variables, over those of a test. */
  env?: Record<string, string>;
  actorOf?: ActorOf;
  /** Silent without it. */
  log?: Log;
  /** Plans each statement for its values, as in production: for tests that look at plans. */
  isPlanned?: boolean;
};

export type TestServer = Platform & {
  clock: SetClock;
  app: Api;
  /** The card sandbox, at the test's time; its messages wait for `deliver`. */
  cardSandbox: CardSandbox;
  /** Calls the API like a program: no browser, no cookies. */
  request(path: string, init?: RequestInit): Promise<Response>;
  /** Sends JSON. */
  send(
    method: "POST" | "PUT" | "PATCH" | "DELETE",
    path: string,
    options: { body: unknown; locale?: string },
  ): Promise<Response>;
  /** A browser with a cookie jar. */
  browser(options?: BrowserOptions): Browser;
  /** Listens on a local port; returns its address. Stops with the server. */
  listen(): Promise<string>;
  /** Runs what waits in queues, and the recurring jobs that came due since the last time; or those of these names. */
  work(...names: string[]): Promise<void>;
  /** Runs all recurring jobs, also those of an hour or a night, whatever the time. */
  workAll(): Promise<void>;
  /** All mails so far, oldest first. */
  mails(): Promise<StoredMail[]>;
  close(): Promise<void>;
};

/** The server of a test file, awaited at its top: stopped after its last test. */
export async function testServer(options?: Options): Promise<TestServer> {
  const server = await startTestServer(options);
  afterAll(() => server.close());
  return server;
}

/** The whole server on a database of its own, at a time of its own: 16 November 2026, ten o'clock in Berlin. */
export async function startTestServer(options: Options = {}): Promise<TestServer> {
  const { env = {}, actorOf, databaseUrl, log, isPlanned = false } = options;
  const clone = databaseUrl ? { url: databaseUrl, close: async () => undefined } : await cloneDatabase({ isPlanned });
  const dataFolder = await mkdtemp(join(tmpdir(), "server-"));
  const clock = createSetClock("2026-11-16T09:00:00Z");
  // Jobs run when a test says so, never in the background.
  const basic = { MODE: "test", ROLE: "web", DATABASE_URL: clone.url, DATA_FOLDER: dataFolder, LOG_LEVEL: "silent" };
  // Behind one proxy, so that a test can set its network.
  const proxied = { TRUSTED_PROXIES: "1", PUBLIC_URL: "http://aufwind.example", PASSWORD_COST: "light" };
  const cardSandbox = await startCardSandbox({ now: () => clock.now(), delivers: false });
  const config = readConfig({
    ...basic,
    ...proxied,
    CARD_SANDBOX_URL: cardSandbox.url,
    CARD_REQUESTS_PER_SECOND: "1000",
    ...env,
  });
  const platform = createPlatform(config, { log: log ?? createLog(config.logLevel), clock });
  // First, below what the server adds to a connection; a pooler would lead to another one.
  if (!databaseUrl && !isPlanned) platform.pool.prependListener("connect", prepareAll);
  lendOldest(platform.pool);
  registerJobs(platform);
  await platform.jobs.start();
  const app = createApp(platform, actorOf ? { actorOf } : {});
  cardSandbox.sendTo({ send: async (sent) => app.request(new URL(sent.url).pathname, sent) });
  let serving: Serving | undefined;
  const described = asDescribed(app.openAPIRegistry.definitions.length, () => documentOf(app, platform));
  const request = async (path: string, init?: RequestInit) =>
    described({ method: init?.method ?? "GET", path }, await app.request(path, init));

  return {
    ...platform,
    clock,
    app,
    cardSandbox,
    request,
    send: (method, path, { body, locale = "en" }) =>
      request(path, {
        method,
        body: JSON.stringify(body),
        headers: { "content-type": "application/json", "accept-language": locale },
      }),
    browser: (options) => createBrowser(request, options),
    async listen() {
      const fetch: Fetch = async (asked, bindings) =>
        described({ method: asked.method, path: new URL(asked.url).pathname }, await app.fetch(asked, bindings));
      serving = await serve(fetch, {
        port: 0,
        host: "127.0.0.1",
        trustedProxies: 0,
        headers: {},
        listen: createServer,
      });
      return `http://127.0.0.1:${serving.port}`;
    },
    work: (...names) => platform.jobs.runDue(names.length > 0 ? named(platform.jobs, names) : dueByClock(clock)),
    workAll: () => platform.jobs.runDue(),
    mails: async () => {
      const rows = await platform.database
        .selectFrom("mails")
        .selectAll()
        .orderBy("created_at")
        .orderBy("id")
        .execute();
      return rows.map((row) => openMail(row, config.secret)).filter((mail) => mail !== undefined);
    },
    async close() {
      // Streams end first, or the server would wait for them.
      await platform.events.stop();
      await serving?.stop();
      await platform.jobs.stop();
      await platform.replicas.stop();
      await platform.database.destroy();
      await cardSandbox.stop();
      await clone.close();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

/** A name that no job has would let its test pass unseen. */
function named(jobs: Platform["jobs"], names: string[]) {
  for (const name of names) if (!jobs.knows(name)) throw new Error(`There is no job "${name}".`);
  return ({ name }: Recurring) => names.includes(name);
}
