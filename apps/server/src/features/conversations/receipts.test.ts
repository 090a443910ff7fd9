import { beforeEach, expect, test } from "vitest";
import { chat, deliver, list, notificationsTo, read, sent, talk } from "../../../test/conversations.ts";
import { testServer } from "../../../test/test-server.ts";
import { unreadMessagesOf } from "./store.ts";

let pair: Awaited<ReturnType<typeof talk>>;
const server = await testServer();
beforeEach(async () => {
  pair = await talk(server);
});

const receiptsSentTo = async (person: Parameters<typeof notificationsTo>[1]) =>
  (await notificationsTo(server, person)).filter(({ kind }) => kind === "receipts").map(({ data }) => data);

test("what arrived and what was read is seen by whoever wrote it", async () => {
  const { client, coach, conversationId } = pair;
  for (const text of ["eins", "zwei"]) await sent(client, { conversationId, text });
  const seen = async () => (await chat(client, "clients", conversationId)).other;
  expect(await seen()).toMatchObject({ deliveredUpTo: 0, readUpTo: 0 });

  expect((await deliver(coach)).status).toBe(204);
  expect(await seen()).toMatchObject({ deliveredUpTo: 2, readUpTo: 0 });
  const delivered = { conversationId, side: "coach", deliveredUpTo: 2, readUpTo: 0 };
  expect([await receiptsSentTo(client), await receiptsSentTo(coach)]).toEqual([[delivered], []]);
  expect(await unreadMessagesOf(server.database, coach.userId)).toBe(2);

  const response = await read(coach, conversationId);
  expect([response.status, await response.json()]).toEqual([200, { notReadMessagesCount: 0 }]);
  expect(await seen()).toMatchObject({ deliveredUpTo: 2, readUpTo: 2 });
  const receipts = { ...delivered, readUpTo: 2 };
  expect([await receiptsSentTo(client), await receiptsSentTo(coach)]).toEqual([[delivered, receipts], [receipts]]);
  expect(await unreadMessagesOf(server.database, coach.userId)).toBe(0);
  expect((await list(coach, "coaches")).items).toMatchObject([{ notReadMessagesCount: 0 }]);
});

test("nobody is notified if nothing changed", async () => {
  const { client, coach, conversationId } = pair;
  await sent(client, { conversationId, text: "eins" });
  for (const _ of [1, 2]) await deliver(coach);
  for (const _ of [1, 2]) await read(coach, conversationId);
  await deliver(coach);
  await Promise.all([read(client, conversationId), deliver(client)]);
  expect([(await receiptsSentTo(client)).length, (await receiptsSentTo(coach)).length]).toEqual([2, 1]);
});

test("reading takes back the mail and the push that were due", async () => {
  const { client, coach, conversationId } = pair;
  await sent(client, { conversationId, text: "eins" });
  const due = () =>
    server.database
      .selectFrom("conversation_sides")
      .select(["mail_due_at", "push_due_at"])
      .where("user_id", "=", coach.userId)
      .executeTakeFirst();
  expect((await due())?.mail_due_at).not.toBeNull();
  await server.database.updateTable("conversation_sides").set({ push_due_at: server.clock.now() }).execute();
  await read(coach, conversationId);
  expect(await due()).toEqual({ mail_due_at: null, push_due_at: null });
});

test("what is counted as unread is what comes after the last that was read, whoever reads and writes at once", async () => {
  const { client, coach, conversationId } = pair;
  const writing = Array.from({ length: 50 }, (_, n) => sent(client, { conversationId, text: String(n) }));
  const reading = Array.from({ length: 10 }, async (_, n) => {
    await writing[n * 4];
    return Promise.all([read(coach, conversationId), deliver(coach), sent(coach, { conversationId, text: "ja" })]);
  });
  await Promise.all([...writing, ...reading]);
  const side = await server.database
    .selectFrom("conversation_sides")
    .select(["unread", "read_up_to", "delivered_up_to"])
    .where("user_id", "=", coach.userId)
    .executeTakeFirstOrThrow();
  const after = await server.database
    .selectFrom("messages")
    .select("number")
    .where("conversation_id", "=", conversationId)
    .where("sender", "=", "client")
    .where("number", ">", side.read_up_to)
    .execute();
  expect(side.unread).toBe(after.length);
  expect(side.delivered_up_to).toBeGreaterThanOrEqual(side.read_up_to);
  await read(coach, conversationId);
  expect(await unreadMessagesOf(server.database, coach.userId)).toBe(0);
});
