import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createBrowser } from "@aufwind/server/test/browser";
import { logIn, member } from "@aufwind/server/test/people";
import { startTestServer, type TestServer } from "@aufwind/server/test/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { BUILT, buildServer } from "./build-server.ts";
import { ensureBuild } from "./build-web.ts";
import { freePort } from "./port.ts";

// The server as the image starts it, beside one that runs from its sources, on the same database.
let sources: TestServer;
let built: ChildProcess;
let url: string;
beforeAll(async () => {
  await ensureBuild();
  await buildServer();
  sources = await startTestServer();
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  const { database, http } = sources.config;
  built = spawn(process.execPath, [BUILT], {
    cwd: "/",
    stdio: "inherit",
    env: {
      ...process.env,
      MODE: "test",
      ROLE: "web",
      LOG_LEVEL: "fatal",
      HOST: "127.0.0.1",
      PORT: String(port),
      PUBLIC_URL: http.publicUrl,
      DATABASE_URL: database.url,
    },
  });
}, 300_000);
afterAll(async () => {
  built?.kill("SIGKILL");
  await sources?.close();
});

const isReady = () =>
  fetch(`${url}/api/health-check/health-probe`).then(
    ({ ok }) => ok,
    () => false,
  );
const browser = () => createBrowser((path, init) => fetch(`${url}${path}`, init));

test("is ready wherever it is started from", async () => {
  await expect.poll(isReady, { timeout: 60_000 }).toBe(true);
}, 70_000);

test("describes the same API as the sources do, with the same names", async () => {
  const [ours, theirs] = await Promise.all([sources.browser(), browser()].map((each) => each.get("/api/openapi.json")));
  expect(await theirs?.json()).toEqual(await ours?.json());
});

test("serves pages, legal texts and assets from where they lie", async () => {
  const page = await browser().get("/de/agb");
  expect(page.status).toBe(200);
  const [, asset = ""] = /<link rel="modulepreload"[^>]* href="([^"]+)"/.exec(await page.text()) ?? [];
  expect([asset, (await browser().get(asset)).status]).toEqual([expect.stringContaining(".js"), 200]);
});

test("threads run: a password is compared in one", async () => {
  const { email } = await member(sources);
  expect((await logIn(browser(), { email, password: "Falsch-1" })).status).toBe(401);
  expect((await logIn(browser(), { email })).status).toBe(200);
});

test("ends in order when it is told to", async () => {
  const exit = once(built, "exit");
  built.kill("SIGTERM");
  expect(await exit).toEqual([0, null]);
});
