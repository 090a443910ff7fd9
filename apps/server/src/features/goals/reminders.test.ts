import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { couple, goalOf, goalsOf, made, WORDS } from "../../../test/goals.ts";
import { logIn, PASSWORD, type Person } from "../../../test/people.ts";
import { testServer } from "../../../test/test-server.ts";
import { inviteToCheckIn, remindOfSteps } from "./reminders.ts";

const server = await testServer();
const OWN = "/api/clients/goals";

const kindsTold = async ({ userId }: Person) => {
  const rows = server.database.selectFrom("notifications").select("kind").where("user_id", "=", userId);
  return (await rows.orderBy("created_at").execute()).map(({ kind }) => kind);
};
const mailsTo = async ({ email }: Person) => (await server.mails()).filter(({ to_address }) => to_address === email);

test("a client is reminded of a step the day before, and once when it is over; never at night, never what it is", async () => {
  server.clock.set("2026-11-18T09:00:00Z");
  const { client, coach } = await couple(server);
  const goal = await made(client, OWN, { ...WORDS, coachId: coach.userId });
  const step = await made(client, `/api/goals/${goal}/steps`, { text: "Geheimer Schritt", dueOn: "2026-11-20" });
  await made(client, `/api/goals/${goal}/steps`, { text: "Zweiter Schritt", dueOn: "2026-11-20" });
  await made(client, `/api/goals/${goal}/steps`, { text: "Schon vorbei", dueOn: "2026-11-01" });
  const at = async (instant: string) => {
    server.clock.set(instant);
    // Two workers at once remind as one does.
    await Promise.all([remindOfSteps(server), remindOfSteps(server)]);
    return kindsTold(client);
  };
  expect(await at("2026-11-18T10:00:00Z")).toEqual([]);
  expect(await at("2026-11-19T04:00:00Z")).toEqual([]);
  expect(await at("2026-11-19T10:00:00Z")).toEqual(["stepDue"]);
  await client.browser.send("PUT", `/api/goal-steps/${step}/done`, { done: true });
  expect(await at("2026-11-21T10:00:00Z")).toEqual(["stepDue", "stepOverdue"]);
  expect(await at("2026-11-22T10:00:00Z")).toEqual(["stepDue", "stepOverdue"]);
  const mails = (await mailsTo(client)).filter(({ subject }) => /Schritt|step/.test(subject));
  expect(mails).toHaveLength(2);
  expect(JSON.stringify(mails)).not.toMatch(/Geheimer|Zweiter|durchschlafen/);
  expect(await kindsTold(coach)).toEqual(["goalShared"]);
});

test("who asks for it is invited to check in each week, until they want it no longer", async () => {
  server.clock.set("2026-11-18T09:00:00Z");
  const { client } = await couple(server);
  const invite = (isInvited: boolean) => client.browser.send("PUT", "/api/clients/check-ins/invitation", { isInvited });
  expect((await goalsOf(client)).isInvited).toBe(false);
  await invite(true);
  expect((await goalsOf(client)).isInvited).toBe(true);
  const count = async (instant: string) => {
    server.clock.set(instant);
    await Promise.all([inviteToCheckIn(server), inviteToCheckIn(server)]);
    return (await kindsTold(client)).length;
  };
  expect(await count("2026-11-24T10:00:00Z")).toBe(0);
  expect(await count("2026-11-25T10:00:00Z")).toBe(1);
  expect(await count("2026-11-25T11:00:00Z")).toBe(1);
  expect(await count("2026-12-02T10:00:00Z")).toBe(2);
  await logIn(client.browser, { email: client.email });
  expect((await invite(false)).status).toBe(204);
  expect(await count("2026-12-09T10:00:00Z")).toBe(2);
});

test("the copy of one's data is in clear words; a coach who leaves leaves shared goals to the client, a client takes all", async () => {
  server.clock.set("2026-11-18T09:00:00Z");
  const { client, coach } = await couple(server);
  const goal = await made(client, OWN, { ...WORDS, coachId: coach.userId });
  await made(client, `/api/goals/${goal}/steps`, { text: "Handy weg", dueOn: null });
  await made(client, "/api/clients/check-ins", { mood: 2, word: "müde", goalId: goal, coachId: coach.userId });
  const copy = await copyOf(client);
  expect(copy).toMatchObject({
    goals: [{ title: WORDS.title, steps: [{ text: "Handy weg" }] }],
    checkIns: [{ mood: 2, word: "müde" }],
  });
  expect(await copyOf(coach)).toBeUndefined();
  await leave(coach);
  expect(await goalOf(client, goal)).toMatchObject({ title: WORDS.title, coach: null });
  expect((await goalsOf(client)).checkIns).toMatchObject([{ word: "müde", coachId: null }]);
  await leave(client);
  for (const table of ["goals", "check_ins"] as const) {
    const rows = server.database.selectFrom(table).select("id").where("client_id", "=", client.userId);
    expect(await rows.execute()).toEqual([]);
  }
}, 20_000);

async function leave({ browser, email }: Person) {
  await logIn(browser, { email });
  const response = await browser.send("POST", "/api/identity/delete-profile", { password: PASSWORD, understood: true });
  expect(response.ok).toBe(true);
}

async function copyOf({ browser }: Person): Promise<unknown> {
  const prepared = await browser.send("POST", "/api/identity/downloads", { password: PASSWORD });
  const { path } = (await prepared.json()) as { path: string };
  const files = unzipSync(new Uint8Array(await (await browser.get(path)).arrayBuffer()));
  const goals = files["goals.json"];
  return goals && JSON.parse(strFromU8(goals));
}
