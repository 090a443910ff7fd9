import type { CheckedProfile } from "@aufwind/contract/vetting-team";
import { describe, expect, test } from "vitest";
import { operator } from "../../../test/operators.ts";
import type { Person } from "../../../test/people.ts";
import { practice, publish } from "../../../test/practice.ts";
import { testServer } from "../../../test/test-server.ts";

const server = await testServer({ env: { COACH_REVIEW: "before" } });
const team = await operator(server, { permissions: ["moderation"] });

const submitted = async () => {
  const coach = await practice(server);
  await publish(coach);
  return coach;
};
const at = ({ userId }: Person) => `/api/operators/coaches/${userId}`;
const read = async (coach: Person) => (await (await team.browser.get(at(coach))).json()) as CheckedProfile;
const decide = async (coach: Person, over: Record<string, unknown> = {}) => {
  const { fingerprint, check } = await read(coach);
  const seen = { decision: "approve", seen: check?.state, fingerprint, reason: "", changes: [] };
  return team.browser.send("POST", `${at(coach)}/decision`, { ...seen, ...over });
};
const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code;
const casesOf = ({ userId }: Person) =>
  server.database.selectFrom("cases").select(["kind", "state", "due_at"]).where("person_id", "=", userId).execute();
const actsOn = async ({ userId }: Person) => {
  const acts = server.database.selectFrom("audit_log").select("action").where("subject_id", "=", userId);
  return (await acts.orderBy("position").execute()).map(({ action }) => action);
};

describe("the queue", () => {
  test("lists who waits, since when and until when, and counts each state", async () => {
    const coach = await submitted();
    const response = await team.browser.get("/api/operators/coaches/0/30/asc?state=waiting&name=muster");
    const { items, counts, totalCount } = (await response.json()) as {
      items: CheckedProfile[];
      counts: Record<string, number>;
      totalCount: number;
    };
    const found = items.find(({ coachId }) => coachId === coach.userId);
    expect(found).toMatchObject({
      name: "Dr. Erika Muster",
      isProfilePublic: false,
      // Five working days after Monday, 16 November; the team's day ends at six.
      check: { state: "waiting", reasons: ["firstPublication"], dueAt: "2026-11-23T17:00:00.000Z" },
    });
    expect(counts.waiting).toBe(totalCount);
  });

  test("opens a case with the deadline, which the decision closes", async () => {
    const coach = await submitted();
    const [opened] = await casesOf(coach);
    expect(opened).toMatchObject({ kind: "vetting", state: "open", due_at: new Date("2026-11-23T17:00:00Z") });
    expect((await decide(coach)).status).toBe(200);
    expect((await casesOf(coach)).map(({ state }) => state)).toEqual(["closed"]);
  });

  test("keeps one case through changes and the second submission", async () => {
    const coach = await submitted();
    const changes = [{ section: "photo", sentence: "Bitte ein anderes Foto." }];
    await decide(coach, { decision: "askForChanges", changes });
    await coach.browser.send("POST", "/api/coaches/profile/check", {});
    expect((await casesOf(coach)).map(({ state }) => state).sort()).toEqual(["closed", "open"]);
    await publish(coach, false);
    expect((await casesOf(coach)).map(({ state }) => state)).toEqual(["closed", "closed"]);
  });
});

describe("one coach", () => {
  test("is shown as the public will see it, with what can be said of the numbers; looking is recorded", async () => {
    const coach = await submitted();
    const shown = await read(coach);
    expect(shown).toMatchObject({
      profile: { name: "Dr. Erika Muster", isFound: false },
      business: {
        vatNumber: { number: "DE123456789", isWellFormed: true },
        taxNumber: { number: "151/815/08156", isWellFormed: true },
      },
      isChangedSince: false,
      can: { decide: ["approve", "askForChanges", "refuse"] },
    });
    const photo = shown.profile?.profilePictureUrl ?? "";
    expect((await team.browser.get(photo)).status).toBe(200);
    expect((await server.request(photo)).status).toBe(404);
    expect(await actsOn(coach)).toEqual(["vetting.look"]);
  });

  test("is approved once, by what was seen; the decision is in the log and in the history", async () => {
    const coach = await submitted();
    const { fingerprint } = await read(coach);
    const pitch = { salesPitch: { de: "Inzwischen anders", en: "" } };
    await coach.browser.send("PATCH", "/api/coaches/profile/sales-pitch", pitch);
    expect(await codeOf(await decide(coach, { fingerprint }))).toBe("changedMeanwhile");
    expect((await read(coach)).isChangedSince).toBe(true);
    const approved = (await (await decide(coach)).json()) as CheckedProfile;
    expect(approved).toMatchObject({
      isProfilePublic: true,
      history: [{ state: "approved", decidedBy: "Erika Muster" }],
      can: { decide: [] },
    });
    expect(await codeOf(await decide(coach))).toBe("checkDecided");
    expect((await actsOn(coach)).filter((action) => action !== "vetting.look")).toEqual(["vetting.approve"]);
  });

  test("is refused with a reason, and asked for changes with a section, or not at all", async () => {
    const coach = await submitted();
    for (const over of [{ decision: "refuse" }, { decision: "askForChanges" }, { decision: "delete" }])
      expect((await decide(coach, over)).status).toBe(422);
    const changes = [{ section: "soul", sentence: "Mehr." }];
    expect((await decide(coach, { decision: "askForChanges", changes })).status).toBe(422);
    expect((await read(coach)).check?.state).toBe("waiting");
  });

  test("is not found by an id that is none", async () => {
    expect((await team.browser.get("/api/operators/coaches/019a8b00-0000-7000-8000-000000000003")).status).toBe(404);
  });
});
