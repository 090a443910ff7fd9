import type { NotificationSettings } from "@aufwind/contract/notifications";
import { TOPICS } from "@aufwind/rules/notifications-preferences";
import { beforeEach, expect, test } from "vitest";
import { type Person, person } from "../../../test/people.ts";
import { testServer } from "../../../test/test-server.ts";
import { wishesOf } from "./queries.ts";

const PATH = "/api/notifications/settings";
const NIGHT = { from: "22:00", until: "07:30", timeZone: "Europe/Berlin" };
const ALL = { inApp: true, email: true, push: true };
const NONE = { inApp: false, email: false, push: false };

let client: Person;
const server = await testServer();
beforeEach(async () => {
  client = await person(server);
});

const read = async ({ browser } = client) => (await (await browser.get(PATH)).json()) as NotificationSettings;
const save = ({ browser }: Person, over: object) =>
  browser.send("PUT", PATH, { receiveNotifications: true, quietHours: null, topics: [], ...over });
const choiceOf = ({ topics }: NotificationSettings, topic: string) => topics.find((each) => each.topic === topic);

test("without a choice everything comes every way, and only coaches have a practice", async () => {
  const coach = await person(server, { kind: "coach" });
  expect(await read(coach)).toEqual({
    receiveNotifications: true,
    quietHours: null,
    topics: TOPICS.map((topic) => ({ topic, ...ALL })),
  });
  expect((await read()).topics.map(({ topic }) => topic)).toEqual(TOPICS.filter((topic) => topic !== "practice"));
});

test("what is chosen is kept, and what is not named stays as it was", async () => {
  await save(client, { quietHours: NIGHT, topics: [{ topic: "reminders", ...NONE }] });
  const response = await save(client, { quietHours: NIGHT, topics: [{ topic: "messages", ...ALL, email: false }] });
  const saved = (await response.json()) as NotificationSettings;
  expect([response.status, saved]).toEqual([200, await read()]);
  expect(saved.quietHours).toEqual(NIGHT);
  expect(choiceOf(saved, "reminders")).toMatchObject(NONE);
  expect(choiceOf(saved, "messages")).toMatchObject({ ...ALL, email: false });
  await save(client, {});
  expect((await read()).quietHours).toBeNull();
});

test("what is always sent comes back switched on", async () => {
  await save(client, { topics: TOPICS.map((topic) => ({ topic, ...NONE })) });
  const saved = await read();
  expect(choiceOf(saved, "payments")).toMatchObject({ inApp: true, email: true, push: false });
  expect(choiceOf(saved, "requests")).toMatchObject({ inApp: false, email: true, push: false });
});

test("whoever switches everything off gets only what is always sent, and finds the choices again", async () => {
  await save(client, { receiveNotifications: false, quietHours: NIGHT });
  const quiet = { from: NIGHT.from, until: NIGHT.until, zone: NIGHT.timeZone };
  const wished = async (topic: (typeof TOPICS)[number]) =>
    (await wishesOf(server.database, [client.userId], topic)).get(client.userId);
  expect(await wished("reminders")).toEqual({ ...NONE, quiet });
  expect(await wished("payments")).toEqual({ inApp: true, email: true, push: false, quiet });
  expect(await wished("messages")).toEqual({ ...NONE, inApp: true, quiet });
  expect(choiceOf(await read(), "reminders")).toMatchObject(ALL);
});

test("the wishes of many are read at once, also of those who never chose", async () => {
  const other = await person(server);
  await save(client, { topics: [{ topic: "reminders", ...ALL, push: false }] });
  const wishes = await wishesOf(server.database, [client.userId, other.userId], "reminders");
  expect([...wishes.values()]).toEqual([
    { ...ALL, push: false, quiet: null },
    { ...ALL, quiet: null },
  ]);
});

test("the last of two choices for one topic counts, and a client's choice about a practice does not", async () => {
  const topics = [
    { topic: "reminders", ...NONE },
    { topic: "reminders", ...ALL },
    { topic: "practice", ...NONE },
  ];
  expect((await save(client, { topics })).status).toBe(200);
  expect(choiceOf(await read(), "reminders")).toMatchObject(ALL);
  const kept = server.database.selectFrom("notification_choices").select("topic").where("user_id", "=", client.userId);
  expect(await kept.execute()).toEqual([{ topic: "reminders" }]);
});

test.each([
  [{ quietHours: { ...NIGHT, until: "22:00" } }, "quietHours.until"],
  [{ quietHours: { ...NIGHT, from: "24:00" } }, "quietHours.from"],
  [{ quietHours: { ...NIGHT, timeZone: "Mars/Olympus" } }, "quietHours.timeZone"],
  [{ topics: [{ topic: "weather", ...ALL }] }, "topics.0.topic"],
  [{ receiveNotifications: "yes" }, "receiveNotifications"],
])("%j is refused", async (over, field) => {
  const response = await save(client, over);
  const { errors } = (await response.json()) as { errors: { field: string }[] };
  expect([response.status, errors.map((each) => each.field)]).toEqual([422, [field]]);
});

test("nobody reads or changes them without being signed in", async () => {
  expect((await server.request(PATH)).status).toBe(401);
});
