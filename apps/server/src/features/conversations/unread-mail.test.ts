import { beforeEach, expect, test } from "vitest";
import { wakeAt } from "../../../test/booked.ts";
import { opened, read, sent, talk } from "../../../test/conversations.ts";
import { type Person, person } from "../../../test/people.ts";
import { testServer } from "../../../test/test-server.ts";
import { mailNextUnread } from "./unread-mail.ts";

let pair: Awaited<ReturnType<typeof talk>>;
const server = await testServer();
beforeEach(async () => {
  server.clock.set("2026-11-16T09:00:00Z");
  pair = await talk(server);
});

const mailAll = async () => {
  while (await mailNextUnread(server));
};
const mailsTo = async ({ email }: Person) => {
  await mailAll();
  return (await server.mails()).filter(
    ({ to_address, subject }) => to_address === email && /unread|ungelesene/.test(subject),
  );
};
const wish = ({ browser }: Person, over: object) =>
  browser.send("PUT", "/api/notifications/settings", {
    receiveNotifications: true,
    quietHours: null,
    topics: [],
    ...over,
  });

test("after ten minutes one discreet mail speaks of all that was not read, in the reader's language", async () => {
  const { client, coach, conversationId } = pair;
  const other = await person(server);
  const { conversationId: second } = await opened(other, { coachId: coach.userId, clientId: other.userId });
  await server.database.updateTable("users").set({ locale: "de" }).where("id", "=", coach.userId).execute();
  for (const text of ["Mein Burnout", "und mehr"]) await sent(client, { conversationId, text });
  server.clock.advance({ minutes: 4 });
  await sent(other, { conversationId: second, text: "Hallo" });
  server.clock.set("2026-11-16T09:09:59Z");
  expect(await mailsTo(coach)).toEqual([]);
  server.clock.set("2026-11-16T09:10:00Z");
  const [mail, ...more] = await mailsTo(coach);
  expect([mail?.subject, more]).toEqual(["Sie haben 3 ungelesene Nachrichten", []]);
  expect(mail?.text).toContain("http://aufwind.example/de/nachrichten\n");
  expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toMatch(/Burnout|Hallo/);
  server.clock.advance({ minutes: 10 });
  expect([(await mailsTo(coach)).length, (await mailsTo(client)).length]).toEqual([1, 0]);
});

test("what is read in time needs no mail, and after reading the next one does again", async () => {
  const { client, coach, conversationId } = pair;
  await sent(client, { conversationId, text: "eins" });
  await read(coach, conversationId);
  server.clock.advance({ minutes: 10 });
  expect(await mailsTo(coach)).toEqual([]);
  await sent(client, { conversationId, text: "zwei" });
  await wakeAt(server, "2026-11-16T09:20:00Z", client, coach);
  expect((await mailsTo(coach)).map(({ subject }) => subject)).toEqual(["You have an unread message"]);
  await sent(client, { conversationId, text: "drei" });
  await wakeAt(server, "2026-11-16T09:40:00Z", client, coach);
  expect(await mailsTo(coach)).toHaveLength(1);
  await read(coach, conversationId);
  await sent(client, { conversationId, text: "vier" });
  server.clock.advance({ minutes: 10 });
  expect(await mailsTo(coach)).toHaveLength(2);
});

test("whoever wants no such mails, or none at all, gets none", async () => {
  const { client, coach, conversationId } = pair;
  const messages = { topic: "messages", inApp: true, email: false, push: true };
  for (const over of [{ topics: [messages] }, { receiveNotifications: false }]) {
    expect((await wish(coach, over)).status).toBe(200);
    await sent(client, { conversationId, text: "Hallo" });
    const then = new Date(server.clock.now().getTime() + 10 * 60_000).toISOString();
    await wakeAt(server, then, client, coach);
    expect(await mailsTo(coach)).toEqual([]);
    await read(coach, conversationId);
    await wish(coach, { topics: [{ ...messages, email: true }] });
  }
});

test("in quiet hours it waits for their end, and is not sent where it was read by then", async () => {
  const { client, coach, conversationId } = pair;
  await wish(coach, { quietHours: { from: "22:00", until: "07:30", timeZone: "Europe/Berlin" } });
  await wakeAt(server, "2026-11-16T20:55:00Z", client, coach);
  await sent(client, { conversationId, text: "Gute Nacht" });
  server.clock.set("2026-11-16T21:05:00Z");
  expect(await mailsTo(coach)).toEqual([]);
  server.clock.set("2026-11-17T06:29:59Z");
  expect(await mailsTo(coach)).toEqual([]);
  server.clock.set("2026-11-17T06:30:00Z");
  expect(await mailsTo(coach)).toHaveLength(1);
  await wakeAt(server, "2026-11-17T21:30:00Z", client, coach);
  await read(coach, conversationId);
  await sent(client, { conversationId, text: "Noch eins" });
  server.clock.set("2026-11-17T21:40:00Z");
  await mailAll();
  await wakeAt(server, "2026-11-18T06:00:00Z", coach);
  await read(coach, conversationId);
  server.clock.set("2026-11-18T06:30:00Z");
  expect(await mailsTo(coach)).toHaveLength(1);
});

test("two workers at once send one mail to each", async () => {
  const others = await Promise.all([1, 2, 3].map(() => talk(server)));
  for (const { client, conversationId } of [pair, ...others]) await sent(client, { conversationId, text: "Hallo" });
  const { client } = others[0] ?? pair;
  const { conversationId } = await opened(client, { coachId: pair.coach.userId, clientId: client.userId });
  await sent(client, { conversationId, text: "Auch hallo" });
  server.clock.advance({ minutes: 10 });
  await Promise.all(Array.from({ length: 4 }, mailAll));
  for (const { coach } of [pair, ...others]) expect(await mailsTo(coach)).toHaveLength(1);
});
