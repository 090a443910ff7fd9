import type { Preferences } from "@aufwind/contract/clients";
import { beforeEach, describe, expect, test } from "vitest";
import { meanwhile } from "../../../test/locked-user.ts";
import { PASSWORD, type Person, person } from "../../../test/people.ts";
import { testServer } from "../../../test/test-server.ts";
import { anonymiseUser } from "../accounts/store.ts";
import { wishOf } from "./queries.ts";

let client: Person;
const server = await testServer();
beforeEach(async () => {
  server.clock.set("2026-11-16T09:00:00Z");
  client = await person(server, { locale: "de" });
});

const PREFERENCES = "/api/clients/preferences";
const TOPICS = { preferredCoachingAreas: ["burnout", "salary"], healthConsent: true };
const COACH = {
  preferredSpokenLanguages: ["de", "tr"],
  preferredCoachMinFee: 60,
  preferredCoachMaxFee: 150,
  preferredCoachGender: "female",
};
type Part = "topics" | "coach" | "referral";

const save = (part: Part, body: object, who = client) => who.browser.send("PATCH", `${PREFERENCES}/${part}`, body);
const read = async (who = client) => (await (await who.browser.get(PREFERENCES)).json()) as Preferences;
const rowOf = ({ userId }: Person) =>
  server.database.selectFrom("clients").selectAll().where("user_id", "=", userId).executeTakeFirst();
type Refusal = { code: string; errors: { field: string; code: string }[] };
const fieldsOf = async (response: Response) =>
  ((await response.json()) as Refusal).errors.map(({ field, code }) => [field, code]);
const EMPTY = {
  preferredCoachingAreas: [],
  healthConsent: false,
  preferredSpokenLanguages: [],
  preferredCoachMinFee: null,
  preferredCoachMaxFee: null,
  preferredCoachGender: null,
  referralSource: null,
  isFinished: false,
};

describe("what a client is looking for", () => {
  test("is empty before the first word, and reading it writes nothing", async () => {
    expect(await read()).toEqual({ clientId: client.userId, ...EMPTY });
    expect(await rowOf(client)).toBeUndefined();
  });

  test("is said in three parts, each of which leaves the others alone", async () => {
    expect((await save("coach", COACH)).status).toBe(200);
    expect(await read()).toEqual({ clientId: client.userId, ...EMPTY, ...COACH });
    expect((await save("topics", TOPICS)).status).toBe(200);
    expect((await save("referral", { referralSource: "friend" })).status).toBe(200);
    expect(await read()).toEqual({
      clientId: client.userId,
      ...TOPICS,
      ...COACH,
      referralSource: "friend",
      isFinished: true,
    });
  });

  test("is changed by saying it again, where no bound and no gender are an answer too", async () => {
    await save("coach", COACH);
    expect((await save("coach", { preferredSpokenLanguages: ["en", "en"] })).status).toBe(200);
    expect(await read()).toMatchObject({
      preferredSpokenLanguages: ["en"],
      preferredCoachMinFee: null,
      preferredCoachMaxFee: null,
      preferredCoachGender: null,
    });
  });

  test("is deleted on demand, the consent too, and can be given again", async () => {
    await save("topics", TOPICS);
    const response = await client.browser.send("DELETE", PREFERENCES);
    expect([response.status, await response.json()]).toEqual([200, { status: "deleted" }]);
    expect(await rowOf(client)).toBeUndefined();
    expect((await client.browser.send("DELETE", PREFERENCES)).status).toBe(200);
    expect((await save("topics", TOPICS)).status).toBe(200);
  });

  test("belongs to one client alone", async () => {
    const other = await person(server);
    await save("topics", TOPICS);
    expect(await read(other)).toMatchObject(EMPTY);
  });
});

describe("topics", () => {
  test("cannot be read in the table, nor under another client's name", async () => {
    const other = await person(server);
    await save("topics", TOPICS);
    await save("topics", { preferredCoachingAreas: ["salary"] }, other);
    const row = await rowOf(client);
    expect(row?.areas?.toString("latin1")).not.toContain("burnout");
    await server.database
      .updateTable("clients")
      .set({ areas: row?.areas ?? null })
      .where("user_id", "=", other.userId)
      .execute();
    expect(await read(other)).toMatchObject({ preferredCoachingAreas: [] });
  });

  test("that touch health need consent, which is kept with its time and language", async () => {
    const refused = await save("topics", { ...TOPICS, healthConsent: false });
    expect([refused.status, await fieldsOf(refused)]).toEqual([422, [["healthConsent", "healthConsent"]]]);
    expect(await rowOf(client)).toBeUndefined();
    await save("topics", TOPICS);
    expect(await rowOf(client)).toMatchObject({
      health_consent_at: new Date("2026-11-16T09:00:00Z"),
      health_consent_locale: "de",
    });
  });

  test("that no longer touch health keep no consent, even where it is sent", async () => {
    await save("topics", TOPICS);
    await save("topics", { preferredCoachingAreas: ["salary"], healthConsent: true });
    expect(await rowOf(client)).toMatchObject({ health_consent_at: null, health_consent_locale: null });
    expect(await read()).toMatchObject({ preferredCoachingAreas: ["salary"], healthConsent: false });
  });

  test.each([
    ["none", [], "chooseAreas"],
    ["six", ["salary", "calling", "leadership", "presenting", "career-change", "job-application"], "mostAreas"],
    ["one that is no topic", ["Imkerei"], "invalid"],
  ])("%s is refused", async (_, preferredCoachingAreas, code) => {
    const response = await save("topics", { preferredCoachingAreas });
    expect([response.status, await fieldsOf(response)]).toEqual([422, [["preferredCoachingAreas", code]]]);
  });

  test("count once each", async () => {
    await save("topics", { preferredCoachingAreas: ["salary", "salary"] });
    expect(await read()).toMatchObject({ preferredCoachingAreas: ["salary"] });
  });
});

describe("the wanted coach", () => {
  test.each([
    [{ preferredSpokenLanguages: [] }, "preferredSpokenLanguages"],
    [{ preferredSpokenLanguages: ["xx"] }, "preferredSpokenLanguages"],
    [{ preferredCoachMinFee: 151 }, "preferredCoachMaxFee"],
    [{ preferredCoachMinFee: -1 }, "preferredCoachMinFee"],
    [{ preferredCoachMaxFee: 1e9 }, "preferredCoachMaxFee"],
    [{ preferredCoachMaxFee: 99.5 }, "preferredCoachMaxFee"],
    [{ preferredCoachGender: "other" }, "preferredCoachGender"],
  ])("%j is refused and nothing is kept", async (over, field) => {
    const response = await save("coach", { ...COACH, ...over });
    const fields = (await fieldsOf(response)).map(([name = ""]) => name.split(".")[0]);
    expect([response.status, fields]).toEqual([422, [field]]);
    expect(await rowOf(client)).toBeUndefined();
  });

  test("costs whole euros, kept in cents, from nothing up", async () => {
    await save("coach", { ...COACH, preferredCoachMinFee: 0, preferredCoachMaxFee: 0 });
    expect(await rowOf(client)).toMatchObject({ min_fee_cents: 0, max_fee_cents: 0 });
    expect(await read()).toMatchObject({ preferredCoachMinFee: 0, preferredCoachMaxFee: 0 });
  });
});

describe("finishing", () => {
  test("needs topics and languages, and says which are missing", async () => {
    const nothing = await save("referral", {});
    expect([nothing.status, await fieldsOf(nothing)]).toEqual([
      422,
      [
        ["preferredCoachingAreas", "chooseAreas"],
        ["preferredSpokenLanguages", "chooseLanguages"],
      ],
    ]);
    await save("topics", TOPICS);
    expect(await fieldsOf(await save("referral", {}))).toEqual([["preferredSpokenLanguages", "chooseLanguages"]]);
    await save("coach", COACH);
    expect((await save("referral", {})).status).toBe(200);
  });

  test("happens once: the first time stays", async () => {
    await save("topics", TOPICS);
    await save("coach", COACH);
    await save("referral", { referralSource: "event" });
    server.clock.advance({ minutes: 5 });
    expect((await save("referral", { referralSource: null })).status).toBe(200);
    expect(await rowOf(client)).toMatchObject({
      referral_source: null,
      finished_at: new Date("2026-11-16T09:00:00Z"),
    });
  });
});

test("a wish is there once topics and languages are said, in cents", async () => {
  const wish = () => wishOf(server, server.database, client.userId);
  expect(await wish()).toBeUndefined();
  await save("topics", TOPICS);
  expect(await wish()).toBeUndefined();
  await save("coach", COACH);
  expect(await wish()).toEqual({
    areas: ["burnout", "salary"],
    languages: ["de", "tr"],
    minFeeCents: 6000,
    maxFeeCents: 15_000,
    gender: "female",
  });
});

test("whoever deletes the profile meanwhile leaves no preferences behind", async () => {
  const response = await meanwhile(server, client.userId, {
    under: () => save("topics", TOPICS),
    first: (tx) => anonymiseUser(tx, { id: client.userId, now: server.clock.now() }),
  });
  expect(response.status).toBe(401);
  expect(await rowOf(client)).toBeUndefined();
});

test("with the profile go the preferences", async () => {
  await save("topics", TOPICS);
  await client.browser.send("POST", "/api/identity/delete-profile", { password: PASSWORD, understood: true });
  expect(await rowOf(client)).toBeUndefined();
});

test("a visitor is asked to sign in, a coach is told that this is for clients", async () => {
  const coach = await person(server, { kind: "coach" });
  for (const { browser, status } of [
    { browser: server.browser(), status: 401 },
    { browser: coach.browser, status: 403 },
  ]) {
    expect((await browser.get(PREFERENCES)).status).toBe(status);
    expect((await browser.send("DELETE", PREFERENCES)).status).toBe(status);
    for (const part of ["topics", "coach", "referral"])
      expect((await browser.send("PATCH", `${PREFERENCES}/${part}`, {})).status).toBe(status);
  }
});
