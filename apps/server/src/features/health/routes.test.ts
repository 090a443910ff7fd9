import { afterAll, beforeAll, expect, test } from "vitest";
import { type ClonedDatabase, cloneDatabase } from "../../../test/cloned-database.ts";
import { openLine } from "../../../test/database-proxy.ts";
import { createSetClock } from "../../../test/set-clock.ts";
import { createApp } from "../../app.ts";
import { registerJobs } from "../../jobs.ts";
import { readConfig } from "../../platform/config/config.ts";
import type { Api } from "../../platform/http/api-env.ts";
import { createLog } from "../../platform/log/log.ts";
import { createPlatform, type Platform } from "../../platform/platform.ts";

let clone: ClonedDatabase;
let line: Awaited<ReturnType<typeof openLine>>;
let platform: Platform;
let app: Api;

beforeAll(async () => {
  clone = await cloneDatabase();
  const address = new URL(clone.tcpUrl);
  line = await openLine(Number(address.port), address.hostname);
  address.host = `127.0.0.1:${line.port}`;
  const config = readConfig({ MODE: "test", ROLE: "web", DATABASE_URL: address.href });
  platform = createPlatform(config, { log: createLog("silent"), clock: createSetClock("2026-11-16T09:00:00Z") });
  registerJobs(platform);
  await platform.jobs.start();
  app = createApp(platform);
});
afterAll(async () => {
  await platform.jobs.stop();
  await platform.database.destroy();
  line.close();
  await clone.close();
});

const probe = () => app.request("/api/health-check/health-probe", { headers: { "accept-language": "en" } });
const subscribe = () =>
  app.request("/api/visitors/lead", {
    method: "PUT",
    headers: { "content-type": "application/json", "accept-language": "en" },
    body: JSON.stringify({ email: "eva@example.org", acceptTerms: true }),
  });

test("says ok while the database answers", async () => {
  const response = await probe();
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ status: "ok" });
});

test("says 503 while the database is away, and ok again by itself when it is back", async () => {
  line.cut();
  const away = await probe();
  expect(away.status).toBe(503);
  expect(await away.json()).toMatchObject({ code: "unavailable" });
  line.mend();
  expect((await probe()).status).toBe(200);
});

test("a form sent while the database is away says so, and works when it is back", async () => {
  line.cut();
  const away = await subscribe();
  expect(away.status).toBe(503);
  expect(await away.json()).toMatchObject({
    detail: "We cannot reach our database at the moment. Nothing was saved. Please try again in a minute.",
  });
  line.mend();
  expect((await subscribe()).status).toBe(202);
});
