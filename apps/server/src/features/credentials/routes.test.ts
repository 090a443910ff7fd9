import type { PublicCoach } from "@aufwind/contract/coach-profiles";
import type { OwnCredential } from "@aufwind/contract/credentials";
import type { TeamCredential } from "@aufwind/contract/credentials-team";
import type { SearchCounts, SearchResults } from "@aufwind/contract/search";
import { describe, expect, test } from "vitest";
import { pdf, uploadForm } from "../../../test/made-files.ts";
import { operator } from "../../../test/operators.ts";
import { logIn, type Person } from "../../../test/people.ts";
import { publicPractice } from "../../../test/practice.ts";
import * as filled from "../../../test/sections.ts";
import { testServer } from "../../../test/test-server.ts";

const server = await testServer();
const team = await operator(server, { permissions: ["moderation"] });

const OWN = "/api/coaches/credentials";
const TRAINING = { title: "Systemischer Coach", year: 2019, trainingCenter: "DBVC", description: "Zwei Jahre" };
const MEDIATION = { title: "Mediation", year: 2015, trainingCenter: "FU", description: "Ein Jahr" };
const OFFER = {
  list: "professionalTrainings",
  place: 0,
  year: 2019,
  organisation: "DBVC",
  fileUrl: "documents/zeugnis.pdf",
};

type Coach = Person & { slug: string };

const saveTrainings = ({ browser }: Person, professionalTrainings: unknown[]) =>
  browser.send("PATCH", "/api/coaches/cv", { professionalTrainings });

/** A public coach with two trainings and a private document. */
async function trained(): Promise<Coach> {
  const coach = await publicPractice(server);
  await coach.browser.send("PUT", "/api/coaches/cv", { ...filled.RESUME, fileUrl: "", professionalTrainings: [] });
  await saveTrainings(coach, [TRAINING, MEDIATION]);
  const stored = await coach.browser.send("POST", "/api/storage/upload", uploadForm(OFFER.fileUrl, pdf()));
  if (stored.status !== 201) throw new Error(await stored.text());
  return coach;
}

const offer = (coach: Person, over: Record<string, unknown> = {}) =>
  coach.browser.send("POST", OWN, { ...OFFER, ...over });
const own = async ({ browser }: Person) =>
  ((await (await browser.get(OWN)).json()) as { items: OwnCredential[] }).items;
const waitingOf = async ({ userId }: Person) => {
  const response = await team.browser.get(`/api/operators/credentials?coachId=${userId}`);
  const [first] = ((await response.json()) as { items: TeamCredential[] }).items;
  if (!first) throw new Error("nothing waits");
  return first;
};
const decide = async (coach: Person, over: Record<string, unknown> = {}) => {
  const { id, offeredAt } = await waitingOf(coach);
  const decided = { decision: "verify", offeredAt, expiresOn: null, reason: "", ...over };
  return team.browser.send("POST", `/api/operators/credentials/${id}/decision`, decided);
};
const verified = async (over: Record<string, unknown> = {}) => {
  const coach = await trained();
  await offer(coach);
  const response = await decide(coach, over);
  if (response.status !== 200) throw new Error(await response.text());
  return coach;
};
const badges = async ({ slug }: Coach) =>
  ((await (await server.request(`/api/visitors/coaches/${slug}`)).json()) as PublicCoach).verified;
const found = async ({ userId }: Coach) => {
  await server.work();
  const response = await server.request("/api/visitors/coaches/0/30/desc?verified=true");
  return ((await response.json()) as SearchResults).items.find(({ coachId }) => coachId === userId)?.isVerified;
};

describe("a coach", () => {
  test("offers an entry with a document of their own, once", async () => {
    const coach = await trained();
    expect((await offer(coach)).status).toBe(200);
    expect(await own(coach)).toMatchObject([
      { list: "professionalTrainings", place: 0, state: "waiting", documentName: "zeugnis.pdf" },
    ]);
    expect(((await (await offer(coach)).json()) as { code: string }).code).toBe("credentialOffered");
    expect(await badges(coach)).toEqual([]);
  });

  test("is refused another's document, and an entry that is another one by now", async () => {
    const coach = await trained();
    expect((await offer(coach, { fileUrl: "documents/anderes.pdf" })).status).toBe(422);
    expect((await offer(coach, { place: 1 })).status).toBe(409);
    expect(await own(coach)).toEqual([]);
  });

  test("takes it back, and the badge with it", async () => {
    const coach = await verified();
    const [credential] = await own(coach);
    expect((await coach.browser.send("DELETE", `${OWN}/${credential?.id}`, {})).status).toBe(200);
    expect([await own(coach), await badges(coach)]).toEqual([[], []]);
  });
});

describe("a verified entry", () => {
  test("is marked on the profile and found by the filter, which counts it", async () => {
    const coach = await verified();
    expect(await badges(coach)).toEqual([{ list: "professionalTrainings", place: 0, verifiedOn: "2026-11-16" }]);
    expect(await found(coach)).toBe(true);
    const counts = (await (await server.request("/api/visitors/search/counts")).json()) as SearchCounts;
    expect(counts.verified.true).toBeGreaterThan(0);
    const other = await trained();
    expect(await found(other)).toBeUndefined();
  });

  test("loses its badge when it is edited, and is looked at again", async () => {
    const coach = await verified();
    await saveTrainings(coach, [{ ...TRAINING, title: "Master Coach" }, MEDIATION]);
    expect(await badges(coach)).toEqual([]);
    expect(await waitingOf(coach)).toMatchObject({ title: "Master Coach", state: "waiting" });
  });

  test("keeps it when others are edited, and is withdrawn when it is removed", async () => {
    const coach = await verified();
    await saveTrainings(coach, [{ ...MEDIATION, year: 2022 }, TRAINING]);
    expect(await badges(coach)).toMatchObject([{ place: 1 }]);
    await saveTrainings(coach, [MEDIATION]);
    expect([await own(coach), await badges(coach)]).toEqual([[], []]);
  });
});

describe("the team", () => {
  test("opens the document, which nobody else can, and the log knows", async () => {
    const coach = await trained();
    await offer(coach);
    const { id } = await waitingOf(coach);
    const response = await team.browser.get(`/api/operators/credentials/${id}/document`);
    expect([response.status, response.headers.get("cache-control")]).toEqual([200, "no-store"]);
    const others = await server.request(`/api/storage/get/${coach.userId}?path=documents/zeugnis.pdf`);
    expect(others.status).toBe(404);
    const acts = server.database.selectFrom("audit_log").select("action").where("subject_id", "=", coach.userId);
    expect(await acts.execute()).toEqual([{ action: "credentials.open" }]);
  });

  test("refuses with a reason, which the coach reads; nothing is marked", async () => {
    const coach = await trained();
    await offer(coach);
    expect((await decide(coach, { decision: "refuse" })).status).toBe(422);
    expect((await decide(coach, { decision: "refuse", reason: "Anderer Name." })).status).toBe(200);
    expect(await own(coach)).toMatchObject([{ state: "refused", reason: "Anderer Name." }]);
    expect(await badges(coach)).toEqual([]);
    expect((await offer(coach)).status).toBe(200);
  });

  test("does not verify what was edited meanwhile, what is decided, or into the past", async () => {
    const coach = await trained();
    await offer(coach);
    const { offeredAt } = await waitingOf(coach);
    server.clock.set("2026-11-16T09:05:00Z");
    await saveTrainings(coach, [{ ...TRAINING, title: "Master Coach" }, MEDIATION]);
    expect((await decide(coach, { offeredAt })).status).toBe(409);
    expect((await decide(coach, { expiresOn: "2026-11-16" })).status).toBe(422);
    const { id, ...seen } = await waitingOf(coach);
    expect((await decide(coach)).status).toBe(200);
    const again = { decision: "verify", offeredAt: seen.offeredAt, expiresOn: null, reason: "" };
    expect((await team.browser.send("POST", `/api/operators/credentials/${id}/decision`, again)).status).toBe(409);
  });
});

// Last: sessions end meanwhile.
test("a verified entry lapses on its day, on the profile at once and in the search when its row is due", async () => {
  const coach = await verified({ expiresOn: "2026-11-18" });
  expect(await found(coach)).toBe(true);
  server.clock.set("2026-11-17T22:59:00Z");
  expect(await badges(coach)).toHaveLength(1);
  server.clock.set("2026-11-17T23:00:00Z");
  expect([await badges(coach), await found(coach)]).toEqual([[], undefined]);
  await logIn(coach.browser, coach);
  expect(await own(coach)).toMatchObject([{ state: "verified", hasLapsed: true }]);
});
