import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { listedCoach } from "../../../test/listed-coach.ts";
import type { Person } from "../../../test/people.ts";
import { practice, publicPractice, publish } from "../../../test/practice.ts";
import * as filled from "../../../test/sections.ts";
import { testServer } from "../../../test/test-server.ts";
import { refreshSearch } from "./search-index.ts";

// Search follows every change, whoever makes it, and passing time.
const server = await testServer();
beforeEach(() => server.clock.set("2026-11-16T09:00:00Z"));

const rowOf = (coachId: string) =>
  server.database.selectFrom("coach_search").selectAll().where("coach_id", "=", coachId).executeTakeFirst();
const cardOf = async (coachId: string) =>
  (await server.database.selectFrom("coach_cards").select("card").where("coach_id", "=", coachId).executeTakeFirst())
    ?.card as Record<string, unknown> | undefined;
const refresh = () => refreshSearch({ ...server, now: server.clock.now() });

describe("a coach in search", () => {
  test("is there once public, and gone with the same commit when private, unlisted or deleted", async () => {
    const coach = await practice(server);
    await server.work();
    expect(await rowOf(coach.userId)).toBeUndefined();
    await publish(coach);
    await server.work();
    expect(await rowOf(coach.userId)).toMatchObject({ fee_cents: 11305 });
    await publish(coach, false);
    expect([await rowOf(coach.userId), await cardOf(coach.userId)]).toEqual([undefined, undefined]);
    await publish(coach);
    await server.work();
    await coach.browser.send("PATCH", "/api/coaches/profile/listing", { allowInSearchingAndListing: false });
    expect([await rowOf(coach.userId), await cardOf(coach.userId)]).toEqual([undefined, undefined]);
    await server.work();
    expect(await rowOf(coach.userId)).toBeUndefined();
  });

  test("is found within one round of the jobs that a save adds, without waiting for the minute", async () => {
    const { slug } = await publicPractice(server);
    await server.work();
    const { items } = (await (await server.request("/api/visitors/coaches/0/30/desc")).json()) as {
      items: { slug: string }[];
    };
    expect(items.map((each) => each.slug)).toContain(slug);
  });

  type Change = [what: string, change: (coach: Person) => Promise<unknown>];
  const send = (method: "PATCH" | "PUT" | "POST", path: string, body: unknown) => (coach: Person) =>
    coach.browser.send(method, `/api/coaches/${path}`, body);
  const changes: Change[] = [
    ["areas", send("PATCH", "profile/areas", { areasOfIntervention: ["gaming"] })],
    ["languages", send("PATCH", "profile/languages", { spokenLanguages: ["th"] })],
    ["a text", send("PATCH", "profile/sales-pitch", { salesPitch: { de: "Zitronenfalter", en: "" } })],
    ["prices", send("PUT", "consultations", { ...filled.CONSULTATIONS, extended: null })],
    ["VAT", send("PUT", "business", { ...filled.BUSINESS, vatStatus: "small", vatNumber: "" })],
    [
      "working hours",
      send("PUT", "schedule/working-hours", { workingSlots: [{ weekday: 7, from: "09:00", to: "12:00" }] }),
    ],
    [
      "an exception",
      send("POST", "schedule/exceptions", { kind: "allDay", from: "2026-11-16T00:00", to: "2026-11-25T00:00" }),
    ],
    [
      "the name",
      (coach) =>
        coach.browser.send("PATCH", "/api/identity/user", { firstName: "Ines", lastName: "Neu", locale: "de" }),
    ],
    [
      "reviews",
      ({ userId }) => server.database.insertInto("coach_ratings").values({ coach_id: userId, stars_5: 7 }).execute(),
    ],
    ["the resume", (coach) => coach.browser.send("PUT", "/api/coaches/cv", filled.RESUME)],
    ["the photo", ({ userId }) => server.database.deleteFrom("photos").where("owner_id", "=", userId).execute()],
  ];
  let coach: Person;
  beforeAll(async () => {
    coach = await publicPractice(server);
  });
  test.each(changes)("changes with %s", async (_, change) => {
    await refresh();
    const before = [await rowOf(coach.userId), await cardOf(coach.userId)];
    await change(coach);
    await refresh();
    const after = [await rowOf(coach.userId), await cardOf(coach.userId)];
    expect(after.every(Boolean)).toBe(true);
    expect(after).not.toEqual(before);
  });
});

describe("time that passes", () => {
  test("moves the next free time on when it is too close to be booked", async () => {
    const { id } = await listedCoach(server);
    await refresh();
    expect(await cardOf(id)).toMatchObject({ nextFreeAt: "2026-11-17T09:00:00.000Z" });
    const addresses = async () => (await server.request("/api/visitors/search/addresses/0")).text();
    const told = await addresses();
    server.clock.set("2026-11-16T09:00:01Z");
    await refresh();
    expect(await cardOf(id)).toMatchObject({
      nextFreeAt: "2026-11-17T09:15:00.000Z",
      freeTimes: ["2026-11-17T09:15:00.000Z", "2026-11-17T09:30:00.000Z", "2026-11-17T09:45:00.000Z"],
    });
    expect(await addresses(), "no news to search engines").toBe(told);
  });

  test("lifts the rank when the next free time has come closer", async () => {
    // Only on Mondays: the next is eight days off.
    server.clock.set("2026-11-15T08:30:00Z");
    const { id } = await listedCoach(server, { weeklyHours: "{[540,545),[600,720)}", noticeMinutes: 2880 });
    await refresh();
    const before = await rowOf(id);
    server.clock.set("2026-11-20T12:00:00Z");
    await refresh();
    const after = await rowOf(id);
    expect(after?.doc).toEqual(before?.doc);
    expect(after?.next_free_at).toEqual(before?.next_free_at);
    expect(Number(after?.rank)).toBeGreaterThan(Number(before?.rank));
  });

  test("leaves everybody alone who is not due", async () => {
    await listedCoach(server);
    await refresh();
    expect(await refresh()).toBe(0);
  });
});

test("servers that refresh at the same time make each row once and do not wait for each other", async () => {
  const made = await Promise.all(Array.from({ length: 120 }, () => listedCoach(server)));
  const done = await Promise.all([refresh(), refresh(), refresh()]);
  expect(done.reduce((sum, each) => sum + each, 0)).toBe(made.length);
  const rows = await Promise.all(made.map(({ id }) => rowOf(id)));
  expect(rows.every(Boolean)).toBe(true);
});

test("a coach whose row cannot be made keeps nobody else waiting, and is tried again an hour later", async () => {
  const { id: broken } = await listedCoach(server);
  const { id: sound } = await listedCoach(server);
  // An invalid zone, which the product itself never writes.
  const zone = (time_zone: string) =>
    server.database.updateTable("schedules").set({ time_zone }).where("coach_id", "=", broken).execute();
  await zone("Mars/Olympus_Mons");
  await refresh();
  expect([await rowOf(broken), await cardOf(sound)]).toEqual([undefined, expect.objectContaining({ coachId: sound })]);
  await server.database.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await tx.updateTable("schedules").set({ time_zone: "Europe/Berlin" }).where("coach_id", "=", broken).execute();
  });
  server.clock.set("2026-11-16T10:00:01Z");
  await refresh();
  expect(await cardOf(broken)).toMatchObject({ coachId: broken });
});

test("coaches who save while search is refreshed lose nothing, and neither side waits in a circle", async () => {
  const coach = await publicPractice(server);
  const { id: leaving } = await listedCoach(server);
  const saves = async () => {
    for (let n = 0; n < 15; n++) {
      const areas = { areasOfIntervention: [n % 2 === 0 ? "gaming" : "sleep"] };
      expect((await coach.browser.send("PATCH", "/api/coaches/profile/areas", areas)).status).toBe(200);
    }
  };
  const refreshes = async () => {
    for (let n = 0; n < 30; n++) await refresh();
  };
  await Promise.all([
    saves(),
    refreshes(),
    refreshes(),
    server.database.deleteFrom("coaches").where("user_id", "=", leaving).execute(),
  ]);
  await refresh();
  expect(await cardOf(coach.userId)).toMatchObject({ areasOfIntervention: ["gaming"] });
});

test("a change during a refresh is not lost", async () => {
  const { id } = await listedCoach(server);
  const other = server.database.transaction().execute(async (tx) => {
    await tx
      .updateTable("coaches")
      .set({ areas: ["gaming"] })
      .where("user_id", "=", id)
      .execute();
    await refresh();
  });
  await other;
  await refresh();
  expect(await cardOf(id)).toMatchObject({ areasOfIntervention: ["gaming"] });
});

test("what is said only in an about part that is switched off is not searched", async () => {
  const { id } = await listedCoach(server, { aboutMe: { de: "Schmetterlingskunde", en: "" } });
  const find = async () =>
    (
      (await (await server.request("/api/visitors/coaches/0/10/desc?keyword=Schmetterlingskunde")).json()) as {
        totalCount: number;
      }
    ).totalCount;
  await refresh();
  expect(await find()).toBe(1);
  await server.database.updateTable("coaches").set({ enable_bio: false }).where("user_id", "=", id).execute();
  await refresh();
  expect(await find()).toBe(0);
});

test("somebody who leaves leaves no row, no card and, after the night, no name behind", async () => {
  const { id } = await listedCoach(server, { firstName: "Xaverina", lastName: "Unikatsky" });
  await refresh();
  const known = () =>
    server.database.selectFrom("search_words").select("word").where("word", "=", "unikatsky").execute();
  expect(await known()).toHaveLength(1);
  await server.database.deleteFrom("coaches").where("user_id", "=", id).execute();
  expect([await rowOf(id), await cardOf(id)]).toEqual([undefined, undefined]);
  await server.work("forget-search-words");
  expect(await known()).toEqual([]);
});
