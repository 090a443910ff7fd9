import { beforeEach, describe, expect, test } from "vitest";
import { type Person, person } from "../../../test/people.ts";
import * as filled from "../../../test/sections.ts";
import { testServer } from "../../../test/test-server.ts";
import { presentSections } from "./queries.ts";
import { findCoach } from "./store.ts";

let coach: Person;
const server = await testServer();
beforeEach(async () => {
  server.clock.set("2026-11-16T09:00:00Z");
  coach = await person(server, { kind: "coach" });
});

const save = (part: string, body: unknown, { browser }: Person = coach) =>
  browser.send("PATCH", `/api/coaches/profile/${part}`, body);
const sections = async ({ userId }: Person = coach) => presentSections(await findCoach(server.database, userId));

const GOOD: Record<string, object> = {
  introduction: filled.INTRODUCTION,
  "sales-pitch": filled.SALES_PITCH,
  areas: filled.AREAS,
  bio: filled.BIO,
  languages: filled.LANGUAGES,
  "social-networks": filled.SOCIAL_NETWORKS,
};

test.each(Object.entries(GOOD).slice(0, 5))(
  "%s is kept as it was sent, and nothing else changes",
  async (part, body) => {
    const before = await sections();
    const response = await save(part, body);
    expect([response.status, await response.json()]).toEqual([200, { status: "saved" }]);
    expect(await sections()).toEqual({ ...before, ...body });
  },
);

test("networks are kept as full addresses, without the empty ones", async () => {
  await save("social-networks", filled.SOCIAL_NETWORKS);
  expect((await sections()).socialNetworks).toEqual({
    linkedin: "https://www.linkedin.com/in/erika",
    website: "https://erika.example.org/",
  });
  await save("social-networks", {});
  expect((await sections()).socialNetworks).toEqual({});
});

test("what may be empty can be emptied again", async () => {
  await save("introduction", filled.INTRODUCTION);
  await save("bio", filled.BIO);
  const none = { de: "", en: "" };
  expect((await save("introduction", { tagLine: none })).status).toBe(200);
  const bio = { ...filled.BIO, description: none, certifications: none, enableBIO: false, aboutVideoUrl: "" };
  expect((await save("bio", bio)).status).toBe(200);
  expect(await sections()).toMatchObject({
    title: "none",
    preferredPronoun: null,
    preferredGenderIdentity: null,
    organizationSector: null,
    tagLine: none,
    description: none,
    certifications: none,
    enableBIO: false,
    aboutVideoUrl: null,
  });
});

const inGerman = (length: number) => ({ de: "x".repeat(length), en: "" });

test.each([
  ["introduction", { title: "king" }, "title", "invalid"],
  ["introduction", { preferredPronoun: "it" }, "preferredPronoun", "invalid"],
  ["introduction", { preferredGenderIdentity: "x" }, "preferredGenderIdentity", "invalid"],
  ["introduction", { organizationSector: "moon" }, "organizationSector", "invalid"],
  ["introduction", { tagLine: inGerman(121) }, "tagLine.de", "tooLong"],
  ["introduction", { tagLine: { de: "a\u0000", en: "" } }, "tagLine.de", "characters"],
  ["sales-pitch", { salesPitch: inGerman(0) }, "salesPitch.de", "eitherLanguage"],
  ["sales-pitch", { salesPitch: inGerman(500) }, "salesPitch.de", "tooLong"],
  ["sales-pitch", { salesPitch: { de: "", en: "x".repeat(500) } }, "salesPitch.en", "tooLong"],
  ["sales-pitch", { salesPitch: undefined }, "salesPitch", "required"],
  ["areas", { areasOfIntervention: [] }, "areasOfIntervention", "chooseAreas"],
  ["areas", { areasOfIntervention: ["a1", "a2", "a3", "a4", "a5", "a6"] }, "areasOfIntervention", "mostAreas"],
  ["areas", { areasOfIntervention: ["burnout", "x"] }, "areasOfIntervention", "ownArea"],
  ["areas", { areasOfIntervention: ["x".repeat(61)] }, "areasOfIntervention", "ownArea"],
  ["bio", { aboutMe: inGerman(0) }, "aboutMe.de", "eitherLanguage"],
  ["bio", { aboutMe: inGerman(2000) }, "aboutMe.de", "tooLong"],
  ["bio", { description: inGerman(2000) }, "description.de", "tooLong"],
  ["bio", { certifications: inGerman(2000) }, "certifications.de", "tooLong"],
  ["bio", { enableBIO: "yes" }, "enableBIO", "invalid"],
  ["bio", { aboutVideoUrl: "https://evil.example/watch?v=dQw4w9WgXcQ" }, "aboutVideoUrl", "video"],
  ["bio", { aboutVideoUrl: "javascript:alert(1)" }, "aboutVideoUrl", "video"],
  ["languages", { spokenLanguages: [] }, "spokenLanguages", "chooseLanguages"],
  ["languages", { spokenLanguages: ["de", "klingon"] }, "spokenLanguages.1", "invalid"],
  ["social-networks", { linkedin: "https://evil.example" }, "linkedin", "networkAddress"],
  ["social-networks", { website: "http://example.org" }, "website", "webAddress"],
  ["social-networks", { website: "javascript:alert(1)" }, "website", "webAddress"],
])("%s with %j fails at %s, and nothing changes", async (part, over, field, code) => {
  await save(part, GOOD[part]);
  const before = await sections();
  const response = await save(part, { ...GOOD[part], ...over });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ code: "invalidFields", errors: [{ field, code }] });
  expect(await sections()).toEqual(before);
});

test("texts may have exactly as many characters as are left, and a line break is one of them", async () => {
  const pitch = `${"x\r\n".repeat(249)}x`;
  expect((await save("sales-pitch", { salesPitch: { de: pitch, en: "x".repeat(499) } })).status).toBe(200);
  expect((await sections()).salesPitch).toEqual({ de: pitch.replaceAll("\r\n", "\n"), en: "x".repeat(499) });
  const long = { de: `${"x\r\n".repeat(999)}x`, en: "x".repeat(1999) };
  const bio = { ...filled.BIO, aboutMe: long, description: long, certifications: long };
  expect((await save("bio", bio)).status).toBe(200);
  expect((await sections()).aboutMe.de).toHaveLength(1999);
});

test("an emoji is one character, for us and for the database", async () => {
  expect((await save("sales-pitch", { salesPitch: { de: "🌱".repeat(499), en: "" } })).status).toBe(200);
  expect((await save("sales-pitch", { salesPitch: { de: "🌱".repeat(500), en: "" } })).status).toBe(422);
});

test("areas are kept once each, and a topic by its key however it was typed", async () => {
  const typed = ["burnout", "Burnout", " Führung  in der Musik ", "führung in der musik", "Verlust und Trauer"];
  expect((await save("areas", { areasOfIntervention: typed })).status).toBe(200);
  const { areasOfIntervention } = await sections();
  expect(areasOfIntervention.map((area) => area.toLowerCase())).toEqual(["burnout", "führung in der musik", "loss"]);
});

test("languages are kept once each, in the order chosen", async () => {
  await save("languages", { spokenLanguages: ["en", "de", "en"] });
  expect((await sections()).spokenLanguages).toEqual(["en", "de"]);
});

test("errors speak the reader's language", async () => {
  const german = await person(server, { kind: "coach", locale: "de" });
  const response = await save("areas", { areasOfIntervention: [] }, german);
  expect(await response.json()).toMatchObject({ errors: [{ message: "Bitte wählen Sie mindestens ein Thema." }] });
});

describe("who may", () => {
  test.each(Object.entries(GOOD))("%s: neither a visitor nor a client", async (part, body) => {
    const client = await person(server);
    const path = `/api/coaches/profile/${part}`;
    expect((await server.send("PATCH", path, { body })).status).toBe(401);
    const response = await client.browser.send("PATCH", path, body);
    expect([response.status, await response.json()]).toMatchObject([403, { code: "wrongRole" }]);
    expect(await findCoach(server.database, client.userId)).toBeUndefined();
  });

  test("a coach writes to her own profile only, whatever the request says", async () => {
    const other = await person(server, { kind: "coach" });
    await save("sales-pitch", filled.SALES_PITCH);
    const before = await sections();
    const { userId } = coach;
    const aimed = { salesPitch: { de: "Fremd", en: "" }, coachId: userId, userId, user_id: userId, slug: "x" };
    await save("sales-pitch", aimed, other);
    await other.browser.send("PATCH", `/api/coaches/profile/sales-pitch?coachId=${userId}`, aimed);
    expect((await other.browser.send("PATCH", `/api/coaches/${userId}/profile/sales-pitch`, aimed)).status).toBe(404);
    expect(await sections()).toEqual(before);
    expect((await sections(other)).salesPitch.de).toBe("Fremd");
  });
});
