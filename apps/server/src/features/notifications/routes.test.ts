import { NOTIFICATION_ACTS, NOTIFICATION_STATUSES, statusesBefore } from "@aufwind/rules/notifications";
import { beforeEach, describe, expect, test } from "vitest";
import { listed, tellNote } from "../../../test/notifications.ts";
import { type Person, person } from "../../../test/people.ts";
import { testServer } from "../../../test/test-server.ts";

let client: Person;
const server = await testServer();
const other = await person(server);
beforeEach(async () => {
  server.clock.set("2026-11-16T09:00:00Z");
  client = await person(server);
});

const PATHS = {
  read: ["PATCH", "mark-as-read"],
  dismiss: ["PATCH", "dismiss"],
  archive: ["PATCH", "archive"],
  delete: ["DELETE", "notification"],
} as const;
const ACTS = Object.keys(PATHS) as (keyof typeof PATHS)[];

async function act(name: keyof typeof PATHS, id: string, who = client) {
  const [method, path] = PATHS[name];
  return (await who.browser.send(method, `/api/notifications/${path}/${id}`)).status;
}
async function told(status = "Sent", userId = client.userId) {
  await tellNote(server, { userId, kind: "message" });
  const { id } = await server.database
    .selectFrom("notifications")
    .select("id")
    .where("user_id", "=", userId)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
  await server.database.updateTable("notifications").set({ status }).where("id", "=", id).execute();
  return id;
}
const rowOf = (id: string) =>
  server.database.selectFrom("notifications").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const statusOf = async (id: string) => (await rowOf(id)).status;
/** How often the bell of somebody's open pages was updated. */
const rings = async (userId = client.userId) =>
  (
    await server.database
      .selectFrom("events")
      .select("id")
      .where("audience", "=", userId)
      .where("kind", "=", "notifications")
      .execute()
  ).length;
const unread = async () =>
  ((await (await client.browser.get("/api/events/summary")).json()) as { unreadNotifications: number })
    .unreadNotifications;

describe.each(ACTS)("%s", (name) => {
  test.each(NOTIFICATION_STATUSES)("goes by the rules from %s", async (status) => {
    const id = await told(status);
    const isPossible = statusesBefore(name).includes(status);
    expect(await act(name, id)).toBe(isPossible ? 204 : 409);
    expect(await statusOf(id)).toBe(isPossible ? NOTIFICATION_ACTS[name] : status);
  });

  test("is for one's own alone: others' and none are 404, and stay as they are", async () => {
    const id = await told();
    expect([await act(name, id, other), await act(name, crypto.randomUUID())]).toEqual([404, 404]);
    expect([await act(name, "x"), await statusOf(id)]).toEqual([422, "Sent"]);
    expect(
      (await server.request(`/api/notifications/${PATHS[name][1]}/${id}`, { method: PATHS[name][0] })).status,
    ).toBe(401);
  });

  test("rings the bell of open pages once, and takes it out of what is pushed", async () => {
    const id = await told();
    await server.database.updateTable("notifications").set({ push_due_at: server.clock.now() }).execute();
    const before = await rings();
    server.clock.advance({ minutes: 1 });
    await act(name, id);
    await act(name, id);
    expect((await rings()) - before).toBe(1);
    expect(await rowOf(id)).toMatchObject({ push_due_at: null, changed_at: new Date("2026-11-16T09:01:00Z") });
  });
});

test("to read twice is fine, and what was deleted comes back by it", async () => {
  const id = await told();
  expect([await act("read", id), await act("read", id), await act("delete", id)]).toEqual([204, 204, 204]);
  expect([(await listed(client)).totalCount, await act("delete", id)]).toEqual([0, 409]);
  expect([await act("read", id), (await listed(client)).totalCount]).toEqual([204, 1]);
});

test("all at once are read: the bell is empty, and what was put away stays so", async () => {
  const ids = [await told("Pending"), await told("Sent"), await told("Failed")];
  const away = [await told("Archived"), await told("Dismissed"), await told("Deleted")];
  const others = await told("Sent", other.userId);
  expect(await unread()).toBe(3);
  const before = await rings();
  const readAll = async () => (await client.browser.send("PATCH", "/api/notifications/mark-all-as-read")).status;
  expect([await readAll(), await readAll(), await unread()]).toEqual([204, 204, 0]);
  expect((await rings()) - before).toBe(1);
  expect(await Promise.all(ids.map(statusOf))).toEqual(["Read", "Read", "Read"]);
  expect(await Promise.all(away.map(statusOf))).toEqual(["Archived", "Dismissed", "Deleted"]);
  expect(await statusOf(others)).toBe("Sent");
});

test("several are changed at once: one's own that can be, with one ring; the others stay", async () => {
  const ids = [await told("Sent"), await told("Read"), await told("Archived")];
  const others = await told("Sent", other.userId);
  const before = await rings();
  const select = (body: object) => client.browser.send("PATCH", "/api/notifications/selected", body);
  const response = await select({ act: "archive", ids: [...ids, others, crypto.randomUUID()] });
  expect(response.status).toBe(200);
  const { changed } = (await response.json()) as { changed: string[] };
  expect(changed.toSorted()).toEqual(ids.slice(0, 2).toSorted());
  expect(await Promise.all(ids.map(statusOf))).toEqual(["Archived", "Archived", "Archived"]);
  expect([await statusOf(others), (await rings()) - before]).toEqual(["Sent", 1]);
  expect((await select({ act: "burn", ids })).status).toBe(422);
  expect((await select({ act: "read", ids: [] })).status).toBe(422);
  expect((await select({ act: "read", ids: Array.from({ length: 501 }, () => crypto.randomUUID()) })).status).toBe(422);
});
