import type { Review } from "@aufwind/contract/reviews";
import { expect, test } from "vitest";
import { PASSWORD, person } from "../../../test/people.ts";
import { plainCoaches } from "../../../test/plain-coaches.ts";
import { testServer } from "../../../test/test-server.ts";

const server = await testServer();
const [coachId = ""] = await plainCoaches(server, [{}]);
const { slug } = await server.database
  .selectFrom("coaches")
  .select("slug")
  .where("user_id", "=", coachId)
  .executeTakeFirstOrThrow();

const on = (day: number) => new Date(Date.UTC(2026, 9, day));
type Written = { body: string; published_at: Date | null; client_id?: string; author_name?: string };
const write = (written: Written) =>
  server.database
    .insertInto("reviews")
    .values({ coach_id: coachId, stars: 4, locale: "de", written_at: on(1), ...written })
    .execute();
for (let day = 1; day <= 7; day++) await write({ body: `Tag ${day}`, published_at: on(day) });
await write({ body: "wartet", published_at: null });

type List = { items: Review[]; totalCount: number; totalPages: number; hasNext: boolean };
const ask = (page: string, at = slug) => server.request(`/api/visitors/coaches/${at}/reviews/${page}`);
const list = async (page: string) => (await (await ask(page)).json()) as List;
const textsOf = ({ items }: List) => items.map(({ text }) => text);

test("everybody reads the published ones page by page, the newest or the oldest first", async () => {
  expect(await list("0/5/desc")).toMatchObject({ totalCount: 7, totalPages: 2, hasNext: true });
  expect(textsOf(await list("0/5/desc"))).toEqual(["Tag 7", "Tag 6", "Tag 5", "Tag 4", "Tag 3"]);
  expect(textsOf(await list("1/5/desc"))).toEqual(["Tag 2", "Tag 1"]);
  expect(textsOf(await list("0/5/asc"))).toEqual(["Tag 1", "Tag 2", "Tag 3", "Tag 4", "Tag 5"]);
  expect(await list("7/5/desc")).toMatchObject({ items: [], totalCount: 7, hasNext: false });
});

test("a review says its stars, its language, its author as the author wants, and the answer", async () => {
  const answered = { answer: "Danke!", answered_at: on(9) };
  await write({ body: "Tag 8", published_at: on(8), author_name: "Lena B.", ...answered });
  const [newest, before] = (await list("0/5/desc")).items;
  expect(newest).toEqual({
    reviewId: expect.any(String),
    stars: 4,
    text: "Tag 8",
    locale: "de",
    author: "Lena B.",
    writtenAt: "2026-10-01T00:00:00.000Z",
    isAfterDiscovery: false,
    answer: { text: "Danke!", answeredAt: "2026-10-09T00:00:00.000Z" },
  });
  expect(before).toMatchObject({ author: null, answer: null });
});

test("who has no review has an empty list", async () => {
  const [unrated = ""] = await plainCoaches(server, [{}]);
  const coach = await server.database
    .selectFrom("coaches")
    .select("slug")
    .where("user_id", "=", unrated)
    .executeTakeFirstOrThrow();
  const response = await ask("0/10/desc", coach.slug);
  expect(await response.json()).toEqual({ items: [], totalCount: 0, totalPages: 0, hasNext: false });
});

test("when the author leaves the review stays, without saying whose it was", async () => {
  const client = await person(server);
  await write({ body: "bleibt", published_at: on(20), client_id: client.userId, author_name: "Erika M." });
  await client.browser.send("POST", "/api/identity/delete-profile", { password: PASSWORD, understood: true });
  expect((await list("0/5/desc")).items[0]).toMatchObject({ text: "bleibt", author: null });
  const kept = await server.database.selectFrom("reviews").selectAll().where("body", "=", "bleibt").execute();
  expect(kept).toMatchObject([{ client_id: null, author_name: "" }]);
});

test.each(["nobody-here", "%00", "ERIKA", "x".repeat(101), "a'--"])("nobody is reviewed at %j", async (at) =>
  expect((await ask("0/10/desc", at)).status).toBe(404),
);

test.each(["x/10/desc", "0/7/desc", "0/10/up", "-1/10/desc"])("%s is no page", async (page) =>
  expect((await ask(page)).status).toBe(422),
);

test.each([
  [{ is_public: false }, 404],
  [{ allow_in_listing: false }, 200],
])("of a coach with %j they are answered with %i", async (changed, status) => {
  const set = (switches: object) =>
    server.database.updateTable("coaches").set(switches).where("user_id", "=", coachId).execute();
  await set(changed);
  expect((await ask("0/10/desc")).status).toBe(status);
  await set({ is_public: true, allow_in_listing: true });
  expect((await ask("0/10/desc")).status).toBe(200);
});
