import type { Suggestions } from "@aufwind/contract/search";
import { expect, test } from "vitest";
import { listedCoach } from "../../../test/listed-coach.ts";
import { testServer } from "../../../test/test-server.ts";

const server = await testServer();
await listedCoach(server, { firstName: "Jürgen", lastName: "Müller-Özdemir", stars: [0, 0, 0, 0, 9] });
await listedCoach(server, { firstName: "Mueller", lastName: "Jansen" });
await listedCoach(server, { firstName: "Bur", lastName: "Hidden", isListed: false });
await server.work();

const suggest = async (keyword: string, locale = "de") =>
  (await (
    await server.request(`/api/visitors/search/suggestions?keyword=${encodeURIComponent(keyword)}`, {
      headers: { "accept-language": locale },
    })
  ).json()) as Suggestions;
const coaches = async (keyword: string) => (await suggest(keyword)).coaches.map(({ name }) => name);

test("topics and languages by the beginning of their names, in the reader's language", async () => {
  expect((await suggest("burn")).topics).toContain("burnout");
  expect((await suggest("türk")).languages).toEqual(["tr"]);
  expect((await suggest("turk", "en")).languages).toEqual(["tr"]);
});

test.each(["Mül", "mul", "muell", "Jürgen Mü", "juergen", "özd", "ozdemir jurgen"])(
  "a coach by the beginning of any name, in any spelling: %s",
  async (typed) => expect(await coaches(typed)).toContain("Jürgen Müller-Özdemir"),
);

test("the better rated first, hidden ones never, nothing for nothing", async () => {
  expect(await coaches("mue")).toEqual(["Jürgen Müller-Özdemir", "Mueller Jansen"]);
  expect(await coaches("Bur")).toEqual([]);
  expect(await suggest("")).toEqual({ areas: [], topics: [], languages: [], coaches: [] });
  expect(await coaches("j")).toEqual([]);
});
