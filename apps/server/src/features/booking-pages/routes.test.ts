import type { BookingPage, BookingTarget } from "@aufwind/contract/booking-pages";
import { firstShortName } from "@aufwind/rules/booking-pages";
import { beforeEach, expect, test } from "vitest";
import { openCoach } from "../../../test/booked.ts";
import { type Person, person } from "../../../test/people.ts";
import { testServer } from "../../../test/test-server.ts";

let coach: Person & { slug: string };

const server = await testServer();
beforeEach(async () => {
  server.clock.set("2026-11-16T09:00:00Z");
  coach = await openCoach(server);
});

const OWN = "/api/coaches/booking-page";
const own = async (who: Person = coach) => (await (await who.browser.get(OWN)).json()) as BookingPage;
const choose = (shortName: string, who: Person = coach) => who.browser.send("PUT", `${OWN}/short-name`, { shortName });
const allow = (...sites: string[]) => coach.browser.send("PUT", `${OWN}/sites`, { sites });
const leadsTo = async (name: string) => {
  const answer = await (await person(server)).browser.get(`/api/visitors/booking-pages/${name}`);
  return answer.status === 200 ? ((await answer.json()) as BookingTarget).slug : answer.status;
};

test("the first look makes a short address from the profile's, with one for each kind on offer", async () => {
  const page = await own();
  const shortName = firstShortName(coach.slug, 1);
  expect(page).toMatchObject({ shortName, formerNames: [], sites: [] });
  expect(page.url).toMatch(new RegExp(`/b/${shortName}$`));
  expect(page.kinds.map(({ type }) => type)).toContain("discovery");
  expect(await own()).toEqual(page);
  expect(await leadsTo(page.shortName)).toBe(coach.slug);
});

test("a coach chooses another word, and the former one leads on", async () => {
  const { shortName } = await own();
  expect((await choose("  Klar-Sehen ")).status).toBe(200);
  expect(await own()).toMatchObject({ shortName: "klar-sehen", formerNames: [shortName] });
  expect([await leadsTo("klar-sehen"), await leadsTo(shortName)]).toEqual([coach.slug, coach.slug]);
  // Back to the one before.
  expect((await choose(shortName)).status).toBe(200);
  expect(await own()).toMatchObject({ shortName, formerNames: ["klar-sehen"] });
});

test.each([
  ["ab", "shortName"],
  ["so nicht", "shortName"],
  ["login", "shortNameReserved"],
])("%s is refused: %s", async (word, code) => {
  const answer = await choose(word);
  expect([answer.status, await answer.json()]).toMatchObject([422, { errors: [{ field: "shortName", code }] }]);
});

test("of two who want one word at once one gets it, and nobody gets a former one or another's profile", async () => {
  const other = await openCoach(server);
  const race = await Promise.all([choose("mut-zur-luecke"), choose("mut-zur-luecke", other)]);
  expect(race.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  const loser = race[0]?.status === 200 ? other : coach;
  await choose("etwas-anderes", loser === other ? coach : other);
  const again = await choose("mut-zur-luecke", loser);
  expect([again.status, await again.json()]).toMatchObject([422, { errors: [{ code: "shortNameTaken" }] }]);
  await server.database.updateTable("coaches").set({ slug: "anna-kurz" }).where("user_id", "=", other.userId).execute();
  expect(await (await choose("anna-kurz")).json()).toMatchObject({ errors: [{ code: "shortNameTaken" }] });
});

test("ten words are the most, since all of them stay taken", async () => {
  await own();
  for (let number = 1; number < 10; number++)
    expect((await choose(`wort-${coach.slug.slice(-12)}-${number}`)).status).toBe(200);
  const eleventh = await choose("wort-elf");
  expect([eleventh.status, await eleventh.json()]).toMatchObject([409, { code: "tooManyShortNames" }]);
});

test("a private coach's address leads nowhere, and only coaches have one", async () => {
  const { shortName } = await own();
  await server.database.updateTable("coaches").set({ is_public: false }).where("user_id", "=", coach.userId).execute();
  expect(await leadsTo(shortName)).toBe(404);
  expect(await leadsTo("gibt-es-nicht")).toBe(404);
  const client = await person(server);
  expect((await client.browser.get(OWN)).status).toBe(403);
  expect((await client.browser.get(`${OWN}/card`)).status).toBe(403);
});

test("websites are encrypted origins, ten at most", async () => {
  expect((await allow("https://Praxis.example/", "https://praxis.example")).status).toBe(200);
  expect((await own()).sites).toEqual(["https://praxis.example"]);
  const refused = await allow("http://praxis.example");
  expect([refused.status, await refused.json()]).toMatchObject([422, { errors: [{ code: "site" }] }]);
  const many = await allow(...Array.from({ length: 11 }, (_, at) => `https://p${at}.example`));
  expect([many.status, await many.json()]).toMatchObject([422, { errors: [{ code: "mostSites" }] }]);
  expect((await own()).sites).toEqual(["https://praxis.example"]);
});

test("code and card are made in both sizes and languages", async () => {
  const code = await coach.browser.get(`${OWN}/code.svg?consultation=discovery`);
  expect(code.headers.get("content-type")).toBe("image/svg+xml");
  expect(await code.text()).toMatch(/^<svg/);
  for (const query of ["layout=postcards&language=de", "layout=cards&language=en&consultation=standard"]) {
    const card = await coach.browser.get(`${OWN}/card?${query}`);
    expect([card.status, card.headers.get("content-type")]).toEqual([200, "application/pdf"]);
    expect((await card.text()).slice(0, 5)).toBe("%PDF-");
  }
  expect((await coach.browser.get(`${OWN}/card?layout=poster`)).status).toBe(422);
});
