import type { PublicCoach } from "@aufwind/contract/coach-profiles";
import { expect, test } from "vitest";
import { type Person, person } from "../../../test/people.ts";
import { practice, publicPractice, publish } from "../../../test/practice.ts";
import { testServer } from "../../../test/test-server.ts";

const server = await testServer();

const rename = async ({ browser }: Person, firstName: string, lastName: string) => {
  const renamed = await browser.send("PATCH", "/api/identity/user", { firstName, lastName, locale: "de" });
  expect(renamed.status).toBe(200);
};
const slugOf = async ({ userId }: Person) => {
  const named = server.database.selectFrom("coaches").select("slug").where("user_id", "=", userId);
  return (await named.executeTakeFirstOrThrow()).slug;
};
const visit = async (slug: string) => {
  const response = await server.request(`/api/visitors/coaches/${slug}`);
  return response.status === 200 ? ((await response.json()) as PublicCoach).slug : response.status;
};
const former = () => server.database.selectFrom("former_slugs").select("slug").execute();

test("before the first publication the address follows the name, and leaves nothing behind", async () => {
  const coach = await practice(server);
  await rename(coach, "Änne", "Groß");
  expect(await slugOf(coach)).toBe("aenne-gross");
  await rename(coach, "Anne", "Klein");
  expect(await slugOf(coach)).toBe("anne-klein");
  await publish(coach);
  expect([await visit("anne-klein"), await visit("aenne-gross")]).toEqual(["anne-klein", 404]);
  expect(await former()).toEqual([]);
});

test("after it the old addresses lead to the new one, and nobody else gets them", async () => {
  const coach = await publicPractice(server);
  await rename(coach, "Berta", "Berg");
  await rename(coach, "Berta", "Tal");
  expect(await slugOf(coach)).toBe("berta-tal");
  for (const address of [coach.slug, "berta-berg", "berta-tal"]) expect(await visit(address)).toBe("berta-tal");
  const other = await person(server, { kind: "coach" });
  await rename(other, "Berta", "Berg");
  await other.browser.send("PATCH", "/api/coaches/profile/areas", { areasOfIntervention: ["burnout"] });
  expect(await slugOf(other)).toBe("berta-berg-2");

  await rename(coach, "Berta", "Berg");
  expect(await slugOf(coach)).toBe("berta-berg");
  expect(await visit("berta-tal")).toBe("berta-berg");
});

test("a name that is spelt otherwise but has the same address changes nothing", async () => {
  const coach = await publicPractice(server);
  await rename(coach, "Carla", "Müller");
  const before = await former();
  await rename(coach, "Carla", "Mueller");
  expect([await slugOf(coach), await former()]).toEqual(["carla-mueller", before]);
});

test("two coaches who take the same name at once get two addresses", async () => {
  const coaches = await Promise.all([1, 2, 3].map(() => practice(server)));
  await Promise.all(coaches.map((coach) => rename(coach, "Dora", "Dorn")));
  expect((await Promise.all(coaches.map(slugOf))).sort()).toEqual(["dora-dorn", "dora-dorn-2", "dora-dorn-3"]);
});
