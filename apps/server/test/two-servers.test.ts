import { afterAll, beforeAll, expect, test } from "vitest";
import { createBrowser } from "./browser.ts";
import { logIn, member, PASSWORD } from "./people.ts";
import { startTestServer, type TestServer } from "./test-server.ts";

// Two servers over HTTP on one database, as in production behind a balancer.
let [one, other]: TestServer[] = [];
let addresses: string[];
beforeAll(async () => {
  one = await startTestServer();
  other = await startTestServer({ databaseUrl: one.config.database.url });
  addresses = [await one.listen(), await other.listen()];
  await one.events.start();
  await other.events.start();
});
afterAll(async () => {
  await other?.close();
  await one?.close();
});

const at = (server: number, network: string) =>
  createBrowser((path, init) => fetch(`${addresses[server]}${path}`, init), { network });
const newMember = () => member(one as TestServer);

test("wrong passwords of a network are counted together: five in all, whichever server is asked", async () => {
  const { email } = await newMember();
  const statuses: number[] = [];
  for (let n = 0; n < 6; n++)
    statuses.push((await logIn(at(n % 2, "10.2.0.1"), { email, password: "Falsch-1" })).status);
  expect(statuses).toEqual([401, 401, 401, 401, 423, 423]);
  expect((await logIn(at(0, "10.2.0.1"), { email })).status).toBe(423);
});

test("limits are counted together", async () => {
  const check = (n: number) =>
    at(n % 2, "203.0.113.77").send("POST", "/api/visitors/check-email", { email: `x${n}@example.org` });
  const statuses = await Promise.all(Array.from({ length: 34 }, async (_, n) => (await check(n)).status));
  expect(statuses.filter((status) => status === 200)).toHaveLength(30);
  expect(statuses.filter((status) => status === 429)).toHaveLength(4);
});

test("fifty who redeem one token at once on two servers: one succeeds", async () => {
  const { email } = await newMember();
  const browser = at(0, "10.3.0.1");
  await logIn(browser, { email });
  const refresh = browser.cookies.get("refresh") ?? "";
  const statuses = await Promise.all(
    Array.from({ length: 50 }, async (_, n) => {
      const copy = at(n % 2, `10.3.1.${n}`);
      copy.cookies.set("refresh", refresh);
      return (await copy.send("POST", "/api/identity/refresh-access-token")).status;
    }),
  );
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
});

test("a password changed on one server puts old cookies out on the other at once, and open streams with them", async () => {
  const { email } = await newMember();
  const [here, there] = [at(0, "10.4.0.1"), at(1, "10.4.0.2")];
  await logIn(here, { email });
  await logIn(there, { email });
  const stream = await there.get("/api/events");
  expect(stream.status).toBe(200);
  const ended = stream.text();

  const changed = await here.send("POST", "/api/identity/change-password", {
    currentPassword: PASSWORD,
    newPassword: "Winter-2027!",
  });
  expect(changed.status).toBe(200);
  // The first request after it, and a stream that ends because it was notified, not because it looked again.
  expect((await there.get("/api/identity/user")).status).toBe(401);
  expect(await ended).toContain("event: signedOut");
});
