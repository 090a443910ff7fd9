import { SearchResults } from "@aufwind/contract/search";
import { describe, expect, test } from "vitest";
import { listedCoach, type Wanted } from "../../../test/listed-coach.ts";
import { person } from "../../../test/people.ts";
import { testServer } from "../../../test/test-server.ts";

// Who is found, in which order, and how bad input is answered. Monday, 16 November 2026, ten o'clock in Berlin.

const COACHES: Record<string, Wanted> = {
  Anna: { areas: ["burnout", "stress"], languages: ["de", "en"], gender: "female", stars: [0, 0, 0, 2, 20] },
  Bernd: {
    areas: ["burnout"],
    languages: ["de", "tr"],
    gender: "male",
    priceCents: 8000,
    noticeMinutes: 4320,
    stars: [0, 1, 5, 0, 0],
  },
  Carla: { areas: ["partnership", "Imkerei"], languages: ["it"], gender: "female", extendedCents: 20_000 },
  Dimitri: { areas: ["stress"], languages: ["ru", "de"], vatStatus: "small", noticeMinutes: 0, stars: [0, 0, 0, 9, 1] },
  Ewa: { areas: ["sleep"], languages: ["pl"], priceCents: 60_000, publicSince: "2026-11-15T00:00:00Z" },
  Farid: {
    areas: ["exams"],
    languages: ["fa", "en"],
    weeklyHours: "{}",
    aboutMe: { de: "Früher war ich Förster.", en: "" },
  },
  Hidden: { areas: ["burnout"], isListed: false },
  Private: { areas: ["burnout"], isPublic: false },
};

const server = await testServer();
for (const [firstName, wanted] of Object.entries(COACHES))
  await listedCoach(server, { firstName, lastName: "Probe", ...wanted });
await server.work();

const path = (query: string, page = "0/10/desc") => `/api/visitors/coaches/${page}${query ? `?${query}` : ""}`;
const ask = async (query: string, page?: string) =>
  (await (await server.request(path(query, page))).json()) as SearchResults;
const names = async (query: string, page?: string) =>
  (await ask(query, page)).items.map(({ name }) => name.split(" ")[0]);
const everybody = ["Anna", "Bernd", "Carla", "Dimitri", "Farid"];

describe("who is found", () => {
  test("everybody who is public, listed and costs from 10 to 500 euros, where nothing is asked for", async () => {
    expect((await names("")).sort()).toEqual(everybody);
    expect(await ask("")).toMatchObject({ totalCount: 5, totalPages: 1, hasNext: false, isMore: false });
    expect(await names("")).toEqual(await names("minAppointmentFee=10&maxAppointmentFee=500"));
  });

  test.each([
    ["areasOfIntervention=burnout", ["Anna", "Bernd"]],
    ["areasOfIntervention=burnout,stress", ["Anna", "Bernd", "Dimitri"]],
    ["areasOfIntervention=burnout&areasOfIntervention=sleep&maxAppointmentFee=1000", ["Anna", "Bernd", "Ewa"]],
    ["category=mental-health", ["Anna", "Bernd", "Dimitri"]],
    ["category=relationships&areasOfIntervention=exams", ["Carla", "Farid"]],
    ["category=relationships,neurodiversity-youth", ["Carla", "Farid"]],
    ["areasOfIntervention=imkerei", ["Carla"]],
    ["areasOfIntervention=Imkerei&areasOfIntervention=exams", ["Carla", "Farid"]],
    ["areasOfIntervention=Burnout", ["Anna", "Bernd"]],
    ["areasOfIntervention=Quidditch", []],
    ["language=tr", ["Bernd"]],
    ["language=tr&language=it", ["Bernd", "Carla"]],
    ["minRating=4", ["Anna", "Dimitri"]],
    ["minRating=2", ["Anna", "Bernd", "Dimitri"]],
    ["gender=female", ["Anna", "Carla"]],
    ["gender=male&language=de", ["Bernd"]],
    ["consultationType=extended", ["Carla"]],
    ["consultationType=discovery", everybody],
    ["consultationType=extended&maxAppointmentFee=237", []],
    ["consultationType=extended&maxAppointmentFee=238", ["Carla"]],
    ["freeWithinDays=1", ["Anna", "Carla", "Dimitri"]],
    ["freeWithinDays=3", ["Anna", "Bernd", "Carla", "Dimitri"]],
    ["maxAppointmentFee=95.19", []],
    ["maxAppointmentFee=95.20", ["Bernd"]],
    ["maxAppointmentFee=100", ["Bernd", "Dimitri"]],
    ["minAppointmentFee=119&maxAppointmentFee=119", ["Anna", "Carla", "Farid"]],
    ["minAppointmentFee=500&maxAppointmentFee=10000", ["Ewa"]],
  ])("%s", async (query, expected) => expect((await names(query)).sort()).toEqual(expected));

  test.each([
    ["keyword=Burnout", ["Anna", "Bernd"]],
    ["keyword=burnot", ["Anna", "Bernd"]],
    ["keyword=Bernd", ["Bernd"]],
    ["keyword=probe+bernd", ["Bernd"]],
    ["keyword=Förster", ["Farid"]],
    ["keyword=foerster", ["Farid"]],
    ["keyword=forster", ["Farid"]],
    ["keyword=Försster", ["Farid"]],
    ["keyword=Beziehungsprobleme", ["Carla"]],
    ["keyword=italian", ["Carla"]],
    ["keyword=Imkerei", ["Carla"]],
    ["keyword=Burnout&language=tr", ["Bernd"]],
    ["keyword=coaching", everybody],
    ["keyword=Quidditchmeisterschaft", []],
    ["keyword=während+Burnout", ["Anna", "Bernd"]],
    ["keyword=burnout+before+exams", ["Anna", "Bernd", "Farid"]],
    ["keyword=Dimi", ["Dimitri"]],
  ])("%s", async (query, expected) => expect((await names(query)).sort()).toEqual(expected));

  test("where nobody has every word, whoever has some of them, and it is said", async () => {
    const found = await ask("keyword=Quidditchmeisterschaft+Burnout");
    expect(found.items.map(({ name }) => name.split(" ")[0]).sort()).toEqual(["Anna", "Bernd"]);
    expect(found.matched).toBe("some");
    expect((await ask("keyword=Burnout")).matched).toBe("all");
  });

  test("a word that nobody uses does not hide those who have the others", async () => {
    const found = await ask("keyword=Förster+Quidditchmeisterschaft");
    expect([found.items.map(({ name }) => name), found.matched]).toEqual([["Farid Probe"], "some"]);
  });

  test("a hidden coach's name is not suggested as a correction", async () => {
    expect(await ask("keyword=Hiden+Burnout")).toMatchObject({ correctedKeyword: null });
  });

  test("what was taken for a typing mistake is said", async () => {
    expect(await ask("keyword=Burnot")).toMatchObject({ correctedKeyword: "Burnout" });
    expect(await ask("keyword=Försster")).toMatchObject({ correctedKeyword: "Förster" });
    expect(await ask("keyword=Burnout")).toMatchObject({ correctedKeyword: null });
  });
});

describe("the order", () => {
  test("best fit: every chosen topic before some of them, then rating, free times and profile", async () => {
    expect(await names("areasOfIntervention=stress")).toEqual(["Anna", "Dimitri"]);
    expect((await names("areasOfIntervention=stress&areasOfIntervention=burnout"))[0]).toBe("Anna");
    expect((await names("")).at(-1)).toBe("Farid");
  });

  test("by name before by topic before by text", async () => {
    const text = { de: "Ich habe bei Anna gelernt.", en: "" };
    const { id } = await listedCoach(server, { firstName: "Zoe", aboutMe: text, stars: [0, 0, 0, 0, 900] });
    await server.work();
    expect(await names("keyword=Anna")).toEqual(["Anna", "Zoe"]);
    await server.database.deleteFrom("coaches").where("user_id", "=", id).execute();
    expect(await names("keyword=Anna")).toEqual(["Anna"]);
  });

  test("the exact words of a coach's own topic find that coach first, whatever others write and are rated", async () => {
    const about = { de: "Trauer um Haustiere kenne ich, und Trauer um Tiere auch.", en: "" };
    const others = [
      await listedCoach(server, { firstName: "Yara", aboutMe: about, stars: [0, 0, 0, 0, 900] }),
      await listedCoach(server, { firstName: "Xenia", areas: ["Trauer", "Haustiere"], stars: [0, 0, 0, 0, 900] }),
      await listedCoach(server, { firstName: "Wanda", areas: ["Trauer um Haustiere"] }),
    ];
    await server.work();
    for (const typed of ["Trauer um Haustiere", "trauer um haustiere"])
      expect((await names(`keyword=${encodeURIComponent(typed)}`))[0]).toBe("Wanda");
    const ids = others.map(({ id }) => id);
    await server.database.deleteFrom("coaches").where("user_id", "in", ids).execute();
  });

  test.each([
    ["price", "asc", ["Bernd", "Dimitri"]],
    ["price", "desc", ["Ewa"]],
    ["rating", "desc", ["Anna", "Dimitri", "Bernd"]],
    ["nextFree", "asc", ["Dimitri"]],
    ["newest", "desc", ["Ewa"]],
  ])("%s %s", async (orderBy, sort, first) => {
    const found = await names(`orderBy=${orderBy}&maxAppointmentFee=1000`, `0/10/${sort}`);
    expect(found.slice(0, first.length)).toEqual(first);
  });

  test("asc is desc the other way round", async () => {
    for (const orderBy of ["bestFit", "rating", "price", "nextFree", "newest"])
      expect(await names(`orderBy=${orderBy}`, "0/10/asc")).toEqual(
        (await names(`orderBy=${orderBy}`, "0/10/desc")).reverse(),
      );
  });

  test("a page far beyond the end is empty and says how many there are", async () => {
    expect(await ask("", "999999/30/desc")).toMatchObject({ items: [], totalCount: 5, hasNext: false });
  });

  test("pages go on where the one before ended, and end", async () => {
    const pages = [
      await ask("", "0/5/desc"),
      await ask("maxAppointmentFee=1000", "1/5/desc"),
      await ask("", "7/5/desc"),
    ];
    expect(pages.map(({ items, hasNext }) => [items.length, hasNext])).toEqual([
      [5, false],
      [1, false],
      [0, false],
    ]);
    expect(pages.map(({ totalCount }) => totalCount)).toEqual([5, 6, 5]);
  });
});

describe("a card", () => {
  test("shows gross prices, the rating and the next three times at which a discovery is free", async () => {
    const [anna] = (await ask("keyword=Anna")).items;
    expect(anna).toMatchObject({
      name: "Anna Probe",
      areasOfIntervention: ["burnout", "stress"],
      spokenLanguages: ["de", "en"],
      from: { type: "standard", durationMinutes: 60, grossPriceCents: 11_900 },
      extended: null,
      rating: { score: 4.91, count: 22 },
      nextFreeAt: "2026-11-17T09:00:00.000Z",
      freeTimes: ["2026-11-17T09:00:00.000Z", "2026-11-17T09:15:00.000Z", "2026-11-17T09:30:00.000Z"],
    });
    expect(anna).not.toHaveProperty("bookmarked");
  });

  test("is what the contract says, to visitors and to clients, whoever is found", async () => {
    const client = await person(server, { email: "contract@example.com" });
    for (const query of ["", "keyword=Probe", "keyword=Burnot", "keyword=Quidditch"])
      for (const answer of [await server.request(path(query)), await client.browser.get(path(query))]) {
        expect(answer.headers.get("content-type")).toBe("application/json");
        const results = await answer.json();
        expect(SearchResults.parse(results)).toEqual(results);
      }
  });

  test("tells a client, and no one else, whether it is bookmarked", async () => {
    const client = await person(server);
    const { items } = await ask("keyword=Anna");
    await client.browser.send("PUT", `/api/clients/bookmarks/${items[0]?.coachId}`, {});
    const seen = (await (await client.browser.get(path("keyword=Probe"))).json()) as SearchResults;
    expect(seen.items.map(({ name, bookmarked }) => [name.split(" ")[0], bookmarked]).sort()).toEqual(
      everybody.map((name) => [name, name === "Anna"]),
    );
    const coach = await person(server, { kind: "coach" });
    const other = (await (await coach.browser.get(path("keyword=Anna"))).json()) as SearchResults;
    expect(other.items[0]).not.toHaveProperty("bookmarked");
  });
});

describe("nonsense", () => {
  test.each([
    ["keyword", `keyword=${"a".repeat(10_000)}`],
    ["keyword", "keyword=a%00b"],
    ["language", "language=klingon"],
    ["areasOfIntervention", `areasOfIntervention=${"a".repeat(61)}`],
    ["areasOfIntervention", "areasOfIntervention=a%00"],
    ["areasOfIntervention", Array.from({ length: 11 }, (_, n) => `areasOfIntervention=x${n}`).join("&")],
    ["minAppointmentFee", "minAppointmentFee=cheap"],
    ["minAppointmentFee", "minAppointmentFee=-1"],
    ["maxAppointmentFee", "maxAppointmentFee=10001"],
    ["maxAppointmentFee", "minAppointmentFee=100&maxAppointmentFee=99"],
    ["minRating", "minRating=5"],
    ["minRating", "minRating=many"],
    ["consultationType", "consultationType=group"],
    ["gender", "gender=x"],
    ["freeWithinDays", "freeWithinDays=2"],
    ["orderBy", "orderBy=random"],
  ])("in %s is named", async (field, query) => {
    const response = await server.request(path(query));
    const { errors } = (await response.json()) as { errors: { field: string }[] };
    expect([response.status, errors.map((error) => error.field.split(".")[0])]).toEqual([422, [field]]);
  });

  test.each(["-1/10/desc", "x/10/desc", "0/11/desc", "0/0/desc", "0/10/up", "1e9/10/desc", "9999999/10/desc"])(
    "as a page is refused: %s",
    async (page) => expect((await server.request(path("", page))).status).toBe(422),
  );

  test.each([
    "'",
    "''); drop table coach_search; --",
    "%",
    "_",
    "\\",
    "'\\'",
    "🦊🦊🦊",
    "a:burnout & !l:de | (",
    "((((",
    ":*",
    "<->",
    "中文 العربية ไทย",
    "ﬀ ǆ İ",
    `${"wort ".repeat(39)}`,
    "x".repeat(200),
    "\u200b\u200d",
  ])("as a keyword finds nobody or somebody, and never fails: %j", async (keyword) => {
    for (const route of [
      path(`keyword=${encodeURIComponent(keyword)}`),
      `/api/visitors/search/counts?keyword=${encodeURIComponent(keyword)}`,
      `/api/visitors/search/suggestions?keyword=${encodeURIComponent(keyword)}`,
    ])
      expect([route, (await server.request(route)).status]).toEqual([route, 200]);
  });
});
