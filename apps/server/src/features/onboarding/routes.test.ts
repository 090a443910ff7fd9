import type { OwnProfile } from "@aufwind/contract/coach-profiles";
import type { Onboarding } from "@aufwind/contract/onboarding";
import { beforeEach, describe, expect, test } from "vitest";
import { logIn, type Person, person } from "../../../test/people.ts";
import { addPhoto, practice, STEPS, takeStep } from "../../../test/practice.ts";
import { IBAN } from "../../../test/sections.ts";
import { testServer } from "../../../test/test-server.ts";
import { PERSONAL_DATA } from "../../personal-data.ts";

let coach: Person;
const server = await testServer();
beforeEach(async () => {
  coach = await person(server, { kind: "coach" });
});

const BASE = "/api/coaches/onboarding";
const read = async ({ browser }: Person = coach) => (await (await browser.get(BASE)).json()) as Onboarding;
const profile = async ({ browser }: Person = coach) =>
  (await (await browser.get("/api/coaches/profile")).json()) as OwnProfile;
const doneSteps = ({ steps }: Onboarding) => steps.filter(({ done }) => done).map(({ step }) => step);
const rowOf = ({ userId }: Person) =>
  server.database.selectFrom("onboardings").selectAll().where("user_id", "=", userId).executeTakeFirst();

test("a new coach begins with the terms, and reading writes nothing", async () => {
  const onboarding = await read();
  expect(onboarding).toMatchObject({ current: "terms", finished: false, drafts: {} });
  expect(onboarding.steps.map(({ step, missing }) => [step, missing])).toEqual([
    ["terms", ["terms"]],
    ["conduct", ["conduct"]],
    ["account", ["business"]],
    ["profile", ["photo", "salesPitch", "aboutMe", "areas", "languages"]],
    ["schedule", ["consultations", "workingHours", "freeSlots"]],
  ]);
  expect(await rowOf(coach)).toBeUndefined();
});

describe("terms and code of conduct", () => {
  test("are accepted with the time and the language; accepting again changes nothing", async () => {
    const german = { ...coach, browser: server.browser({ locale: "de", network: "10.9.0.1" }) };
    await logIn(german.browser, coach);
    const answered = (await (await takeStep(german, "terms")).json()) as Onboarding;
    expect(answered).toMatchObject({ current: "conduct", steps: [{ done: true, missing: [] }, {}, {}, {}, {}] });
    expect(answered.steps[0]?.acceptedAt).toBe("2026-11-16T09:00:00.000Z");
    server.clock.advance({ minutes: 1 });
    await takeStep(coach, "terms");
    await takeStep(coach, "conduct");
    expect(await rowOf(coach)).toMatchObject({
      terms_accepted_at: new Date("2026-11-16T09:00:00Z"),
      terms_locale: "de",
      conduct_accepted_at: new Date("2026-11-16T09:01:00Z"),
      conduct_locale: "en",
    });
    const given = server.database.selectFrom("text_agreements").select(["text", "version", "locale", "given_at"]);
    const version = "2026-11-15";
    expect(await given.where("user_id", "=", coach.userId).orderBy("agreed_at").execute()).toEqual([
      { text: "terms", version, locale: expect.any(String), given_at: "registration" },
      { text: "conduct", version, locale: "en", given_at: "onboarding" },
    ]);
    server.clock.set("2026-11-16T09:00:00Z");
  });

  test.each(["terms", "conduct"] as const)("%s: without the tick nothing is accepted", async (step) => {
    const field = { terms: "acceptTerms", conduct: "acceptConduct" }[step];
    for (const value of [false, undefined, "on"]) {
      const response = await takeStep(coach, step, { [field]: value });
      expect([response.status, await response.json()]).toMatchObject([422, { errors: [{ field, code: "accept" }] }]);
    }
    expect(doneSteps(await read())).toEqual([]);
  });
});

describe("account, profile and schedule", () => {
  test("each step is saved whole, and each feature shows its part", async () => {
    for (const step of ["account", "profile", "schedule"] as const)
      expect([step, (await takeStep(coach, step)).status]).toEqual([step, 200]);
    expect(await profile()).toMatchObject({
      name: "Dr. Erika Muster",
      slug: expect.stringMatching(/^erika-muster(-\d+)?$/),
      timeZone: "Europe/Berlin",
      tagLine: STEPS.profile.tagLine,
      aboutMe: STEPS.profile.aboutMe,
      areasOfIntervention: STEPS.profile.areasOfIntervention,
      spokenLanguages: ["de", "en"],
      workingSlots: STEPS.schedule.workingSlots,
      hourlyFeeCents: 9500,
      completeness: { publishable: false, missing: ["terms", "conduct", "photo"] },
    });
    const business = await (await coach.browser.get("/api/coaches/business")).json();
    expect(business).toMatchObject({ companyName: "Muster Coaching", address: { city: "Berlin", iban: IBAN } });
  });

  test("the address of the profile is made from the names of the step", async () => {
    await takeStep(coach, "account", { firstName: "Änne", lastName: "Groß" });
    expect(await profile()).toMatchObject({ slug: "aenne-gross", firstName: "Änne" });
  });

  test.each([
    ["account", { firstName: "\u200b" }, "firstName required"],
    ["account", { city: "" }, "city required"],
    ["account", { zipCode: "1011" }, "zipCode postalCode"],
    ["account", { iban: "DE89370400440532013001" }, "iban iban"],
    ["account", { timeZone: "Mars/Phobos" }, "timeZone timeZone"],
    ["account", { timeZone: "Etc/GMT+5" }, "timeZone timeZone"],
    ["profile", { salesPitch: { de: "x".repeat(500), en: "" } }, "salesPitch.de tooLong"],
    ["profile", { areasOfIntervention: [] }, "areasOfIntervention chooseAreas"],
    ["profile", { spokenLanguages: ["tlh"] }, "spokenLanguages.0 invalid"],
    ["schedule", { workingSlots: [{ weekday: 1, from: "12:00", to: "09:00" }] }, "workingSlots.0.to hoursInverted"],
    ["schedule", { workingSlots: [] }, "workingSlots oneSlot"],
    [
      "schedule",
      { standard: { ...STEPS.schedule.standard, netPriceCents: 5999 } },
      "standard.netPriceCents minimumPrice",
    ],
  ] as const)("%s with %j is refused at the field, and nothing of the step is kept", async (step, over, error) => {
    const response = await takeStep(coach, step, over);
    const { errors } = (await response.json()) as { errors: { field: string; code: string }[] };
    expect([response.status, ...errors.map(({ field, code }) => `${field} ${code}`)]).toEqual([422, error]);
    expect(await read()).toMatchObject({ current: "terms" });
    expect(doneSteps(await read())).toEqual([]);
    expect(await profile()).toMatchObject({ slug: "", firstName: "Erika", workingSlots: [] });
  });

  test("a step can be taken again and then says the new things", async () => {
    await takeStep(coach, "profile");
    await takeStep(coach, "profile", { spokenLanguages: ["fr"] });
    expect(await profile()).toMatchObject({ spokenLanguages: ["fr"] });
  });
});

describe("the end", () => {
  test("the last step finishes, whatever is missing again later", async () => {
    const almost = await practice(server, { without: ["conduct"] });
    expect(await read(almost)).toMatchObject({ finished: false, current: "conduct" });
    expect(await (await takeStep(almost, "conduct")).json()).toMatchObject({ finished: true, current: "schedule" });
    expect(await rowOf(almost)).toMatchObject({ finished_at: new Date("2026-11-16T09:00:00Z") });
    await server.database.deleteFrom("photos").where("owner_id", "=", almost.userId).execute();
    expect(await read(almost)).toMatchObject({ finished: true, current: "profile" });
  });

  test("a photo that comes last finishes too", async () => {
    const almost = await practice(server, { without: ["photo"] });
    expect(await read(almost)).toMatchObject({ finished: false, current: "profile" });
    await addPhoto(server, almost);
    expect(await read(almost)).toMatchObject({ finished: true });
  });
});

test("a visitor is asked to sign in, a client is told that this is for coaches", async () => {
  const client = await person(server);
  const paths = ["drafts/account", ...Object.keys(STEPS)].map((part) => `${BASE}/${part}`);
  for (const { browser, status } of [
    { browser: server.browser(), status: 401 },
    { browser: client.browser, status: 403 },
  ]) {
    expect((await browser.get(BASE)).status).toBe(status);
    for (const path of paths) expect([path, (await browser.send("PUT", path, {})).status]).toEqual([path, status]);
  }
});

test("one's own copy of all data holds schedule, acceptances and drafts", async () => {
  await takeStep(coach, "terms");
  await takeStep(coach, "schedule");
  const off = { kind: "timeOff", from: "2026-12-24T14:00", to: "2026-12-28T18:00", note: "Ferien" };
  await coach.browser.send("POST", "/api/coaches/schedule/exceptions", off);
  await coach.browser.send("PUT", `${BASE}/drafts/account`, {
    draft: { city: "Köln" },
    since: server.clock.now().toISOString(),
  });
  const copyOf = (name: string) => PERSONAL_DATA.find((each) => each.name === name)?.read(server, coach);
  expect(await copyOf("schedule")).toMatchObject([{ time_zone: "Europe/Berlin", exceptions: [{ note: "Ferien" }] }]);
  expect(await copyOf("onboarding")).toMatchObject({
    terms_locale: "en",
    drafts: [{ step: "account", draft: { city: "Köln" } }],
  });
  const client = await person(server);
  for (const name of ["schedule", "onboarding"])
    expect(await PERSONAL_DATA.find((each) => each.name === name)?.read(server, client)).toBeUndefined();
});
