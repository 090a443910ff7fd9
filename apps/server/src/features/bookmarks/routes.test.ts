import type { CoachCard } from "@aufwind/contract/coach-cards";
import { beforeEach, describe, expect, test } from "vitest";
import { isWaiting } from "../../../test/locked-user.ts";
import { PASSWORD, type Person, person } from "../../../test/people.ts";
import { plainCoaches } from "../../../test/plain-coaches.ts";
import { publicPractice, publish } from "../../../test/practice.ts";
import { testServer } from "../../../test/test-server.ts";
import { transact } from "../../platform/database/database.ts";
import { bookmarkedAmong } from "./store.ts";

let client: Person;
const server = await testServer();
beforeEach(async () => {
  server.clock.set("2026-11-16T09:00:00Z");
  client = await person(server);
});

const BOOKMARKS = "/api/clients/bookmarks";
type List = { items: CoachCard[]; totalCount: number; totalPages: number; hasNext: boolean };

const add = (coachId: string, who = client) => who.browser.send("PUT", `${BOOKMARKS}/${coachId}`, undefined);
const remove = (coachId: string, who = client) => who.browser.send("DELETE", `${BOOKMARKS}/${coachId}`, undefined);
const list = async (page = "0/10/desc", who = client) =>
  (await (await who.browser.get(`${BOOKMARKS}/${page}`)).json()) as List;
const idsOf = ({ items }: List) => items.map(({ coachId }) => coachId);
const coach = async () => (await plainCoaches(server, [{}]))[0] ?? "";

/** Like a coach who leaves the listing, or comes back. */
const setListed = (coachId: string, allowed: boolean) =>
  server.database.updateTable("coaches").set({ allow_in_listing: allowed }).where("user_id", "=", coachId).execute();

describe("a bookmark", () => {
  test("is there once it is made, and making it again changes nothing", async () => {
    const coachId = await coach();
    for (const _ of ["once", "again"]) {
      const response = await add(coachId);
      expect([response.status, await response.json()]).toEqual([200, { bookmarked: true }]);
      server.clock.advance({ minutes: 1 });
    }
    expect(await list()).toMatchObject({ items: [{ coachId, bookmarked: true }], totalCount: 1 });
    const kept = await server.database.selectFrom("bookmarks").selectAll().where("coach_id", "=", coachId).execute();
    expect(kept.map(({ created_at }) => created_at.toISOString())).toEqual(["2026-11-16T09:00:00.000Z"]);
  });

  test("that is made ten times at once is one", async () => {
    const coachId = await coach();
    const answers = await Promise.all(Array.from({ length: 10 }, () => add(coachId)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await list()).totalCount).toBe(1);
  });

  test("is gone once it is taken away, and taking it away again changes nothing", async () => {
    const coachId = await coach();
    await add(coachId);
    for (const _ of ["once", "again"]) {
      const response = await remove(coachId);
      expect([response.status, await response.json()]).toEqual([200, { bookmarked: false }]);
    }
    expect(idsOf(await list())).toEqual([]);
  });

  test("belongs to one client: others neither see it nor take it away", async () => {
    const [coachId, other] = [await coach(), await person(server)];
    await add(coachId);
    expect(idsOf(await list("0/10/desc", other))).toEqual([]);
    expect((await remove(coachId, other)).status).toBe(200);
    expect(idsOf(await list())).toEqual([coachId]);
  });

  test("needs a coach who is found: nobody, a client, a hidden coach are 404", async () => {
    const hidden = await coach();
    await setListed(hidden, false);
    for (const coachId of [crypto.randomUUID(), client.userId, hidden])
      expect([coachId, (await add(coachId)).status]).toEqual([coachId, 404]);
    expect(await server.database.selectFrom("bookmarks").where("client_id", "=", client.userId).execute()).toEqual([]);
  });

  test.each(["x", "%00", "1", "' or 1=1"])("%j is no coach's number", async (coachId) => {
    for (const response of [await add(coachId), await remove(coachId)]) {
      const { errors } = (await response.json()) as { errors: { field: string }[] };
      expect([response.status, errors.map(({ field }) => field)]).toEqual([422, ["coachId"]]);
    }
  });

  test("of a coach who is just leaving waits, and then finds nobody", async () => {
    const coachId = await coach();
    let added: Promise<Response> | undefined;
    await transact(server.database, async (tx) => {
      await tx.deleteFrom("coaches").where("user_id", "=", coachId).execute();
      added = add(coachId);
      while (!(await isWaiting(server)));
    });
    expect((await added)?.status).toBe(404);
  });
});

test("there are 500 at most, also where two are made at once; one that is there may be made again", async () => {
  const coachIds = await plainCoaches(
    server,
    Array.from({ length: 502 }, () => ({})),
  );
  const rows = coachIds
    .slice(0, 499)
    .map((coach_id) => ({ client_id: client.userId, coach_id, created_at: server.clock.now() }));
  await server.database.insertInto("bookmarks").values(rows).execute();
  const answers = await Promise.all(coachIds.slice(499, 501).map((coachId) => add(coachId)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = await add(coachIds[501] ?? "");
  expect([refused.status, await refused.json()]).toMatchObject([409, { code: "tooManyBookmarks" }]);
  expect((await add(coachIds[0] ?? "")).status).toBe(200);
  expect((await list()).totalCount).toBe(500);
});

describe("the list", () => {
  test("begins with the latest or with the first, page by page", async () => {
    const coachIds = await plainCoaches(server, [{}, {}, {}, {}, {}, {}, {}]);
    for (const coachId of coachIds) {
      await add(coachId);
      server.clock.advance({ minutes: 1 });
    }
    const latest = coachIds.toReversed();
    expect(await list("0/5/desc")).toMatchObject({ totalCount: 7, totalPages: 2, hasNext: true });
    expect(idsOf(await list("0/5/desc"))).toEqual(latest.slice(0, 5));
    expect(await list("1/5/desc")).toMatchObject({ totalCount: 7, totalPages: 2, hasNext: false });
    expect(idsOf(await list("1/5/desc"))).toEqual(latest.slice(5));
    expect(idsOf(await list("0/10/asc"))).toEqual(coachIds);
    expect(await list("9/5/desc")).toMatchObject({ items: [], totalCount: 7, hasNext: false });
  });

  test("leaves out who hides, at once, and has them again when they come back", async () => {
    const [hiding, staying] = [await publicPractice(server), await publicPractice(server)];
    await server.work();
    for (const { userId } of [hiding, staying]) expect((await add(userId)).status).toBe(200);
    await publish(hiding, false);
    expect(await list()).toMatchObject({ items: [{ coachId: staying.userId }], totalCount: 1 });
    expect((await add(hiding.userId)).status).toBe(404);
    await publish(hiding);
    await server.work();
    expect((await list()).totalCount).toBe(2);
  });

  test.each(["x/10/desc", "0/7/desc", "0/10/up", "-1/10/desc", "0/10000000000/desc", "0.5/10/desc"])(
    "%s is no page",
    async (page) => expect((await client.browser.get(`${BOOKMARKS}/${page}`)).status).toBe(422),
  );
});

test("other features learn which of many coaches are bookmarked", async () => {
  const [one = "", other = ""] = await plainCoaches(server, [{}, {}]);
  await add(one);
  const { database } = server;
  const clientId = client.userId;
  expect(await bookmarkedAmong(database, { clientId, coachIds: [one, other] })).toEqual(new Set([one]));
  expect(await bookmarkedAmong(database, { clientId, coachIds: [] })).toEqual(new Set());
});

test("with the profile go its bookmarks", async () => {
  await add(await coach());
  await client.browser.send("POST", "/api/identity/delete-profile", { password: PASSWORD, understood: true });
  const left = await server.database
    .selectFrom("bookmarks")
    .selectAll()
    .where("client_id", "=", client.userId)
    .execute();
  expect(left).toEqual([]);
});

test("a visitor is asked to sign in, a coach is told that this is for clients", async () => {
  const coachId = await coach();
  const someCoach = await person(server, { kind: "coach" });
  for (const { browser, status } of [
    { browser: server.browser(), status: 401 },
    { browser: someCoach.browser, status: 403 },
  ]) {
    expect((await browser.get(`${BOOKMARKS}/0/10/desc`)).status).toBe(status);
    for (const method of ["PUT", "DELETE"] as const)
      expect((await browser.send(method, `${BOOKMARKS}/${coachId}`, undefined)).status).toBe(status);
  }
});
