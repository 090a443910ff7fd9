import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { notificationsTo, send, sent, talk } from "../../../test/conversations.ts";
import { isWaiting } from "../../../test/locked-user.ts";
import { type Person, person } from "../../../test/people.ts";
import { testServer } from "../../../test/test-server.ts";
import { transact } from "../../platform/database/database.ts";
import { forgetAuthor } from "./message-store.ts";

let pair: Awaited<ReturnType<typeof talk>>;
const server = await testServer();
beforeEach(async () => {
  server.clock.set("2026-11-16T09:00:00Z");
  pair = await talk(server);
});

const rowsOf = (conversationId: string) =>
  server.database
    .selectFrom("messages")
    .selectAll()
    .where("conversation_id", "=", conversationId)
    .orderBy("number")
    .execute();
const numberOf = async (id: string) =>
  (await server.database.selectFrom("conversations").select("last_number").where("id", "=", id).executeTakeFirst())
    ?.last_number;
const sidesOf = (id: string) =>
  server.database
    .selectFrom("conversation_sides")
    .select(["side", "unread", "mail_due_at", "push_due_at"])
    .where("conversation_id", "=", id)
    .orderBy("side")
    .execute();

test("a message reaches both, is counted for the reader, and cannot be read in the table", async () => {
  const { client, coach, conversationId } = pair;
  const message = await sent(client, { conversationId, text: "  Ich habe <i>Burnout</i> \u{1F44D}\n" });
  expect(message).toEqual({
    messageId: expect.any(String),
    conversationId,
    number: 1,
    sender: "client",
    text: "Ich habe <i>Burnout</i> \u{1F44D}",
    sentAt: "2026-11-16T09:00:00.000Z",
    isRemoved: false,
    attachments: [],
  });
  for (const each of [client, coach])
    expect(await notificationsTo(server, each)).toEqual([{ kind: "message", data: message }]);
  expect(await sidesOf(conversationId)).toEqual([
    { side: "client", unread: 0, mail_due_at: null, push_due_at: null },
    { side: "coach", unread: 1, mail_due_at: new Date("2026-11-16T09:10:00Z"), push_due_at: null },
  ]);
  const [row] = await rowsOf(conversationId);
  expect(row?.sealed?.toString("latin1")).not.toContain("Burnout");
});

test("the same message sent again is the same, and nobody receives it twice", async () => {
  const { client, coach, conversationId } = pair;
  const messageId = randomUUID();
  const first = await sent(client, { conversationId, messageId, text: "Guten Tag" });
  expect(first.messageId).toBe(messageId);
  expect(await sent(client, { conversationId, messageId, text: "Anders" })).toEqual(first);
  const again = randomUUID();
  const racing = await Promise.all(
    Array.from({ length: 8 }, () => sent(client, { conversationId, messageId: again, text: "Zugleich" })),
  );
  expect(new Set(racing.map(({ number, text }) => `${number} ${text}`))).toEqual(new Set(["2 Zugleich"]));
  expect([await numberOf(conversationId), (await notificationsTo(server, coach)).length]).toEqual([2, 2]);
  expect((await sidesOf(conversationId)).map(({ unread }) => unread)).toEqual([0, 2]);
});

test("an id that another message has is refused, in another conversation and from the other side", async () => {
  const { client, coach, conversationId } = pair;
  const elsewhere = await talk(server);
  const { messageId } = await sent(client, { conversationId, text: "Meins" });
  const [theirs, other] = [
    await send(coach, { conversationId, messageId, text: "x" }),
    await send(elsewhere.client, { conversationId: elsewhere.conversationId, messageId, text: "x" }),
  ];
  expect([theirs.status, other.status, await other.text()]).toEqual([404, 404, expect.not.stringContaining("Meins")]);
  expect(await numberOf(elsewhere.conversationId)).toBe(0);
});

test("concurrent messages from both sides have numbers without gaps, in the order of delivery", async () => {
  const { client, coach, conversationId } = pair;
  await sent(client, { conversationId, text: "0" });
  const all = await Promise.all(
    Array.from({ length: 60 }, (_, n) => sent(n % 2 ? client : coach, { conversationId, text: String(n) })),
  );
  const upTo = Array.from({ length: 61 }, (_, n) => n + 1);
  expect(all.map(({ number }) => number).sort((one, other) => one - other)).toEqual(upTo.slice(1));
  expect((await rowsOf(conversationId)).map(({ number }) => number)).toEqual(upTo);
  for (const each of [client, coach])
    expect((await notificationsTo(server, each)).map(({ data }) => data.number)).toEqual(upTo);
  expect((await sidesOf(conversationId)).map(({ unread }) => unread)).toEqual([30, 31]);
});

test("what is no text, too long or carries what nobody types is refused", async () => {
  const { client, conversationId } = pair;
  const bad: [unknown, string][] = [
    ["", "required"],
    [" \t\n ", "required"],
    ["\u200b\u200b", "required"],
    [["x"], "invalid"],
    ["x".repeat(4001), "tooLong"],
    ["a\u0000b", "characters"],
  ];
  for (const [text, code] of bad) {
    const response = await send(client, { conversationId, text: text as string });
    expect([response.status, await response.json()]).toMatchObject([422, { errors: [{ field: "text", code }] }]);
  }
  expect(await numberOf(conversationId)).toBe(0);
});

test("4,000 characters go, each line break counted once; whatever else is in the body is refused", async () => {
  const { client, conversationId } = pair;
  expect((await send(client, { conversationId, text: `${"x".repeat(3998)}\r\ny` })).status).toBe(201);
  const body = { conversationId, text: "x", sender: "coach" };
  expect((await client.browser.send("POST", "/api/conversations/conversation/send-message", body)).status).toBe(422);
  const nobody = { conversationId: "019a8b00-0000-7000-8000-000000000000", text: "x" };
  expect((await send(client, nobody)).status).toBe(404);
  expect((await send({ ...client, browser: server.browser() }, { conversationId, text: "x" })).status).toBe(401);
});

test("a flood is stopped for its sender alone", async () => {
  const { client, coach, conversationId } = pair;
  const answers = await Promise.all(Array.from({ length: 125 }, () => send(client, { conversationId, text: "x" })));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(120);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
  expect((await send(coach, { conversationId, text: "Bitte langsam" })).status).toBe(201);
});

test("a push is due only if a browser is subscribed, and the job is added once", async () => {
  const { client, coach, conversationId } = pair;
  const { id } = await server.database
    .selectFrom("sessions")
    .select("id")
    .where("user_id", "=", coach.userId)
    .executeTakeFirstOrThrow();
  await server.database
    .insertInto("push_subscriptions")
    .values({
      user_id: coach.userId,
      session_id: id,
      endpoint: "https://push.example.org/1",
      p256dh: Buffer.alloc(65),
      auth: Buffer.alloc(16),
      created_at: server.clock.now(),
    })
    .execute();
  await sent(client, { conversationId, text: "eins" });
  server.clock.advance({ seconds: 5 });
  await sent(client, { conversationId, text: "zwei" });
  await sent(coach, { conversationId, text: "drei" });
  expect((await sidesOf(conversationId)).map(({ push_due_at }) => push_due_at)).toEqual([
    null,
    new Date("2026-11-16T09:00:00Z"),
  ]);
  const { rows } = await server.pool.query("select from pgboss.job where name = 'push-due' and state = 'created'");
  expect(rows).toHaveLength(1);
});

test("whoever leaves while a message is under way leaves none behind", async () => {
  const { client, conversationId } = pair;
  let answer: Promise<Response> | undefined;
  await transact(server.database, async (tx) => {
    await forgetAuthor(tx, client.userId);
    answer = send(client, { conversationId, text: "Noch etwas" });
    while (!(await isWaiting(server)));
  });
  expect((await answer)?.status).toBe(404);
  expect([await rowsOf(conversationId), await numberOf(conversationId)]).toEqual([[], 0]);
});

test("the other side sees that something is being written", async () => {
  const { client, coach, conversationId } = pair;
  await server.events.start();
  const path = `/api/conversations/chat/conversation/${conversationId}/typing`;
  const leave = new AbortController();
  const hears = ({ userId }: Person) =>
    server.events.subscribe({ audience: userId, after: 0, signal: leave.signal })[Symbol.asyncIterator]();
  const [told, stranger] = [hears(client), hears(coach)];
  // Before the first message the coach sees nothing.
  const first = stranger.next();
  expect((await client.browser.send("POST", path)).status).toBe(204);
  await sent(client, { conversationId, text: "Guten Tag" });
  for (const each of [first, told.next()]) expect((await each).value).toMatchObject({ kind: "message" });
  expect((await coach.browser.send("POST", path)).status).toBe(204);
  expect((await told.next()).value).toEqual({ kind: "typing", data: { conversationId } });
  leave.abort();
  expect((await (await person(server)).browser.send("POST", path)).status).toBe(404);
});
