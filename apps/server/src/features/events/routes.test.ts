import { randomUUID } from "node:crypto";
import { expect, test, vi } from "vitest";
import type { Browser } from "../../../test/browser.ts";
import { type Person, person } from "../../../test/people.ts";
import { testServer } from "../../../test/test-server.ts";
import { transact } from "../../platform/database/database.ts";

/** A busy machine may need more than the usual second. */
const LONG = { timeout: 10_000 };

let [eva, adam]: Person[] = [];
const server = await testServer();
await server.events.start();
[eva, adam] = [await person(server), await person(server)];

const publish = (audience: string | undefined, n: number) =>
  transact(server.database, (tx) =>
    server.events.publish(tx, { audience: audience ?? "", kind: "counted", data: { n } }),
  );
const open = async (browser: Browser | undefined, after: string) =>
  browser?.get("/api/events", { "last-event-id": after });

/** Reads the stream until `count` events have come, then disconnects. */
async function read(count: number, after: string) {
  const response = await open(eva?.browser, after);
  expect(response?.headers.get("content-type")).toContain("text/event-stream");
  const reader = (response?.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream()).getReader();
  let seen = "";
  while (seen.split("\n\n").length <= count) seen += (await reader.read()).value ?? "";
  await reader.cancel();
  return seen.trim().split("\n\n");
}

test("a visitor gets no stream", async () => {
  expect((await server.request("/api/events")).status).toBe(401);
});

test("streams what happens for the person signed in, and for nobody else", async () => {
  await publish(eva?.userId, 1);
  const reading = read(2, "0");
  await publish(adam?.userId, 7);
  await publish(eva?.userId, 2);
  expect(await reading).toEqual(['event: counted\ndata: {"n":1}\nid: 1', 'event: counted\ndata: {"n":2}\nid: 2']);
});

test("goes on after the last event that was seen", async () => {
  expect(await read(1, "1")).toEqual(['event: counted\ndata: {"n":2}\nid: 2']);
});

test("refuses an event id that is none", async () => {
  expect((await open(eva?.browser, "'; drop"))?.status).toBe(422);
});

test("counts what is unread, and says where a stream has to go on", async () => {
  const summary = async () => (await (await eva?.browser.get("/api/events/summary"))?.json()) as object;
  const client = { appointments: 0, awaiting: 0, goals: 0, documents: 0, bookmarks: 0 };
  const nothing = { unreadMessages: 0, unreadNotifications: 0, coach: null, client };
  expect(await summary()).toEqual({ lastEventId: 2, ...nothing });
  expect((await server.request("/api/events/summary")).status).toBe(401);
});

/** A newly opened stream, read piece by piece. */
const listen = async (someone: Person | undefined, query = "") => {
  const response = await someone?.browser.get(`/api/events${query}`);
  return (response?.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream()).getReader();
};

test("goes on after the event that the address names", async () => {
  const reader = await listen(eva, "?after=1");
  expect((await reader.read()).value).toBe('event: counted\ndata: {"n":2}\nid: 2\n\n');
  await reader.cancel();
});

test("whoever comes is seen by those they write with, once, and by nobody else", async () => {
  const [coach, stranger] = [await person(server), await person(server)];
  const [conversation_id, now] = [randomUUID(), server.clock.now()];
  const pair = { coach_id: coach.userId, client_id: eva?.userId ?? "" };
  await server.database
    .insertInto("conversations")
    .values({ id: conversation_id, ...pair, created_at: now, coach_name: "", client_name: "" })
    .execute();
  const sides = [
    { user_id: pair.coach_id, side: "coach", conversation_id, listed_at: now },
    { user_id: pair.client_id, side: "client", conversation_id, listed_at: now },
  ];
  await server.database.insertInto("conversation_sides").values(sides).execute();
  // Opening a conversation alone does not make somebody visible to the other side.
  const silent = await person(server);
  const nameless = { coach_name: "", client_name: "" };
  const unwritten = {
    id: randomUUID(),
    coach_id: pair.client_id,
    client_id: silent.userId,
    created_at: now,
    ...nameless,
  };
  await server.database.insertInto("conversations").values(unwritten).execute();
  const opened = [
    { user_id: pair.client_id, side: "coach", conversation_id: unwritten.id },
    { user_id: silent.userId, side: "client", conversation_id: unwritten.id, listed_at: now },
  ];
  await server.database.insertInto("conversation_sides").values(opened).execute();
  const reader = await listen(eva);
  await vi.waitFor(async () => {
    const here = await server.database.selectFrom("presences").select("user_id").execute();
    expect(here.map(({ user_id }) => user_id)).toContain(eva?.userId);
  }, LONG);
  const others = [await listen(stranger), await listen(silent), await listen(coach), await listen(coach)];
  expect((await reader.read()).value).toBe(`event: presence\ndata: {"userId":"${coach.userId}","isOnline":true}\n\n`);
  await publish(eva?.userId, 3);
  expect((await reader.read()).value).toContain('{"n":3}');
  await Promise.all([reader, ...others].map((each) => each.cancel()));
});

test("a stream whose session is over ends by itself, even if it missed the event", async () => {
  const stream = await open(adam?.browser, "0");
  const ended = server.clock.now();
  await server.database
    .updateTable("sessions")
    .set({ ended_at: ended })
    .where("user_id", "=", adam?.userId ?? "")
    .execute();
  expect(await stream?.text()).toContain('data: {"n":7}');
});

test("asking for the head of a stream opens none", async () => {
  const [curious, there] = [await person(server), await person(server)];
  const cookie = [...curious.browser.cookies].map((pair) => pair.join("=")).join("; ");
  const response = await server.request("/api/events", { method: "HEAD", headers: { cookie } });
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/event-stream"]);
  const reader = await listen(there);
  const here = () => server.database.selectFrom("presences").select("user_id").execute();
  await vi.waitFor(async () => expect(await here()).toContainEqual({ user_id: there.userId }), LONG);
  expect(await here()).not.toContainEqual({ user_id: curious.userId });
  await reader.cancel();
});

test("of many streams that one person opens at once twenty stay", async () => {
  const greedy = await person(server);
  const readers = await Promise.all(Array.from({ length: 50 }, () => listen(greedy, "?after=0")));
  await publish(greedy.userId, 1);
  const pieces = await Promise.all(readers.map((reader) => reader.read()));
  expect(pieces.filter(({ done }) => !done).length).toBe(20);
  await Promise.all(readers.map((reader) => reader.cancel()));
});
