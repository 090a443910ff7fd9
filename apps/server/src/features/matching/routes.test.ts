import type { SuggestedCoach } from "@aufwind/contract/matching";
import { beforeEach, expect, test } from "vitest";
import { appointmentRow } from "../../../test/appointment-rows.ts";
import { type Person, person } from "../../../test/people.ts";
import { plainCoaches } from "../../../test/plain-coaches.ts";
import { testServer } from "../../../test/test-server.ts";

let client: Person;
const server = await testServer();
beforeEach(async () => {
  await server.database.deleteFrom("appointments").execute();
  await server.database.deleteFrom("users").execute();
  client = await person(server);
});

type List = { items: SuggestedCoach[]; totalCount: number; totalPages: number; hasNext: boolean };
const ask = (page = "0/10/desc", who = client) => who.browser.get(`/api/clients/suggested-coaches/${page}`);
const list = async (page?: string) => (await (await ask(page)).json()) as List;
const scoresOf = ({ items }: List) => items.map(({ match }) => match.score);

/** Burnout and sleep, in Turkish or German, up to 120 €. */
async function wish() {
  const topics = { preferredCoachingAreas: ["burnout", "sleep"], healthConsent: true };
  const coach = { preferredSpokenLanguages: ["tr", "de"], preferredCoachMaxFee: 120 };
  await client.browser.send("PATCH", "/api/clients/preferences/topics", topics);
  await client.browser.send("PATCH", "/api/clients/preferences/coach", coach);
}

const SOON = Date.parse("2026-11-18T09:00:00Z");
const GOOD = { areas: ["burnout", "sleep"], languages: ["tr"], feeCents: 12_000, nextFreeAt: SOON, rating: 480 };
const FAIR = { areas: ["sleep", "debt"], languages: ["de"], feeCents: 14_000 };

test("nobody above the client's own limit comes before somebody within it, on whichever page, and each is marked", async () => {
  const above = { ...GOOD, feeCents: 30_000 };
  const within = { areas: ["sleep", "debt"], languages: ["de"], feeCents: 11_000 };
  const [, , cheap, fair] = await plainCoaches(server, [above, above, within, within, above]);
  await wish();
  const { items } = await list();
  expect(
    items
      .slice(0, 2)
      .map(({ coachId }) => coachId)
      .sort(),
  ).toEqual([cheap, fair].sort());
  expect(items.map(({ match }) => match.reasons.some(({ kind }) => kind === "aboveBudget"))).toEqual([
    ...[false, false],
    ...[true, true, true],
  ]);
  // More points lift nobody over the fee limit: those with both topics are read first.
  expect(items[2]?.match.score).toBeGreaterThan(items[0]?.match.score ?? 100);
});

test("before a client has said what it is about there is nobody to suggest", async () => {
  await plainCoaches(server, [GOOD]);
  expect(await list()).toEqual({ items: [], totalCount: 0, totalPages: 0, hasNext: false });
});

test("whoever fits comes with points and reasons, the best first", async () => {
  const [fair, good] = await plainCoaches(server, [FAIR, GOOD]);
  await wish();
  const { items, ...facts } = await list();
  expect(facts).toEqual({ totalCount: 2, totalPages: 1, hasNext: false });
  expect(items).toMatchObject([
    {
      coachId: good,
      bookmarked: false,
      match: {
        score: 99,
        reasons: [
          { kind: "topics", values: ["burnout", "sleep"] },
          { kind: "languages", values: ["tr"] },
          { kind: "budget" },
          { kind: "free", days: 3 },
          { kind: "rating" },
        ],
      },
    },
    {
      coachId: fair,
      match: {
        score: 60,
        reasons: [
          { kind: "topics", values: ["sleep"] },
          { kind: "languages", values: ["de"] },
          { kind: "almostBudget" },
        ],
      },
    },
  ]);
  expect(scoresOf(await list("0/10/asc"))).toEqual([60, 99]);
});

test("nobody is suggested without a language and a topic in common, nor one who hides", async () => {
  const [, , hidden = ""] = await plainCoaches(server, [
    { ...GOOD, languages: ["fa"] },
    { ...GOOD, areas: ["debt", "Imkerei"] },
    GOOD,
  ]);
  await server.database.updateTable("coaches").set({ is_public: false }).where("user_id", "=", hidden).execute();
  await wish();
  expect(await list()).toMatchObject({ items: [], totalCount: 0 });
});

test("nobody is suggested whom the client has met or will meet", async () => {
  const [met = "", stranger = ""] = await plainCoaches(server, [GOOD, FAIR]);
  await wish();
  await appointmentRow(server, { coachId: met, clientId: client.userId, startsAt: "2026-11-20T09:00:00Z" });
  expect(await list()).toMatchObject({ items: [{ coachId: stranger }], totalCount: 1 });
});

test("says who is bookmarked", async () => {
  const [coachId = ""] = await plainCoaches(server, [GOOD]);
  await wish();
  await client.browser.send("PUT", `/api/clients/bookmarks/${coachId}`);
  expect((await list()).items).toMatchObject([{ coachId, bookmarked: true }]);
});

test("a thousand can be paged through, and no more", async () => {
  await plainCoaches(
    server,
    Array.from({ length: 1005 }, () => FAIR),
  );
  await wish();
  expect(await list("0/30/desc")).toMatchObject({ totalCount: 1000, totalPages: 34, hasNext: true });
  const last = await list("33/30/desc");
  expect([last.items.length, last.hasNext]).toEqual([10, false]);
  expect((await list("34/30/desc")).items).toEqual([]);
  expect((await list("999999/30/desc")).items).toEqual([]);
});

test.each(["x/10/desc", "0/7/desc", "0/10/up", "-1/10/desc"])("%s is no page", async (page) =>
  expect((await ask(page)).status).toBe(422),
);

test("a visitor is asked to sign in, a coach is told that this is for clients", async () => {
  const coach = await person(server, { kind: "coach" });
  expect((await server.request("/api/clients/suggested-coaches/0/10/desc")).status).toBe(401);
  expect((await ask("0/10/desc", coach)).status).toBe(403);
});
