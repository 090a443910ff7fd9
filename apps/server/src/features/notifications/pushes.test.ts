import type { NotificationKind } from "@aufwind/rules/notifications-preferences";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { isWaiting } from "../../../test/locked-user.ts";
import { logIn, type Person, person } from "../../../test/people.ts";
import { newSubscription, openPushReceiver, signedBy } from "../../../test/push-receiver.ts";
import { startTestServer, type TestServer, testServer } from "../../../test/test-server.ts";
import { transact } from "../../platform/database/database.ts";
import { notify } from "./commands.ts";
import { pushDue } from "./pushes.ts";

const NOON = "2026-11-17T11:00:00Z";
const SUBSCRIPTION = "/api/notifications/push-subscription";
const env = { PRIVATE_NETWORKS: "allowed" };

const server = await testServer({ env });
const service = await openPushReceiver();
afterAll(() => service.close());
let client: Person;
beforeEach(async () => {
  server.clock.set(NOON);
  client = await person(server, { locale: "de" });
  await server.database.deleteFrom("notifications").execute();
  service.got.length = 0;
  service.before.each = async () => {};
});

let browsers = 0;
/** Subscribes somebody's browser; returns its path at the service, and how it decrypts a push. */
async function subscribe({ browser }: Person) {
  const path = `/push/${++browsers}`;
  const { subscription, open } = newSubscription(`${service.url}${path}`);
  expect((await browser.send("PUT", SUBSCRIPTION, subscription)).status).toBe(204);
  return { path, open, endpoint: subscription.endpoint };
}
const tell = (kind: NotificationKind, startsAt?: string, { userId } = client) =>
  transact(server.database, (tx) =>
    notify(tx, server, [{ userId, kind, by: "clock", ...(startsAt && { startsAt: new Date(startsAt) }) }]),
  );
const push = (platform: TestServer = server) => pushDue(platform, AbortSignal.timeout(20_000));
const statuses = async ({ userId } = client) =>
  (
    await server.database
      .selectFrom("notifications")
      .select(["status", "push_due_at"])
      .where("user_id", "=", userId)
      .orderBy("id")
      .execute()
  ).map(({ status, push_due_at }) => (push_due_at ? `${status} ${push_due_at.toISOString()}` : status));
const paths = () => service.got.map(({ path }) => path);

describe("a push", () => {
  test("is sealed for its browser, signed by us, says nothing of anybody, and waits for the job", async () => {
    const { path, open } = await subscribe(client);
    await tell("remind", "2026-11-17T11:15:00Z");
    expect([await statuses(), service.got]).toEqual([[`Pending ${new Date(NOON).toISOString()}`], []]);
    await server.work();
    const [got, ...more] = service.got;
    if (!got) throw new Error("nothing came");
    expect([more, got.path, await statuses()]).toEqual([[], path, ["Sent"]]);
    expect(open(got)).toEqual({
      title: "Aufwind",
      body: "Ihr Termin beginnt gleich.",
      url: "/de/benachrichtigungen",
      tag: "reminders",
    });
    expect(got.headers).toMatchObject({ urgency: "high", topic: "reminders", "content-encoding": "aes128gcm" });
    const { publicKey } = (await (await client.browser.get("/api/notifications/push-key")).json()) as {
      publicKey: string;
    };
    expect(signedBy(publicKey, got)).toMatchObject({ aud: service.url, sub: "mailto:support@aufwind.example" });
  });

  test("goes to every browser of a person whose session is not over, and to nobody else's", async () => {
    const elsewhere = { ...client, browser: server.browser({ locale: "de", network: "10.9.9.1" }) };
    await logIn(elsewhere.browser, client);
    const third = { ...client, browser: server.browser({ locale: "de", network: "10.9.9.2" }) };
    await logIn(third.browser, client);
    const [here, there] = [await subscribe(client), await subscribe(elsewhere)];
    await subscribe(third);
    await subscribe(await person(server));
    await third.browser.send("POST", "/api/identity/logout", {});
    await tell("confirm");
    await push();
    expect(paths().sort()).toEqual([here.path, there.path].sort());
  });

  test("is not made for whom nobody waits: no browser, or none any more", async () => {
    await tell("confirm");
    const { endpoint } = await subscribe(client);
    expect((await client.browser.send("DELETE", SUBSCRIPTION, { endpoint })).status).toBe(204);
    await tell("cancel");
    expect(await statuses()).toEqual(["Sent", "Sent"]);
  });

  test("of what was read or switched off meanwhile is not sent", async () => {
    await subscribe(client);
    await tell("confirm");
    await client.browser.send("PATCH", "/api/notifications/mark-all-as-read", {});
    await tell("cancel");
    await choose({ topics: [{ topic: "appointments", inApp: true, email: true, push: false }] });
    await push();
    expect([paths(), await statuses()]).toEqual([[], ["Read", "Sent"]]);
  });

  test("is sent once, though two servers work at the same time", async () => {
    const { path } = await subscribe(client);
    const other = await startTestServer({ databaseUrl: server.config.database.url, env });
    other.clock.set(NOON);
    for (const kind of ["confirm", "cancel", "refunded"] as const) await tell(kind);
    await Promise.all([push(), push(other)]);
    await other.close();
    expect([paths(), await statuses()]).toEqual([
      [path, path, path],
      ["Sent", "Sent", "Sent"],
    ]);
  });

  test("tells of messages that wait, and not where they were read", async () => {
    const { open } = await subscribe(client);
    const coach = await person(server, { kind: "coach" });
    const { id } = await server.database
      .insertInto("conversations")
      .values({
        coach_id: coach.userId,
        client_id: client.userId,
        created_at: server.clock.now(),
        coach_name: "",
        client_name: "",
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const side = { user_id: client.userId, conversation_id: id, side: "client", push_due_at: server.clock.now() };
    await server.database
      .insertInto("conversation_sides")
      .values({ ...side, unread: 0 })
      .execute();
    await push();
    expect(paths()).toEqual([]);
    await server.database.updateTable("conversation_sides").set({ unread: 2 }).execute();
    await push();
    await push();
    expect(service.got.map(open)).toEqual([
      { title: "Aufwind", body: "Sie haben eine neue Nachricht.", url: "/de/nachrichten", tag: "messages" },
    ]);
  });
});

const choose = (over: Record<string, unknown>) =>
  client.browser.send("PUT", "/api/notifications/settings", {
    receiveNotifications: true,
    quietHours: null,
    topics: [],
    ...over,
  });

describe("in quiet hours", () => {
  const NIGHT = { from: "22:00", until: "07:30", timeZone: "Europe/Berlin" };

  test("it waits for their end", async () => {
    await subscribe(client);
    await choose({ quietHours: NIGHT });
    server.clock.set("2026-11-17T21:30:00Z");
    await tell("confirm");
    await push();
    expect([paths(), await statuses()]).toEqual([[], ["Pending 2026-11-18T06:30:00.000Z"]]);
    server.clock.set("2026-11-18T06:29:59Z");
    await push();
    expect(paths()).toEqual([]);
    server.clock.set("2026-11-18T06:30:00Z");
    await push();
    expect([paths().length, await statuses()]).toEqual([1, ["Sent"]]);
  });

  test("a reminder that would come after the start never comes", async () => {
    await subscribe(client);
    await choose({ quietHours: NIGHT });
    server.clock.set("2026-11-18T05:45:00Z");
    await tell("remind", "2026-11-18T06:00:00Z");
    await push();
    expect([paths(), await statuses()]).toEqual([[], ["Sent"]]);
  });
});

describe("where the service says no", () => {
  test.each([404, 410])("with %i, the browser is gone and forgotten", async (status) => {
    const { path } = await subscribe(client);
    service.answers.set(path, status);
    await tell("confirm");
    await push();
    expect(await statuses()).toEqual(["Failed"]);
    await tell("cancel");
    expect([await statuses(), paths()]).toEqual([["Failed", "Sent"], [path]]);
  });

  test.each([429, 503])("with %i, it is tried after 1, 5 and 30 minutes and then given up", async (status) => {
    const { path } = await subscribe(client);
    service.answers.set(path, status);
    await tell("confirm");
    for (const [minutes, due] of [
      [0, "Pending 2026-11-17T11:01:00.000Z"],
      [1, "Pending 2026-11-17T11:06:00.000Z"],
      [5, "Pending 2026-11-17T11:36:00.000Z"],
      [30, "Failed"],
    ] as const) {
      server.clock.advance({ minutes });
      await push();
      await push();
      expect(await statuses()).toEqual([due]);
    }
    expect(paths()).toHaveLength(4);
  });

  test("once, the next try is heard", async () => {
    const { path } = await subscribe(client);
    service.answers.set(path, 500);
    await tell("confirm");
    await push();
    service.answers.delete(path);
    server.clock.advance({ minutes: 1 });
    await push();
    expect([paths().length, await statuses()]).toEqual([2, ["Sent"]]);
  });

  test("to one of two browsers, the other one is enough", async () => {
    const elsewhere = { ...client, browser: server.browser({ network: "10.9.9.3" }) };
    await logIn(elsewhere.browser, client);
    const [here] = [await subscribe(client), await subscribe(elsewhere)];
    service.answers.set(here.path, 500);
    await tell("confirm");
    await push();
    expect([paths().length, await statuses()]).toEqual([2, ["Sent"]]);
  });

  test("for good, it is given up at once, and the browser stays", async () => {
    const { path } = await subscribe(client);
    service.answers.set(path, 413);
    await tell("confirm");
    await push();
    await tell("cancel");
    expect((await statuses())[0]).toBe("Failed");
    expect((await statuses())[1]).toMatch(/^Pending/);
  });
});

test("what was read while it was on its way stays read, and a worker that died is taken over from", async () => {
  const { path } = await subscribe(client);
  await tell("confirm");
  service.before.each = async () => {
    await client.browser.send("PATCH", "/api/notifications/mark-all-as-read", {});
  };
  await push();
  expect([paths(), await statuses()]).toEqual([[path], ["Read"]]);
  service.before.each = async () => {};
  await tell("cancel");
  const lost = new Date(server.clock.now().getTime() + 120_000);
  await server.database
    .updateTable("notifications")
    .set({ push_due_at: lost })
    .where("status", "=", "Pending")
    .execute();
  await push();
  expect(paths()).toHaveLength(1);
  server.clock.advance({ minutes: 2 });
  await push();
  expect([paths().length, await statuses()]).toEqual([2, ["Read", "Sent"]]);
});

test("who notes something and who writes to the same person never wait for each other", async () => {
  await subscribe(client);
  await server.work();
  let noted: Promise<void> | undefined;
  // Without the retry that would hide it.
  const once = server.database.transaction();
  await once.execute(async (tx) => {
    await server.events.publish(tx, { audience: client.userId, kind: "message", data: {} });
    noted = once.execute((other) => notify(other, server, [{ userId: client.userId, kind: "confirm" }]));
    while (!(await isWaiting(server)));
    await server.jobs.add(tx, "push-due", {});
  });
  await noted;
  await server.work();
  expect(await statuses()).toEqual(["Sent"]);
});
