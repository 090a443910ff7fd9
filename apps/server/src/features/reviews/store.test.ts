import { expect, test } from "vitest";
import { plainCoaches } from "../../../test/plain-coaches.ts";
import { testServer } from "../../../test/test-server.ts";
import { ratingOf } from "./queries.ts";

// The trigger counts, whoever writes: its sums are compared with the rows.
let coachId: string;
let other: string;
const server = await testServer();
[coachId = "", other = ""] = await plainCoaches(server, [{}, {}]);

const NOW = new Date("2026-11-16T09:00:00Z");
const write = async (stars: number, published_at: Date | null = NOW) => {
  const review = { coach_id: coachId, stars, body: "x", locale: "de", written_at: NOW, published_at };
  const { id } = await server.database.insertInto("reviews").values(review).returning("id").executeTakeFirstOrThrow();
  return id;
};
const change = (id: string, changed: { stars?: number; published_at?: Date | null; coach_id?: string }) =>
  server.database.updateTable("reviews").set(changed).where("id", "=", id).execute();
const remove = (id: string) => server.database.deleteFrom("reviews").where("id", "=", id).execute();

const kept = async (of = coachId) => (await ratingOf(server.database, [of])).get(of)?.distribution;

/** The same, counted from the reviews. */
async function recounted(of = coachId) {
  const rows = await server.database
    .selectFrom("reviews")
    .select("stars")
    .where("coach_id", "=", of)
    .where("published_at", "is not", null)
    .execute();
  const times = (stars: number) => rows.filter((row) => row.stars === stars).length;
  return rows.length === 0 ? undefined : { 1: times(1), 2: times(2), 3: times(3), 4: times(4), 5: times(5) };
}

test("counts what is published, and nothing that waits", async () => {
  expect(await kept()).toBeUndefined();
  await write(5);
  await write(1, null);
  expect(await kept()).toEqual({ 1: 0, 2: 0, 3: 0, 4: 0, 5: 1 });
});

test("follows a review that comes out, changes, goes back, moves and is deleted", async () => {
  const id = await write(4, null);
  const steps = [
    () => change(id, { published_at: NOW }),
    () => change(id, { stars: 2 }),
    () => change(id, { published_at: new Date(NOW.getTime() + 1) }),
    () => change(id, { published_at: null }),
    () => change(id, { stars: 3, published_at: NOW }),
    () => change(id, { coach_id: other }),
    () => change(id, { coach_id: coachId, stars: 1 }),
    () => remove(id),
  ];
  for (const [place, step] of steps.entries()) {
    await step();
    for (const of of [coachId, other]) expect([place, await kept(of)]).toEqual([place, await recounted(of)]);
  }
});

test("is right when twenty come out at once", async () => {
  const ids = await Promise.all(Array.from({ length: 20 }, (_, place) => write(1 + (place % 5), null)));
  await Promise.all(ids.map((id) => change(id, { published_at: NOW })));
  expect(await kept()).toEqual(await recounted());
  await Promise.all(ids.map((id, place) => (place % 2 ? remove(id) : change(id, { stars: 5 }))));
  expect(await kept()).toEqual(await recounted());
});

test("says the mean with two decimals, half a hundredth up", async () => {
  const [rated = ""] = await plainCoaches(server, [{}]);
  const review = { coach_id: rated, body: "x", locale: "de", written_at: NOW, published_at: NOW };
  const give = (stars: number[]) =>
    server.database
      .insertInto("reviews")
      .values(stars.map((each) => ({ ...review, stars: each })))
      .execute();
  await give([5, 5, 5, 5, 4, 4, 4, 1]);
  // 33 stars of 8 reviews are 4.125.
  expect((await ratingOf(server.database, [rated])).get(rated)).toMatchObject({ score: 4.13, count: 8 });
  await give([5]);
  expect((await ratingOf(server.database, [rated])).get(rated)).toMatchObject({ score: 4.22, count: 9 });
});

test("a review tells search that the coach's row is due", async () => {
  await server.database.deleteFrom("coach_search_due").execute();
  await write(5);
  const due = await server.database.selectFrom("coach_search_due").select("coach_id").execute();
  expect(due).toEqual([{ coach_id: coachId }]);
});

test("with the coach go reviews and ratings", async () => {
  await server.database.deleteFrom("coaches").where("user_id", "=", coachId).execute();
  expect(await recounted()).toBeUndefined();
  const left = await server.database.selectFrom("coach_ratings").where("coach_id", "=", coachId).selectAll().execute();
  expect(left).toEqual([]);
});
