import { SearchFilters } from "@aufwind/contract/search";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { type PlainCoach, plainCoaches } from "../../../test/plain-coaches.ts";
import { testServer } from "../../../test/test-server.ts";
import { type Asked, createFinder } from "./queries.ts";

// Enough coaches for the broad plan: what it finds, and when the exact plan is used after all.
const COUNT = 6000;

const server = await testServer();
const coaches = Array.from({ length: COUNT }, (_, n): PlainCoach => {
  const areas = [n % 2 === 0 ? "burnout" : "sleep", n % 3 === 0 ? "stress" : "anger", ...(n === 17 ? ["Imkerei"] : [])];
  return { areas, languages: ["de"], feeCents: 8000 + (n % 50) * 100, rank: (n * 7) % 1000 };
});
for (let at = 0; at < COUNT; at += 1000) await plainCoaches(server, coaches.slice(at, at + 1000));
// Distributed like real rows, so that a sample stands for all.
await sql`update coach_search set sample = hashtext(coach_id::text) & 1023`.execute(server.database);
await sql`analyze coach_search`.execute(server.database);
const find = createFinder(server);

type Query = Partial<Record<keyof Asked, unknown>>;
const ask = ({ page = 0, size = 10, sort = "desc", orderBy = "bestFit", ...query }: Query) =>
  find({ ...SearchFilters.parse(query), page, size, sort, orderBy } as Asked);
const ranksOf = async (query: Query) => {
  const ids = (await ask(query)).cards.map(({ coachId }) => coachId);
  const rows = await server.database.selectFrom("coach_search").select(["coach_id", "rank", "areas"]).execute();
  return ids.map((id) => Number(rows.find(({ coach_id }) => coach_id === id)?.rank));
};
const areasOf = async (query: Query) => (await ask(query)).cards.map(({ areasOfIntervention }) => areasOfIntervention);

describe("among many coaches", () => {
  test("those with the highest rank come first, and there are more than are counted", async () => {
    expect(await ranksOf({ language: "de" })).toEqual(
      Array.from({ length: 10 }, (_, place) => (place < 6 ? 999 : 998)),
    );
    expect((await ask({ language: "de" })).total).toBe(1001);
  });

  test("pages follow each other without doubles", async () => {
    const pages = await Promise.all([0, 1, 2, 33].map((page) => ask({ page, size: 30 })));
    const ids = pages.flatMap(({ cards }) => cards).map(({ coachId }) => coachId);
    expect([ids.length, new Set(ids).size]).toEqual([120, 120]);
  });

  test("who has every chosen topic comes first, and last where the worst comes first", async () => {
    const both = ["burnout", "stress"];
    const has = (areas: string[]) => both.every((topic) => areas.includes(topic));
    expect((await areasOf({ areasOfIntervention: both })).every(has)).toBe(true);
    expect((await areasOf({ areasOfIntervention: both, sort: "asc" })).some(has)).toBe(false);
  });

  test("a topic and a coach's own area find both", async () => {
    const found = await ask({ areasOfIntervention: ["burnout", "Imkerei"] });
    expect(found.total).toBe(COUNT / 2 + 1);
  });

  test("what is rarer than it seemed is counted exactly", async () => {
    // Every fiftieth is this cheap, and fees are spread so that the estimate for the combination is wrong.
    const found = await ask({ areasOfIntervention: "burnout", maxAppointmentFee: "80" });
    expect(found.total).toBe(COUNT / 50);
  });

  test("a word of a topic is taken for the topic", async () => {
    expect((await areasOf({ keyword: "Burnout" })).every((areas) => areas.includes("burnout"))).toBe(true);
    expect((await ask({ keyword: "Burnout" })).total).toBe(1001);
  });

  test("nobody turns more pages than are counted", async () => {
    expect(await ask({ page: 999_999, size: 30 })).toMatchObject({ cards: [], total: 1001 });
  });
});
