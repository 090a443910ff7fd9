import type { OwnProfile } from "@aufwind/contract/coach-profiles";
import type { RequestedChange } from "@aufwind/contract/vetting";
import type { CheckState, Decision } from "@aufwind/rules/vetting";
import { describe, expect, test } from "vitest";
import { type Person, person } from "../../../test/people.ts";
import { practice, publish } from "../../../test/practice.ts";
import * as filled from "../../../test/sections.ts";
import { type TestServer, testServer } from "../../../test/test-server.ts";
import { decideCheck } from "./decision-commands.ts";
import { findLatest, fingerprintOf } from "./store.ts";

const before = await testServer({ env: { COACH_REVIEW: "before" } });
const after = await testServer({ env: { COACH_REVIEW: "after" } });

const PITCH = "/api/coaches/profile/sales-pitch";
const profileOf = async ({ browser }: Person) =>
  (await (await browser.get("/api/coaches/profile")).json()) as OwnProfile;
const isSeen = async (server: TestServer, { slug }: OwnProfile) =>
  (await server.request(`/api/visitors/coaches/${slug}`)).status === 200;
const subjectsTo = async (server: TestServer, { email }: Person) =>
  (await server.mails()).filter(({ to_address }) => to_address === email).map(({ subject }) => subject);

type Deciding = {
  seen?: CheckState;
  fingerprint?: string;
  reason?: string;
  changes?: RequestedChange[];
  operatorId?: string;
};

/** The team decides about what it sees now. */
const decide = async (server: TestServer, coach: Person, decision: Decision, over: Deciding = {}) =>
  decideCheck(server, {
    coachId: coach.userId,
    operatorId: (await person(server)).userId,
    decision,
    seen: (await findLatest(server.database, coach.userId))?.state ?? "waiting",
    fingerprint: await fingerprintOf(server.database, coach.userId),
    reason: "",
    changes: [],
    ...over,
  });

const submitted = async (server: TestServer) => {
  const coach = await practice(server);
  expect(await (await publish(coach)).json()).toEqual({ isProfilePublic: server === after });
  return coach;
};

describe("a first publication that is checked before", () => {
  test("waits: nobody sees the profile, the coach sees that it waits and is mailed once", async () => {
    const coach = await submitted(before);
    await publish(coach);
    const profile = await profileOf(coach);
    expect(profile).toMatchObject({
      isProfilePublic: false,
      check: { state: "waiting", reasons: ["firstPublication"] },
    });
    expect(await isSeen(before, profile)).toBe(false);
    expect((await subjectsTo(before, coach)).filter((subject) => subject.includes("checking"))).toHaveLength(1);
  });

  test("is public with the approval, and from then on the switch is the coach's", async () => {
    const coach = await submitted(before);
    await decide(before, coach, "approve");
    const profile = await profileOf(coach);
    expect([profile.isProfilePublic, await isSeen(before, profile)]).toEqual([true, true]);
    expect(await subjectsTo(before, coach)).toContain("Your profile is approved");
    await publish(coach, false);
    expect(await (await publish(coach)).json()).toEqual({ isProfilePublic: true });
  });

  test("is not approved if a word changed since the operator looked, and nothing changes", async () => {
    const coach = await submitted(before);
    const fingerprint = await fingerprintOf(before.database, coach.userId);
    await coach.browser.send("PATCH", PITCH, { salesPitch: { de: "Ganz anders", en: "" } });
    await expect(decide(before, coach, "approve", { fingerprint })).rejects.toMatchObject({ code: "changedMeanwhile" });
    expect((await profileOf(coach)).check?.state).toBe("waiting");
  });

  test("is decided once", async () => {
    const coach = await submitted(before);
    const seen = "waiting";
    const decisions = [
      decide(before, coach, "approve", { seen }),
      decide(before, coach, "refuse", { seen, reason: "Nein." }),
    ];
    const settled = await Promise.allSettled(decisions);
    expect(settled.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  test("comes back with changes that the coach sees, and is submitted again", async () => {
    const coach = await submitted(before);
    const changes = [{ section: "photo" as const, sentence: "Bitte ein Foto von Ihnen allein." }];
    await decide(before, coach, "askForChanges", { changes });
    expect((await profileOf(coach)).check).toMatchObject({
      state: "changesAsked",
      requestedChanges: changes,
      can: { resubmit: true },
    });
    const again = await coach.browser.send("POST", "/api/coaches/profile/check", {});
    expect(await again.json()).toMatchObject({ state: "waiting", requestedChanges: [], can: { resubmit: false } });
    expect((await coach.browser.send("POST", "/api/coaches/profile/check", {})).status).toBe(409);
  });

  test("is refused with a reason; another person can reverse that, the same one cannot", async () => {
    const coach = await submitted(before);
    const { userId: operatorId } = await person(before);
    await decide(before, coach, "refuse", { reason: "Wirbt für Heilbehandlungen.", operatorId });
    expect((await profileOf(coach)).check).toMatchObject({ state: "refused", reason: "Wirbt für Heilbehandlungen." });
    const refused = await publish(coach);
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([409, "publicationRefused"]);
    await expect(decide(before, coach, "approve", { operatorId })).rejects.toMatchObject({ code: "checkDecided" });
    await decide(before, coach, "approve");
    expect((await profileOf(coach)).isProfilePublic).toBe(true);
  });

  test("is withdrawn if the coach switches the profile off again", async () => {
    const coach = await submitted(before);
    await publish(coach, false);
    expect((await profileOf(coach)).check?.state).toBe("withdrawn");
    await expect(decide(before, coach, "approve")).rejects.toMatchObject({ code: "checkDecided" });
  });
});

describe("a first publication that is checked after", () => {
  test("is public at once and queued all the same, without a mail", async () => {
    const coach = await submitted(after);
    const profile = await profileOf(coach);
    expect(profile.check).toMatchObject({ state: "waiting", reasons: ["firstPublication"] });
    expect([await isSeen(after, profile), await subjectsTo(after, coach)]).toEqual([true, expect.any(Array)]);
    expect((await subjectsTo(after, coach)).some((subject) => subject.includes("checking"))).toBe(false);
  });

  test("is hidden by a refusal", async () => {
    const coach = await submitted(after);
    await decide(after, coach, "refuse", { reason: "Nein." });
    expect(await isSeen(after, await profileOf(coach))).toBe(false);
    expect((await publish(coach)).status).toBe(409);
  });
});

describe("a second look", () => {
  const approved = async () => {
    const coach = await submitted(after);
    await decide(after, coach, "approve");
    return coach;
  };
  const reasonsOf = async (coach: Person) => (await findLatest(after.database, coach.userId))?.reasons;
  const DETAILS = { firstName: "Erika", lastName: "Muster", locale: "en" };

  test("is queued by another name or title, and by other business details; nothing is hidden", async () => {
    const coach = await approved();
    await coach.browser.send("PATCH", "/api/identity/user", { ...DETAILS, lastName: "Andersen" });
    await coach.browser.send("PUT", "/api/coaches/business", { ...filled.BUSINESS, city: "Potsdam", zipCode: "14467" });
    await coach.browser.send("PATCH", "/api/coaches/profile/introduction", {
      ...filled.INTRODUCTION,
      title: "professor",
    });
    expect(await reasonsOf(coach)).toEqual(["changedName", "changedBusiness"]);
    const profile = await profileOf(coach);
    expect([profile.check?.state, await isSeen(after, profile)]).toEqual(["waiting", true]);
  });

  test("is not queued if nothing of it changed, nor before the first publication", async () => {
    const coach = await approved();
    await coach.browser.send("PUT", "/api/coaches/business", filled.BUSINESS);
    await coach.browser.send("PATCH", "/api/coaches/profile/introduction", filled.INTRODUCTION);
    await coach.browser.send("PATCH", PITCH, { salesPitch: { de: "Ein neuer Text", en: "" } });
    expect((await findLatest(after.database, coach.userId))?.state).toBe("approved");
    const newcomer = await practice(after);
    await newcomer.browser.send("PUT", "/api/coaches/business", {
      ...filled.BUSINESS,
      city: "Potsdam",
      zipCode: "14467",
    });
    expect(await findLatest(after.database, newcomer.userId)).toBeUndefined();
  });

  test("that finds nothing is no news to the coach", async () => {
    const coach = await approved();
    const mailed = (await subjectsTo(after, coach)).length;
    await coach.browser.send("PUT", "/api/coaches/business", { ...filled.BUSINESS, city: "Potsdam", zipCode: "14467" });
    await decide(after, coach, "approve");
    expect(await subjectsTo(after, coach)).toHaveLength(mailed);
  });
});
