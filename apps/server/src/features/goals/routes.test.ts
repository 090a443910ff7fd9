import { GOAL_LIMITS } from "@aufwind/rules/goals";
import { expect, test } from "vitest";
import { appointmentRow } from "../../../test/appointment-rows.ts";
import { couple, goalOf, goalsOf, made, sharedWith, WORDS } from "../../../test/goals.ts";
import { type Person, person } from "../../../test/people.ts";
import { testServer } from "../../../test/test-server.ts";

const server = await testServer();
server.clock.set("2026-11-18T09:00:00Z");
const { coach, client, pair } = await couple(server);
const [otherCoach, otherClient] = [await person(server, { kind: "coach" }), await person(server)];
const OWN = "/api/clients/goals";
const THEIRS = `/api/coaches/clients/${client.userId}/goals`;
const status = async (response: Promise<Response>) => (await response).status;
const code = async (response: Promise<Response>) => ((await (await response).json()) as { code: string }).code;

test("a private goal is found by its client alone; a shared one by both, and by nobody else", async () => {
  const hidden = await made(client, OWN, { ...WORDS, coachId: null });
  const shared = await made(client, OWN, { ...WORDS, title: "Nein sagen", coachId: coach.userId });
  expect(await goalOf(client, hidden)).toMatchObject({
    title: WORDS.title,
    why: WORDS.why,
    coach: null,
    state: "open",
  });
  expect(await goalOf(coach, shared)).toMatchObject({ title: "Nein sagen", by: "client", can: [] });
  expect((await sharedWith(coach, client)).goals.map(({ id }) => id)).toEqual([shared]);
  for (const [who, id] of [
    [coach, hidden],
    [otherCoach, shared],
    [otherClient, shared],
  ] as const) {
    const { browser } = who;
    expect(await status(browser.get(`/api/goals/${id}`))).toBe(404);
    expect(await status(browser.send("PUT", `/api/goals/${id}`, { ...WORDS, version: 1 }))).toBe(404);
    expect(await status(browser.send("PUT", `/api/goals/${id}/state`, { state: "reached" }))).toBe(404);
    expect(await status(browser.send("POST", `/api/goals/${id}/steps`, { text: "Fremd", dueOn: null }))).toBe(404);
    expect(await status(browser.send("DELETE", `/api/goals/${id}`))).toBe(404);
  }
  expect(await status(otherCoach.browser.get(THEIRS))).toBe(404);
  expect(await status(otherCoach.browser.send("POST", THEIRS, WORDS))).toBe(404);
  expect(await status(client.browser.send("POST", OWN, { ...WORDS, coachId: otherCoach.userId }))).toBe(404);
  // Taken back, the coach finds it no longer.
  await client.browser.send("PUT", `${OWN}/${shared}/sharing`, { coachId: null });
  expect(await status(coach.browser.get(`/api/goals/${shared}`))).toBe(404);
});

test("a coach whose requests were all rejected finds nothing", async () => {
  const [rejected, hopeful] = [await person(server, { kind: "coach" }), await person(server)];
  const two = { coachId: rejected.userId, clientId: hopeful.userId };
  const id = await appointmentRow(server, { ...two, startsAt: "2026-12-01T09:00:00Z", status: "Pending" });
  const goal = await made(hopeful, OWN, { ...WORDS, coachId: rejected.userId });
  expect(await status(rejected.browser.get(`/api/goals/${goal}`))).toBe(200);
  await server.database
    .updateTable("appointments")
    .set({ status: "Rejected", awaiting: null, answer_by: null })
    .where("id", "=", id)
    .execute();
  expect(await status(rejected.browser.get(`/api/goals/${goal}`))).toBe(404);
  expect(await status(rejected.browser.get(`/api/coaches/clients/${hopeful.userId}/goals`))).toBe(404);
  expect((await goalsOf(hopeful)).coaches).toEqual([]);
});

test("both change a shared goal and its steps; what was read before another change is refused, and nothing is lost", async () => {
  const id = await made(coach, THEIRS, WORDS);
  const path = `/api/goals/${id}`;
  const change = (who: Person, title: string, version: number) =>
    who.browser.send("PUT", path, { ...WORDS, title, version });
  expect(await status(change(client, "Besser schlafen", 1))).toBe(204);
  expect(await code(change(coach, "Anders", 1))).toBe("changedMeanwhile");
  expect((await goalOf(coach, id)).title).toBe("Besser schlafen");

  const later = await made(coach, `${path}/steps`, { text: "Handy weglegen", dueOn: "2026-12-24" });
  const soon = await made(client, `${path}/steps`, { text: "Um zehn ins Bett", dueOn: "2026-11-20" });
  expect(await status(client.browser.send("PUT", `/api/goal-steps/${soon}/done`, { done: true }))).toBe(204);
  expect(await status(coach.browser.send("PUT", `${path}/state`, { state: "reached" }))).toBe(204);
  const goal = await goalOf(client, id);
  expect(goal.steps).toMatchObject([
    { id: later, text: "Handy weglegen", doneBy: null },
    { id: soon, doneBy: "client", doneAt: "2026-11-18T09:00:00.000Z" },
  ]);
  expect(goal).toMatchObject({
    state: "reached",
    history: [{ state: "reached", by: "coach" }],
    can: ["share", "delete"],
  });
  const moved = { text: "Handy weg", dueOn: null };
  expect(await status(coach.browser.send("PUT", `/api/goal-steps/${later}`, { ...moved, version: 1 }))).toBe(204);
  expect(await code(client.browser.send("PUT", `/api/goal-steps/${later}`, { ...moved, version: 1 }))).toBe(
    "changedMeanwhile",
  );
  expect(await status(otherClient.browser.send("DELETE", `/api/goal-steps/${later}`))).toBe(404);
  expect(await status(client.browser.send("DELETE", `/api/goal-steps/${later}`))).toBe(204);
  expect(await status(coach.browser.send("DELETE", path))).toBe(204);
  expect(await status(client.browser.get(path))).toBe(404);
});

test("check-ins are the client's, the coach sees those that are shared, and progress counts them by week", async () => {
  const say = (body: object) =>
    made(client, "/api/clients/check-ins", { word: "", goalId: null, coachId: null, mood: 3, ...body });
  const hidden = await say({ mood: 1, word: "allein" });
  await say({ mood: 4, word: "leichter", coachId: coach.userId });
  const own = await goalsOf(client);
  expect(own.checkIns.map(({ mood, word }) => `${mood} ${word}`).toSorted()).toEqual(["1 allein", "4 leichter"]);
  expect(own.progress.at(-1)).toEqual({ from: "2026-11-16", mood: 2.5, done: 0 });
  const shared = await sharedWith(coach, client);
  expect(shared.checkIns.map(({ word }) => word)).toEqual(["leichter"]);
  expect(shared.progress.at(-1)?.mood).toBe(4);
  expect(await status(otherClient.browser.send("DELETE", `/api/clients/check-ins/${hidden}`))).toBe(404);
  const { browser } = client;
  expect(await status(browser.send("DELETE", `/api/clients/check-ins/${hidden}`))).toBe(204);
  for (let count = 1; count < GOAL_LIMITS.checkInsADay; count++) await say({});
  const more = { mood: 3, word: "", goalId: null, coachId: null };
  expect(await code(browser.send("POST", "/api/clients/check-ins", more))).toBe("tooManyCheckIns");
});

test("nothing of what was written is in the database in clear words", async () => {
  const id = await made(client, OWN, { ...WORDS, title: "Geheimnis", coachId: null });
  await made(client, `/api/goals/${id}/steps`, { text: "Geheimnis", dueOn: null });
  for (const table of ["goals", "goal_steps", "check_ins"] as const) {
    const rows = await server.database.selectFrom(table).selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    const bytes = Buffer.concat(rows.flatMap(({ sealed, wrapped_key }) => [sealed, wrapped_key]));
    expect(bytes.includes("Geheimnis")).toBe(false);
    expect(JSON.stringify(rows.map(({ sealed: _, wrapped_key: __, ...row }) => row))).not.toContain("Geheimnis");
  }
});

test.each([
  ["no title", { ...WORDS, title: " " }],
  ["a title too long", { ...WORDS, title: "x".repeat(GOAL_LIMITS.title + 1) }],
  ["a reason of 100 kB", { ...WORDS, why: "x".repeat(100_000) }],
  ["no day", { ...WORDS, targetOn: "2026-02-30" }],
  ["a mood above five", null],
])("refuses %s", async (_, body) => {
  const sent = body
    ? client.browser.send("POST", OWN, { ...body, coachId: null })
    : client.browser.send("POST", "/api/clients/check-ins", { mood: 6, word: "", goalId: null, coachId: null });
  expect([413, 422]).toContain(await status(sent));
});

test("the fifty-first goal is refused, and so is the fifty-first step", async () => {
  const { client: busy } = await couple(server);
  const first = await made(busy, OWN, { ...WORDS, coachId: null });
  for (let count = 1; count < GOAL_LIMITS.goals; count++) await made(busy, OWN, { ...WORDS, coachId: null });
  expect(await code(busy.browser.send("POST", OWN, { ...WORDS, coachId: null }))).toBe("tooManyGoals");
  await server.database.deleteFrom("rate_limits").execute();
  for (let count = 0; count < GOAL_LIMITS.steps; count++)
    await made(busy, `/api/goals/${first}/steps`, { text: `Schritt ${count}`, dueOn: null });
  const over = { text: "Noch einer", dueOn: null };
  expect(await code(busy.browser.send("POST", `/api/goals/${first}/steps`, over))).toBe("tooManySteps");
});

test("the other one is told of a shared goal once until they look, and never what it says", async () => {
  const [first, second] = [await couple(server), { title: "Zweites", why: "", targetOn: null }];
  const path = `/api/coaches/clients/${first.client.userId}/goals`;
  await made(first.coach, path, WORDS);
  await made(first.coach, path, second);
  const list = async ({ browser }: Person, side: string) =>
    ((await (await browser.get(`/api/${side}/notifications/0/10/desc`)).json()) as { items: object[] }).items;
  expect(await list(first.client, "clients")).toMatchObject([{ kind: "goalShared", target: "goals", clientId: null }]);
  await made(first.client, OWN, { ...WORDS, coachId: first.coach.userId });
  const told = await list(first.coach, "coaches");
  expect(told).toMatchObject([{ kind: "goalShared", clientId: first.client.userId }]);
  expect(JSON.stringify(told)).not.toContain(WORDS.title);
  expect(pair.coachId).not.toBe(first.pair.coachId);
});
