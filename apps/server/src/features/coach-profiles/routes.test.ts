import type { OwnProfile } from "@aufwind/contract/coach-profiles";
import { NEEDS } from "@aufwind/rules/coach-profiles";
import { beforeEach, describe, expect, test } from "vitest";
import { meanwhile } from "../../../test/locked-user.ts";
import { type Person, person } from "../../../test/people.ts";
import { addPhoto, practice, publish, STEPS, takeStep } from "../../../test/practice.ts";
import * as filled from "../../../test/sections.ts";
import { testServer } from "../../../test/test-server.ts";

const server = await testServer();

const PROFILE = "/api/coaches/profile";
const profileOf = async ({ browser }: Person) => (await (await browser.get(PROFILE)).json()) as OwnProfile;
const coachRow = ({ userId }: Person) =>
  server.database.selectFrom("coaches").selectAll().where("user_id", "=", userId).executeTakeFirst();
type Refusal = { code: string; detail: string; errors: { field: string; code: string; message: string }[] };

describe("one's own profile", () => {
  test("is empty before the first word, and reading it writes nothing", async () => {
    const coach = await person(server, { kind: "coach" });
    expect(await profileOf(coach)).toMatchObject({
      coachId: coach.userId,
      slug: "",
      name: "Erika Muster",
      title: "none",
      tagLine: { de: "", en: "" },
      profilePicture: null,
      appointmentSettings: [{ type: "discovery", durationMinutes: 15, netPriceCents: 0 }],
      hourlyFeeCents: null,
      ratingScore: null,
      enableBIO: true,
      isProfilePublic: false,
      allowInSearchingAndListing: true,
      completeness: { publishable: false },
    });
    expect(await coachRow(coach)).toBeUndefined();
  });

  test("shows everything that was given, and what would make it better", async () => {
    const coach = await practice(server);
    const profile = await profileOf(coach);
    expect(profile).toMatchObject({
      name: "Dr. Erika Muster",
      hourlyFeeCents: 9500,
      profilePicture: { width: 200, height: 200 },
      completeness: {
        publishable: true,
        missing: [],
        wishes: ["resume", "banner", "aboutVideo", "socialNetworks"],
      },
    });
    expect(profile.profilePictureUrl).toBe(profile.profilePicture?.urls[200]);
    expect((await coach.browser.get(profile.profilePictureUrl ?? "")).status).toBe(200);
    await coach.browser.send("PATCH", `${PROFILE}/bio`, filled.BIO);
    await coach.browser.send("PATCH", `${PROFILE}/social-networks`, filled.SOCIAL_NETWORKS);
    await coach.browser.send("PUT", "/api/coaches/cv", filled.RESUME);
    expect((await profileOf(coach)).completeness).toMatchObject({ wishes: ["banner"] });
  });

  test("does not need the other language, but wishes for it", async () => {
    const coach = await practice(server);
    await coach.browser.send("PATCH", `${PROFILE}/sales-pitch`, { salesPitch: { de: "Nur auf Deutsch", en: "" } });
    const { missing, wishes } = (await profileOf(coach)).completeness;
    expect([missing, wishes.includes("bothLanguages")]).toEqual([[], true]);
  });
});

describe("making a profile public", () => {
  test("is refused with everything that is missing, each with a sentence", async () => {
    const coach = await person(server, { kind: "coach", locale: "de" });
    const response = await publish(coach);
    const { code, detail, errors } = (await response.json()) as Refusal;
    expect([response.status, code]).toEqual([409, "notPublishable"]);
    expect(detail).toContain("Sichtbarkeit");
    const given = ["name"];
    const needs = NEEDS.filter((need) => !given.includes(need));
    expect(errors.map(({ field }) => field)).toEqual(needs);
    expect(errors.find(({ field }) => field === "photo")).toEqual({
      field: "photo",
      code: "needPhoto",
      message: "Bitte fügen Sie ein Profilfoto hinzu.",
    });
    for (const { message } of errors) expect(message).toMatch(/^\S.*\.$/);
    expect(await coachRow(coach)).toBeUndefined();
  });

  test.each([
    ["terms", ["terms"]],
    ["conduct", ["conduct"]],
    ["account", ["business"]],
    ["photo", ["photo"]],
    ["schedule", ["consultations", "workingHours", "freeSlots"]],
  ] as const)("is refused without %s", async (without, missing) => {
    const coach = await practice(server, { without: [without] });
    const response = await publish(coach);
    const { errors } = (await response.json()) as Refusal;
    expect([response.status, errors.map(({ field }) => field)]).toEqual([409, missing]);
    expect((await coachRow(coach))?.is_public).toBe(false);
  });

  test("is refused while no time can be booked: a consultation longer than any range, or time off all along", async () => {
    const coach = await practice(server);
    const { browser } = coach;
    const short = [{ weekday: 2, from: "10:00", to: "10:45" }];
    await browser.send("PUT", "/api/coaches/schedule/working-hours", { workingSlots: short });
    const missing = async () => (await profileOf(coach)).completeness.missing;
    expect(await missing()).toEqual(["freeSlots"]);
    await browser.send("PUT", "/api/coaches/schedule/working-hours", {
      workingSlots: [{ weekday: 2, from: "10:00", to: "11:00" }],
    });
    expect(await missing()).toEqual([]);
    const off = { kind: "timeOff", from: "2026-11-16T00:00", to: "2027-03-01T00:00" };
    await browser.send("POST", "/api/coaches/schedule/exceptions", off);
    expect(await missing()).toEqual(["freeSlots"]);
    expect((await publish(coach)).status).toBe(409);
  });

  test("works when all is there, remembers the first time, and private always works", async () => {
    const coach = await practice(server);
    const response = await publish(coach);
    expect([response.status, await response.json()]).toEqual([200, { isProfilePublic: true }]);
    expect(await profileOf(coach)).toMatchObject({ isProfilePublic: true });
    server.clock.advance({ minutes: 5 });
    expect((await publish(coach, false)).status).toBe(200);
    expect(await coachRow(coach)).toMatchObject({
      is_public: false,
      first_public_at: new Date("2026-11-16T09:00:00Z"),
    });
    expect((await publish(coach)).status).toBe(200);
    expect(await coachRow(coach)).toMatchObject({ is_public: true, first_public_at: new Date("2026-11-16T09:00:00Z") });
    server.clock.set("2026-11-16T09:00:00Z");
    const newcomer = await person(server, { kind: "coach" });
    expect((await publish(newcomer, false)).status).toBe(200);
  });

  test("who is public stays so without a free slot", async () => {
    const coach = await practice(server);
    await publish(coach);
    const off = { kind: "timeOff", from: "2026-11-16T00:00", to: "2027-03-01T00:00" };
    await coach.browser.send("POST", "/api/coaches/schedule/exceptions", off);
    expect((await publish(coach)).status).toBe(200);
    expect(await profileOf(coach)).toMatchObject({ isProfilePublic: true, completeness: { missing: ["freeSlots"] } });
  });

  test("ends the onboarding, also where a photo came last", async () => {
    const coach = await practice(server, { without: ["photo"] });
    const finished = () =>
      server.database
        .selectFrom("onboardings")
        .select("finished_at")
        .where("user_id", "=", coach.userId)
        .executeTakeFirstOrThrow();
    await addPhoto(server, coach);
    expect(await finished()).toEqual({ finished_at: null });
    expect((await publish(coach)).status).toBe(200);
    expect(await finished()).toEqual({ finished_at: new Date("2026-11-16T09:00:00Z") });
  });

  test("a name has two letters, or one character that is a whole name", async () => {
    const coach = await practice(server, { without: ["account"] });
    const refused = await takeStep(coach, "account", { ...STEPS.account, lastName: "O" });
    expect([refused.status, await refused.json()]).toMatchObject([
      422,
      { errors: [{ field: "lastName", message: "Please enter at least 2 characters." }] },
    ]);
    const whole = { ...STEPS.account, firstName: "李", lastName: "Ng" };
    expect((await takeStep(coach, "account", whole)).status).toBe(200);
    expect((await publish(coach)).status).toBe(200);
  });

  test.each(["李", "\u200b", "\u3164", " "])(
    "who is public stays complete whatever name is sent: %j",
    async (lastName) => {
      const coach = await practice(server);
      await publish(coach);
      const response = await coach.browser.send("PATCH", "/api/identity/user", {
        firstName: "Eva",
        lastName,
        locale: "de",
      });
      expect(response.status).toBe(lastName === "李" ? 200 : 422);
      expect(await profileOf(coach)).toMatchObject({ isProfilePublic: true, completeness: { missing: [] } });
    },
  );

  test("waits for a write under way and then sees what it took away", async () => {
    const coach = await practice(server);
    const response = await meanwhile(server, coach.userId, {
      under: () => publish(coach),
      first: (tx) =>
        tx.updateTable("schedules").set({ weekly_hours: "{}" }).where("coach_id", "=", coach.userId).execute(),
    });
    expect([response.status, ((await response.json()) as Refusal).code]).toEqual([409, "notPublishable"]);
    expect((await coachRow(coach))?.is_public).toBe(false);
  });

  test.each(["yes", null, 1, undefined])("%j is neither public nor private", async (isProfilePublic) => {
    const coach = await person(server, { kind: "coach" });
    const response = await coach.browser.send("PATCH", `${PROFILE}/visibility`, { isProfilePublic });
    expect(response.status).toBe(422);
  });
});

describe("search and lists", () => {
  let coach: Person;
  beforeEach(async () => {
    coach = await person(server, { kind: "coach" });
  });

  test("a coach can stay out of them and come back", async () => {
    for (const allowed of [false, true]) {
      const body = { allowInSearchingAndListing: allowed };
      const response = await coach.browser.send("PATCH", `${PROFILE}/listing`, body);
      expect([response.status, await response.json()]).toEqual([200, { ...body, ownClientsOnly: false }]);
      expect(await profileOf(coach)).toMatchObject(body);
    }
  });
});

test("a visitor is asked to sign in, a client is told that this is for coaches", async () => {
  const client = await person(server);
  for (const { browser, status } of [
    { browser: server.browser(), status: 401 },
    { browser: client.browser, status: 403 },
  ]) {
    expect((await browser.get(PROFILE)).status).toBe(status);
    for (const part of ["visibility", "listing"])
      expect((await browser.send("PATCH", `${PROFILE}/${part}`, {})).status).toBe(status);
  }
});
