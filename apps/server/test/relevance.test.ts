import type { SearchResults } from "@aufwind/contract/search";
import { expect, test } from "vitest";
import { DEMO_COACHES } from "../seed/coaches/coaches.ts";
import { storeCoach } from "../seed/store-coaches.ts";
import { addPerson } from "../src/features/accounts/commands.ts";
import { transact } from "../src/platform/database/database.ts";
import { FOREIGN, RELEVANT, RELEVANT_MISTYPED } from "./relevance-queries.ts";
import { testServer } from "./test-server.ts";

// The coaches of the demo, without their pictures: who comes first in a search.
const server = await testServer();
const now = server.clock.now();
await transact(server.database, async (tx) => {
  for (const coach of DEMO_COACHES) {
    const { email, firstName, lastName, locale } = coach;
    const person = { kind: "coach" as const, email, firstName, lastName, locale };
    const { id: userId } = await addPerson(tx, server, { ...person, password_hash: "none", confirmed_at: now });
    await storeCoach(tx, server, { userId, coach });
    const visible = { is_public: coach.isPublic, first_public_at: now };
    await tx.updateTable("coaches").set(visible).where("user_id", "=", userId).execute();
  }
});
await server.work();

async function ask(keyword: string): Promise<SearchResults> {
  const answer = await server.request(`/api/visitors/coaches/0/10/desc?keyword=${encodeURIComponent(keyword)}`);
  return (await answer.json()) as SearchResults;
}

/** The last names of the first results. */
const firstNames = ({ items }: SearchResults, count: number) =>
  items.slice(0, count).map(({ name }) => DEMO_COACHES.find(({ lastName }) => name.endsWith(lastName))?.lastName);

test("there are enough queries to tell", () => {
  expect(RELEVANT.length + RELEVANT_MISTYPED.length).toBeGreaterThanOrEqual(120);
});

test.each(RELEVANT)("$keyword: $first come first", async ({ keyword, first }) => {
  const found = await ask(keyword);
  expect(firstNames(found, first.length).sort()).toEqual(first.toSorted());
  expect(found.matched).toBe("all");
});

test.each(RELEVANT_MISTYPED)("$keyword is taken for $corrected: $first come first", async (query) => {
  const found = await ask(query.keyword);
  expect(firstNames(found, query.first.length).sort()).toEqual(query.first.toSorted());
  expect(found.correctedKeyword).toBe(query.corrected);
});

test.each(FOREIGN)("%s is something nobody offers", async (keyword) => {
  expect((await ask(keyword)).items.map(({ name }) => name)).toEqual([]);
});

test("what says nothing leaves everybody", async () => {
  const everybody = (await ask("")).totalCount;
  for (const keyword of ["Coach", "Ich suche Hilfe", "I need a coach", "???"]) {
    expect((await ask(keyword)).totalCount).toBe(everybody);
  }
});
