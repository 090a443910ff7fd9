import type { Growth } from "@aufwind/contract/growth";
import type { PageNote } from "@aufwind/contract/platform/page-notes";
import { beforeEach, expect, test } from "vitest";
import { act, booked, booking, openCoach } from "../../../test/booked.ts";
import { type Person, person } from "../../../test/people.ts";
import { testServer } from "../../../test/test-server.ts";
import type { Actor } from "../../platform/session/actor.ts";
import { deleteOldCounts } from "./store.ts";
import { createVisitCounter } from "./visit-counter.ts";

const server = await testServer();
const visits = createVisitCounter(server);
const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36";

let coach: Person & { slug: string };
beforeEach(async () => {
  server.clock.set("2026-11-16T09:00:00Z");
  coach = await openCoach(server);
});

const VISITOR: Actor = { kind: "visitor" };
type Visit = { actor?: Actor; headers?: Record<string, string>; method?: string };

function visit(step: string, source: string, { actor = VISITOR, headers = {}, method = "GET" }: Visit = {}) {
  const notes: PageNote[] = [{ step, source, ids: [coach.userId] }];
  const request = new Request("http://aufwind.example/de", { method, headers: { "user-agent": BROWSER, ...headers } });
  visits.count({ request, actor, notes });
}
const several = (times: number, ...what: Parameters<typeof visit>) => {
  for (let n = 0; n < times; n++) visit(...what);
};
const growth = async (weeks = 4, who = coach) => {
  await visits.flush();
  return (await (await who.browser.get(`/api/coaches/growth?weeks=${weeks}`)).json()) as Growth;
};

test("views are counted by week of Berlin and source, and compared with the weeks before", async () => {
  // Sunday evening in Berlin, and Monday there while it is still Sunday in Greenwich.
  server.clock.set("2026-10-18T21:59:00Z");
  several(3, "viewed", "profile");
  server.clock.set("2026-11-15T23:30:00Z");
  several(12, "viewed", "qr");
  visit("viewed", "profile");
  several(20, "shown", "search");
  const found = await growth();
  expect(found.counts).toEqual({ shown: 20, viewed: 13, started: 0, confirming: 0, booked: 0 });
  expect(found.before).toMatchObject({ viewed: 3 });
  expect(found.weekly.map(({ week, viewed }) => [week, viewed])).toEqual([
    ["2026-10-26", 0],
    ["2026-11-02", 0],
    ["2026-11-09", 0],
    ["2026-11-16", 13],
  ]);
  const rates = found.sources.map(({ source, viewed, rate }) => [source, viewed, rate]);
  expect(rates).toEqual(
    expect.arrayContaining([
      ["qr", 12, 0],
      ["profile", 1, null],
    ]),
  );
});

test("programs, pages fetched ahead, sent forms, the coach and the team are not counted", async () => {
  const own = { kind: "coach", userId: coach.userId, sessionId: "" } as const;
  visit("viewed", "profile", { headers: { "user-agent": "Mozilla/5.0 (compatible; bingbot/2.0)" } });
  visit("viewed", "profile", { headers: { "sec-purpose": "prefetch;prerender" } });
  visit("viewed", "profile", { method: "POST" });
  visit("viewed", "profile", { actor: own });
  visit("viewed", "profile", { actor: { ...own, kind: "operator" } as Actor });
  visit("unknown", "profile");
  visit("viewed", "link", { actor: { kind: "client", userId: crypto.randomUUID(), sessionId: "" } });
  const stored = await growth();
  expect(stored.counts).toMatchObject({ viewed: 1 });
  const kept = await server.database.selectFrom("growth_counts").selectAll().execute();
  expect(Object.keys(kept[0] ?? {}).sort()).toEqual(["coach_id", "count", "source", "step", "week"]);
});

test("what was booked is counted from the appointments, and what was cancelled is not", async () => {
  const [first, second] = [await person(server), await person(server)];
  several(12, "viewed", "qr");
  several(12, "confirming", "qr");
  const wanted = { coachId: coach.userId, scheduledAt: "2026-11-18T13:00:00.000Z" };
  await first.browser.send("POST", "/api/appointments", booking(wanted, { source: "qr" }));
  const dropped = await booked(second, { coachId: coach.userId, scheduledAt: "2026-11-18T15:00:00.000Z" });
  // Without a page before it, it is no part of the way.
  const found = await growth();
  expect(found.counts.booked).toBe(1);
  expect(found.sources.find(({ source }) => source === "direct")).toMatchObject({ booked: 1, rate: null });
  expect(found.sources.find(({ source }) => source === "qr")?.rate).toBeCloseTo(1 / 12);
  expect(found.hints).toContainEqual({ hint: "price", left: 9, of: 10 });
  await act(second, `/api/clients/appointments/${dropped.id}/cancel`, { reason: "", owedCents: 0 });
  expect((await growth()).sources.find(({ source }) => source === "direct")).toMatchObject({ booked: 0 });
});

test("a coach who has left meanwhile keeps nobody else's counts from being written", async () => {
  const gone = { step: "viewed", source: "profile", ids: [crypto.randomUUID(), coach.userId] };
  const request = new Request("http://aufwind.example/de", { headers: { "user-agent": BROWSER } });
  visits.count({ request, actor: VISITOR, notes: [gone] });
  expect((await growth()).counts.viewed).toBe(1);
});

test("nobody but coaches reads growth, and old weeks are deleted", async () => {
  const client = await person(server);
  expect((await client.browser.get("/api/coaches/growth")).status).toBe(403);
  expect((await coach.browser.get("/api/coaches/growth?weeks=7")).status).toBe(422);
  visit("viewed", "profile");
  await visits.flush();
  await deleteOldCounts(server.database, { before: new Date("2026-11-23T12:00:00Z"), limit: 1000 });
  expect((await growth()).counts.viewed).toBe(0);
});
