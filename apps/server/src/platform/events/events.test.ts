import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type ClonedDatabase, cloneDatabase } from "../../../test/cloned-database.ts";
import { createSetClock } from "../../../test/set-clock.ts";
import { transact } from "../database/database.ts";
import { createLog } from "../log/log.ts";
import { createEvents, type Events } from "./events.ts";
import type { LiveEvent } from "./subscription.ts";

let clone: ClonedDatabase;
let here: Events;
let elsewhere: Events;
const clock = createSetClock("2026-11-16T09:00:00Z");
let audience = "";
let readers = 0;

const depsOf = ({ database, url }: typeof clone) => ({
  database,
  url,
  log: createLog("silent"),
  clock,
  secret: "a secret of the tests",
});

beforeAll(async () => {
  clone = await cloneDatabase();
  here = createEvents(depsOf(clone));
  elsewhere = createEvents(depsOf(clone));
  await Promise.all([here.start(), elsewhere.start()]);
});
beforeEach(() => {
  audience = `reader:${readers++}`;
});
afterAll(async () => {
  await Promise.all([here.stop(), elsewhere.stop()]);
  await clone.close();
});

const publish = (n: number, events = here) =>
  transact(clone.database, (tx) => events.publish(tx, { audience, kind: "counted", data: { n } }));

type Reading = { after?: number; from?: Events; onEvent?: (event: LiveEvent) => void };

/** Reads until `count` events have come, then leaves. */
async function read(count: number, { after, from = here, onEvent }: Reading = {}): Promise<LiveEvent[]> {
  const leave = new AbortController();
  const got: LiveEvent[] = [];
  for await (const event of from.subscribe({ audience, after, signal: leave.signal })) {
    got.push(event);
    onEvent?.(event);
    if (got.length === count) leave.abort();
  }
  return got;
}
const numbers = (events: LiveEvent[]) => events.map(({ data }) => (data as { n: number }).n);
const ids = (events: LiveEvent[]) => events.map(({ id }) => id);
const upTo = (count: number) => Array.from({ length: count }, (_, n) => n + 1);

test("replays what came after the last event that was seen, then goes on live", async () => {
  for (const n of upTo(3)) await publish(n);
  const reading = read(4, { after: 1 });
  await publish(4);
  await publish(5);
  expect(numbers(await reading)).toEqual([2, 3, 4, 5]);
});

test("what one server publishes reaches the readers of another, each audience its own", async () => {
  const reading = [read(2, { after: 0, from: here }), read(2, { after: 0, from: elsewhere })];
  await transact(clone.database, (tx) => here.publish(tx, { audience: "somebody else", kind: "secret", data: {} }));
  await publish(1, here);
  await publish(2, elsewhere);
  for (const got of await Promise.all(reading)) expect(got.map(({ kind }) => kind)).toEqual(["counted", "counted"]);
});

test("several at once for one audience keep the order they were given in", async () => {
  await publish(1);
  const told = (to: string, n: number) => ({ audience: to, kind: "counted", data: { n } });
  await transact(clone.database, (tx) =>
    here.publish(tx, told(audience, 2), told("somebody else", 0), told(audience, 3), told(audience, 4)),
  );
  const got = await read(4, { after: 0 });
  expect([ids(got), numbers(got)]).toEqual([upTo(4), upTo(4)]);
});

test("a hundred publishers at once: every reader sees all events once, in the order of their ids", async () => {
  const readers = [read(100, { after: 0 }), read(100, { after: 0, from: elsewhere })];
  await Promise.all(upTo(100).map((n) => publish(n, n % 2 ? here : elsewhere)));
  const [first, second] = await Promise.all(readers);
  expect(ids(first ?? [])).toEqual(upTo(100));
  expect(second).toEqual(first);
  expect(numbers(first ?? []).sort((a, b) => a - b)).toEqual(upTo(100));
});

test("a transaction that rolls back tells nobody and leaves no gap", async () => {
  await publish(1);
  const changedMind = transact(clone.database, async (tx) => {
    await here.publish(tx, { audience, kind: "counted", data: { n: 99 } });
    throw new Error("changed my mind");
  });
  await expect(changedMind).rejects.toThrow("changed my mind");
  await publish(2);
  expect(await read(2, { after: 0 })).toEqual([
    { id: 1, kind: "counted", data: { n: 1 } },
    { id: 2, kind: "counted", data: { n: 2 } },
  ]);
});

test("a listener that was cut off comes back and delivers what it missed, once", async () => {
  const reading = read(4, { after: 0 });
  await publish(1);
  const { rowCount } = await clone.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'aufwind events' and datname = current_database()",
  );
  expect(rowCount).toBe(2);
  await publish(2);
  await publish(3);
  await publish(4);
  expect(numbers(await reading)).toEqual([1, 2, 3, 4]);
});

/** Whoever comes back gets a reset with the latest id, as does whoever comes back later; then what follows. */
async function expectReset({ after, id }: { after: number; id: number }) {
  const reset = Promise.withResolvers<LiveEvent>();
  const reading = read(2, { after, onEvent: reset.resolve });
  expect(await reset.promise).toEqual({ id, kind: "reset", data: {} });
  expect(await read(1, { after: 1 })).toEqual([{ id, kind: "reset", data: {} }]);
  await publish(id + 1);
  expect(ids(await reading)).toEqual([id, id + 1]);
}

test("a reader who was away for longer than events are kept gets a reset", async () => {
  for (const n of upTo(3)) await publish(n);
  await clone.database.deleteFrom("events").where("audience", "=", audience).where("id", "<=", 2).execute();
  await expectReset({ after: 1, id: 3 });
});

test("a reader who missed events sealed with another secret gets a reset, and goes on", async () => {
  const { database, url } = clone;
  const before = createEvents({ database, url, log: createLog("silent"), clock, secret: "the secret of before" });
  await publish(1, before);
  await publish(2, before);
  await expectReset({ after: 0, id: 2 });
});

test("a reader with an unknown event id gets a reset", async () => {
  expect(await read(1, { after: 999_999_999_999_999 })).toEqual([{ id: 0, kind: "reset", data: {} }]);
});

test("a transient event reaches current listeners on any server, and is never repeated", async () => {
  await publish(1);
  const leave = new AbortController();
  const readers = [here, elsewhere].map((events) =>
    events.subscribe({ audience, after: 0, signal: leave.signal })[Symbol.asyncIterator](),
  );
  const next = () => Promise.all(readers.map(async (reader) => (await reader.next()).value));
  expect(numbers(await next())).toEqual([1, 1]);
  await here.publishTransient(clone.database, { audience, kind: "typing", data: { n: 0 } });
  expect(await next()).toEqual([0, 1].map(() => ({ kind: "typing", data: { n: 0 } })));
  await publish(2);
  expect(ids(await next())).toEqual([2, 2]);
  leave.abort();
  expect(ids(await read(2, { after: 0 }))).toEqual([1, 2]);
});

test("events cannot be read in the table", async () => {
  await transact(clone.database, (tx) => here.publish(tx, { audience, kind: "said", data: { text: "Burnout" } }));
  const rows = await clone.database.selectFrom("events").selectAll().where("audience", "=", audience).execute();
  expect(JSON.stringify(rows.map(({ sealed }) => sealed.toString("latin1")))).not.toContain("Burnout");
});

test("a slow reader is fed in batches and loses nothing", async () => {
  for (const n of upTo(250)) await publish(n);
  expect(ids(await read(250, { after: 0 }))).toEqual(upTo(250));
});

test("a reader who leaves while nothing happens is released at once", async () => {
  const leave = new AbortController();
  const reading = here.subscribe({ audience, after: 0, signal: leave.signal })[Symbol.asyncIterator]().next();
  leave.abort();
  expect((await reading).done).toBe(true);
});

test("stopping ends every subscription", async () => {
  const shortLived = createEvents(depsOf(clone));
  await shortLived.start();
  const reading = read(1, { after: 0, from: shortLived });
  await shortLived.stop();
  expect(await reading).toEqual([]);
});
