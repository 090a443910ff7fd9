import type { HeldEarning } from "@aufwind/contract/earnings-team";
import { beforeEach, expect, test } from "vitest";
import { coachAndClient } from "../../../test/booked.ts";
import { earned, takenBack } from "../../../test/earned.ts";
import { operator } from "../../../test/operators.ts";
import { type Person, person } from "../../../test/people.ts";
import { testServer } from "../../../test/test-server.ts";
import { closeMonths } from "../statements/month-close.ts";

let coach: Person;
let client: Person;
const server = await testServer();
beforeEach(async () => {
  [coach, client] = await coachAndClient(server);
});

const REASON = "Beide haben es am Telefon bestätigt.";
const ends = (day: string, kind: "cancelled_late" | "no_show" | "completed" = "no_show", clientId = client.userId) =>
  earned(server, { coachId: coach.userId, clientId, startsAt: `2026-${day}T09:00:00Z`, kind });
const holdsAs = async ({ browser }: Person) =>
  ((await (await browser.get(`/api/operators/earnings/holds/${coach.userId}`)).json()) as { items: HeldEarning[] })
    .items;
const decide = ({ browser }: Person, decision: string, held: HeldEarning[]) =>
  browser.send("POST", `/api/operators/earnings/holds/${coach.userId}/decision`, {
    decision,
    earningIds: held.map(({ earningId }) => earningId),
    reason: REASON,
  });
const caseOfCoach = () => {
  const cases = server.database.selectFrom("cases").select(["kind", "state", "person_id"]);
  return cases.where("source", "=", "earning_holds").where("source_id", "=", coach.userId).execute();
};
/** What each closed month of the coach holds. */
const stated = async () => {
  const rows = server.database.selectFrom("statements").select(["lines", "arrives_cents"]).orderBy("month");
  return (await rows.where("coach_id", "=", coach.userId).execute()).map(({ lines, arrives_cents }) => [
    lines,
    arrives_cents,
  ]);
};
const close = (at: string) => {
  server.clock.set(at);
  return closeMonths(server, new AbortController().signal);
};

test("a pair's second one within 90 days holds both and opens a case; the first alone does neither", async () => {
  await ends("09-10");
  expect(await caseOfCoach()).toEqual([]);
  await ends("10-12", "cancelled_late");
  expect(await caseOfCoach()).toEqual([{ kind: "pattern", state: "open", person_id: coach.userId }]);
  expect((await holdsAs(await operator(server))).map(({ reason }) => reason)).toEqual(["pair", "pair"]);
});

test("the coach hears by mail and bell what is held and why, and what became of it", async () => {
  const told = async () => {
    const bells = server.database.selectFrom("notifications").select(["kind", "status", "data"]).orderBy("id");
    const mails = (await server.mails()).filter(({ to_address }) => to_address === coach.email);
    return { mails, bells: await bells.where("user_id", "=", coach.userId).execute() };
  };
  await ends("10-10");
  expect((await told()).bells).toEqual([]);
  await ends("10-12");
  const { mails, bells } = await told();
  expect(mails.at(-1)).toMatchObject({ subject: "We are checking a part of your earnings" });
  expect(mails.at(-1)?.text).toMatch(/€238 .*for the second time within 90 days.*your next statement/s);
  expect(bells).toMatchObject([{ kind: "earningsHeld", data: { reason: "pair", cents: "23800" } }]);
  const staff = await operator(server, { permissions: ["finance"] });
  const [first, ...others] = await holdsAs(staff);
  await decide(staff, "withhold", [first as HeldEarning]);
  await decide(staff, "release", others);
  const after = await told();
  expect(after.mails.slice(-2).map(({ subject }) => subject)).toEqual([
    "Our decision about your held earnings",
    "Your earnings are released",
  ]);
  expect(after.mails.at(-2)?.text).toContain(REASON);
  expect(after.mails.at(-1)?.text).not.toContain(REASON);
  expect(after.bells).toMatchObject([
    { kind: "earningsHeld", status: "Read" },
    { kind: "earningsDecided", data: { decision: "withhold", cents: "11900" } },
    { kind: "earningsDecided", data: { decision: "release", cents: "11900" } },
  ]);
});

test("a coach's fifth of the last twenty holds those five, and what took place stays payable", async () => {
  await ends("10-01", "completed");
  for (const day of ["02", "03", "04", "05"]) await ends(`10-${day}`, "no_show", (await person(server)).userId);
  expect(await caseOfCoach()).toEqual([]);
  await ends("10-06", "no_show", (await person(server)).userId);
  const held = await holdsAs(await operator(server));
  expect([held.length, new Set(held.map(({ reason }) => reason))]).toEqual([5, new Set(["coach"])]);
  await close("2026-11-01T03:00:00Z");
  expect((await stated()).map(([lines]) => lines)).toEqual([1]);
});

test("no statement takes what is held, nor what was taken back of it; the one after its release takes both", async () => {
  await ends("10-05", "completed");
  const lost = await ends("10-10");
  await ends("10-12");
  await takenBack(server, lost, "2026-10-20T09:00:00Z");
  await close("2026-11-01T03:00:00Z");
  expect((await stated()).map(([lines]) => lines)).toEqual([1]);
  const staff = await operator(server, { permissions: ["finance"] });
  const held = await holdsAs(staff);
  expect((await decide(staff, "release", held)).status).toBe(204);
  expect(await caseOfCoach()).toMatchObject([{ state: "closed" }]);
  expect(await holdsAs(staff)).toEqual([]);
  expect((await decide(staff, "release", held)).status).toBe(409);
  await close("2026-12-01T03:00:00Z");
  expect((await stated()).at(-1)).toEqual([3, 11_900]);
});

test("what is kept held closes the case, is in no statement, and can be released later", async () => {
  await ends("10-10");
  await ends("10-12");
  const staff = await operator(server, { permissions: ["finance"] });
  expect((await decide(staff, "withhold", await holdsAs(staff))).status).toBe(204);
  expect(await caseOfCoach()).toMatchObject([{ state: "closed" }]);
  await close("2026-11-01T03:00:00Z");
  expect(await stated()).toEqual([]);
  const held = await holdsAs(staff);
  expect(held.map(({ decision }) => decision)).toEqual(["withhold", "withhold"]);
  expect((await decide(staff, "release", held)).status).toBe(204);
  const log = server.database.selectFrom("audit_log").select(["action", "reason"]).orderBy("position");
  expect(await log.where("subject_id", "=", coach.userId).execute()).toEqual([
    { action: "earnings.withhold", reason: REASON },
    { action: "earnings.release", reason: REASON },
  ]);
});

test("only money decides, with a reason, and about what was shown", async () => {
  await ends("10-10");
  await ends("10-12");
  const held = await holdsAs(await operator(server));
  expect((await decide(await operator(server, { permissions: ["support"] }), "release", held)).status).toBe(403);
  const staff = await operator(server, { permissions: ["finance"] });
  expect((await decide(staff, "release", [])).status).toBe(422);
  const other = { ...held[0], earningId: client.userId } as HeldEarning;
  expect((await decide(staff, "release", [other])).status).toBe(409);
  expect(await holdsAs(staff)).toHaveLength(2);
});
