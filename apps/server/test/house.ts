import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createApp } from "../src/app.ts";
import { registerJobs } from "../src/jobs.ts";
import { readConfig } from "../src/platform/config/config.ts";
import type { Api } from "../src/platform/http/api-env.ts";
import { createLog } from "../src/platform/log/log.ts";
import type { StoredMail } from "../src/platform/mail/mail-store.ts";
import { createPlatform, type Platform } from "../src/platform/platform.ts";
import type { ActorOf } from "../src/platform/session/actor.ts";
import { cloneDatabase } from "./cloned-database.ts";
import { createSetClock, type SetClock } from "./set-clock.ts";

type Options = {
  /** Variables of the environment, over those of a test. */
  env?: Record<string, string>;
  actorOf?: ActorOf;
};

export type House = Platform & {
  clock: SetClock;
  app: Api;
  /** Asks the API as a program would: no browser, no cookies. */
  request(path: string, init?: RequestInit): Promise<Response>;
  /** Sends JSON. */
  send(method: "POST" | "PUT" | "DELETE", path: string, options: { body: unknown; locale?: string }): Promise<Response>;
  /** Does all background work that is due at the time of the clock. */
  work(): Promise<void>;
  /** All mails so far, oldest first. */
  mails(): Promise<StoredMail[]>;
  close(): Promise<void>;
};

/** The whole server on a database of its own, at a time of its own: 16 November 2026, ten o'clock in Berlin. */
export async function openHouse({ env = {}, actorOf }: Options = {}): Promise<House> {
  const clone = await cloneDatabase();
  const dataFolder = await mkdtemp(join(tmpdir(), "house-"));
  const clock = createSetClock("2026-11-16T09:00:00Z");
  // Work is done when a test says so, never beside it.
  const basic = { MODE: "test", ROLE: "web", DATABASE_URL: clone.url, DATA_FOLDER: dataFolder, LOG_LEVEL: "silent" };
  const config = readConfig({ ...basic, PUBLIC_URL: "http://house.example", ...env });
  const platform = createPlatform(config, { log: createLog(config.logLevel), clock });
  registerJobs(platform);
  await platform.jobs.start();
  const app = createApp(platform, actorOf ? { actorOf } : {});
  const request = async (path: string, init?: RequestInit) => app.request(path, init);

  return {
    ...platform,
    clock,
    app,
    request,
    send: (method, path, { body, locale = "en" }) =>
      request(path, {
        method,
        body: JSON.stringify(body),
        headers: { "content-type": "application/json", "accept-language": locale },
      }),
    work: () => platform.jobs.runDue(),
    mails: () => platform.database.selectFrom("mails").selectAll().orderBy("created_at").orderBy("id").execute(),
    async close() {
      await platform.jobs.stop();
      await platform.events.stop();
      await platform.database.destroy();
      await clone.close();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
