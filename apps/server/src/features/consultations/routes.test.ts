import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { type Person, person } from "../../../test/people.ts";
import { BUSINESS, CONSULTATIONS } from "../../../test/sections.ts";
import { testServer } from "../../../test/test-server.ts";

const PATH = "/api/coaches/consultations";
let coach: Person;
const server = await testServer();
beforeEach(async () => {
  server.clock.set("2026-11-16T09:00:00Z");
  coach = await person(server, { kind: "coach" });
});

const save = (over: object = {}, { browser }: Person = coach) =>
  browser.send("PUT", PATH, { ...CONSULTATIONS, ...over });
const read = async ({ browser }: Person = coach) => (await browser.get(PATH)).json();

const { discovery, standard, extended } = CONSULTATIONS;
const instantBooking = "off";
const languages: string[] = [];
const free = { durationMinutes: 15, netPriceCents: 0, grossPriceCents: 0, instantBooking, languages };
const offered = [
  { type: "discovery", ...free, ...discovery },
  { type: "standard", ...standard, grossPriceCents: 11_305, instantBooking, languages },
  { type: "extended", ...extended, grossPriceCents: 16_660, instantBooking, languages },
];

test("a new coach offers the free discovery alone", async () => {
  const description = { de: "", en: "" };
  expect(await read()).toEqual({
    appointmentSettings: [{ type: "discovery", ...free, description }],
    vatStatus: "regular",
    spokenLanguages: [],
  });
});

test("all are kept as they were sent, with the price that clients pay beside it", async () => {
  const response = await save();
  expect([response.status, await response.json()]).toEqual([200, { status: "saved" }]);
  expect(await read()).toEqual({ appointmentSettings: offered, vatStatus: "regular", spokenLanguages: [] });
});

test("a small business adds no VAT", async () => {
  await save();
  await coach.browser.send("PUT", "/api/coaches/business", { ...BUSINESS, vatStatus: "small", vatNumber: "" });
  expect(await read()).toMatchObject({
    appointmentSettings: [{ grossPriceCents: 0 }, { grossPriceCents: 9500 }, { grossPriceCents: 14_000 }],
    vatStatus: "small",
  });
});

test("each is held in some of the coach's languages, or in all; what is added to the profile counts only for the latter", async () => {
  const speak = (spokenLanguages: string[]) =>
    coach.browser.send("PATCH", "/api/coaches/profile/languages", { spokenLanguages });
  const held = async () => {
    const { appointmentSettings } = (await read()) as { appointmentSettings: { languages: string[] }[] };
    return appointmentSettings.map((each) => each.languages);
  };
  await speak(["de", "en"]);
  await save({ standard: { ...standard, languages: ["en"] }, extended: { ...extended, languages: ["en", "de"] } });
  expect(await read()).toMatchObject({ spokenLanguages: ["de", "en"] });
  expect(await held()).toEqual([["de", "en"], ["en"], ["de", "en"]]);
  await speak(["tr", "en", "de"]);
  expect(await held()).toEqual([["tr", "en", "de"], ["en"], ["tr", "en", "de"]]);
  await speak(["de"]);
  expect(await held()).toEqual([["de"], ["de"], ["de"]]);
});

test.each([{ extended: null }, { extended: undefined }])("%o takes the extended one away", async (over) => {
  await save();
  expect((await save(over)).status).toBe(200);
  expect(await read()).toMatchObject({ appointmentSettings: offered.slice(0, 2) });
});

test("the discovery stays free and short, whatever is sent", async () => {
  await save({ discovery: { ...discovery, durationMinutes: 60, netPriceCents: 100 } });
  expect(await read()).toMatchObject({ appointmentSettings: [{ type: "discovery", ...free }, {}, {}] });
});

const priced = (durationMinutes: number, netPriceCents: number) => ({
  standard: { ...standard, durationMinutes, netPriceCents },
});

test.each([
  [30, 3000],
  [45, 4500],
  [60, 6000],
  [65, 6500],
  [240, 24_000],
])("%d minutes cost at least %d cents", async (minutes, cents) => {
  expect((await save(priced(minutes, cents))).status).toBe(200);
  const below = await save(priced(minutes, cents - 1));
  expect([below.status, await below.json()]).toMatchObject([
    422,
    { errors: [{ field: "standard.netPriceCents", code: "minimumPrice" }] },
  ]);
  expect(await read()).toMatchObject({ appointmentSettings: [{}, { netPriceCents: cents }, {}] });
});

const words = (length: number) => ({ de: "x".repeat(length), en: "" });

test.each([
  [{ discovery: { description: words(0) } }, "discovery.description.de", "eitherLanguage"],
  [{ discovery: { description: words(501) } }, "discovery.description.de", "tooLong"],
  [{ discovery: undefined }, "discovery", "required"],
  [{ standard: undefined }, "standard", "required"],
  [{ standard: { ...standard, description: words(0) } }, "standard.description.de", "eitherLanguage"],
  [{ standard: { ...standard, languages: [] } }, "standard.languages", "chooseLanguages"],
  [priced(25, 9500), "standard.durationMinutes", "duration"],
  [priced(245, 90_000), "standard.durationMinutes", "duration"],
  [priced(62, 9500), "standard.durationMinutes", "duration"],
  [priced(60.5, 9500), "standard.durationMinutes", "duration"],
  [priced(60, 9500.5), "standard.netPriceCents", "price"],
  [priced(60, -1), "standard.netPriceCents", "price"],
  [priced(60, 200_001), "standard.netPriceCents", "mostPrice"],
  [{ standard: { ...standard, netPriceCents: "9500" } }, "standard.netPriceCents", "price"],
  [{ extended: { ...extended, netPriceCents: 8999 } }, "extended.netPriceCents", "minimumPrice"],
  [{ extended: { ...extended, description: words(501) } }, "extended.description.de", "tooLong"],
])("%j fails at %s, and nothing changes", async (over, field, code) => {
  await save();
  const response = await save(over);
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ code: "invalidFields", errors: [{ field, code }] });
  expect(await read()).toMatchObject({ appointmentSettings: offered });
});

test("two saves at once leave one of the two, whole", async () => {
  await Promise.all([save(), save({ extended: null, ...priced(45, 4500) })]);
  const { appointmentSettings } = (await read()) as { appointmentSettings: { durationMinutes: number }[] };
  expect([
    [15, 60, 90],
    [15, 45],
  ]).toContainEqual(appointmentSettings.map(({ durationMinutes }) => durationMinutes));
});

test.each([
  ["a price below the minimum", sql`update consultations set price_cents = 5999 where kind = 'standard'`],
  ["an extended one below the minimum", sql`update consultations set price_cents = 8999 where kind = 'extended'`],
  ["a long discovery", sql`update consultations set duration_minutes = 30 where kind = 'discovery'`],
  ["a discovery that costs", sql`update consultations set price_cents = 1 where kind = 'discovery'`],
  ["another kind", sql`update consultations set kind = 'group' where kind = 'extended'`],
])("the database itself refuses %s", async (_, statement) => {
  await save();
  await expect(statement.execute(server.database)).rejects.toMatchObject({ code: "23514" });
});

test("neither a visitor nor a client, and no other coach", async () => {
  await save();
  const client = await person(server);
  expect((await server.request(PATH)).status).toBe(401);
  expect((await server.send("PUT", PATH, { body: CONSULTATIONS })).status).toBe(401);
  expect((await client.browser.get(PATH)).status).toBe(403);
  expect((await save({}, client)).status).toBe(403);
  const other = await person(server, { kind: "coach" });
  await save({ coachId: coach.userId, extended: null }, other);
  expect(await read()).toMatchObject({ appointmentSettings: offered });
});
