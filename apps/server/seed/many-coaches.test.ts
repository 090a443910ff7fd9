import { spawnSync } from "node:child_process";
import { PublicCoach } from "@aufwind/contract/coach-profiles";
import { expect, test } from "vitest";
import { ratingOf } from "../src/features/reviews/queries.ts";
import { testServer } from "../test/test-server.ts";
import { makeCoaches } from "./many-coaches.ts";

const today = new Date("2026-11-16T00:00:00Z");
const server = await testServer();
await makeCoaches(server.config, { count: 200, today });

const coaches = () =>
  server.database
    .selectFrom("coaches")
    .innerJoin("users", "users.id", "coaches.user_id")
    .selectAll("coaches")
    .select("users.email")
    .orderBy("user_id")
    .execute();

test("makes public coaches that everybody can look at, in all their variety", async () => {
  const made = await coaches();
  expect(made).toHaveLength(200);
  expect(made[0]).toMatchObject({ email: "coach-000001@load.example", is_public: true });
  expect(new Set(made.map(({ about_me_de }) => about_me_de)).size).toBeGreaterThan(190);
  for (const { slug } of made.slice(0, 20)) {
    const profile = PublicCoach.parse(await (await server.request(`/api/visitors/coaches/${slug}`)).json());
    expect(profile.nextFreeAt).not.toBeNull();
    expect(profile.appointmentSettings.length).toBeGreaterThan(1);
  }
});

test("gives three in five of them reviews, from poor to perfect", async () => {
  const coachIds = (await coaches()).map(({ user_id }) => user_id);
  const ratings = [...(await ratingOf(server.database, coachIds)).values()];
  expect(ratings.length / coachIds.length).toBeGreaterThan(0.5);
  expect(ratings.length / coachIds.length).toBeLessThan(0.7);
  for (const { count } of ratings) expect(count).toBeLessThanOrEqual(120);
  for (const stars of [2, 3, 4]) {
    const reached = ratings.filter(({ score }) => score >= stars).length;
    expect([stars, reached > 0 && reached < ratings.length]).toEqual([stars, true]);
  }
});

test("makes the same ones again, adds what is missing", async () => {
  const before = await coaches();
  await makeCoaches(server.config, { count: 230, today });
  const after = await coaches();
  expect(after).toHaveLength(230);
  expect(after.slice(0, 200)).toEqual(before);
});

test("refuses in production, which is whatever does not say otherwise", () => {
  const script = new URL("many-coaches.ts", import.meta.url).pathname;
  const { status, stderr } = spawnSync(process.execPath, [script, "10"], { env: {}, encoding: "utf8" });
  expect([status, stderr]).toEqual([1, expect.stringContaining("never made in production")]);
});
