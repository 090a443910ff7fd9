import { HOUR } from "@aufwind/rules/time/durations";
import { expect, test } from "vitest";
import { failedEvent, failedJob, failedMail } from "../../../test/failures.ts";
import { testServer } from "../../../test/test-server.ts";
import { transact } from "../../platform/database/database.ts";
import { closeCaseOf } from "../cases/commands.ts";
import { followFailures } from "./failures.ts";
import { deleteSettledBefore } from "./store.ts";

const server = await testServer();

const casesOf = (sourceId: string) =>
  server.database.selectFrom("cases").selectAll().where("source_id", "=", sourceId).orderBy("number").execute();
const failuresOf = (kind: string, name: string) =>
  server.database
    .selectFrom("failures")
    .selectAll()
    .where("kind", "=", kind)
    .where(kind === "mail" ? "source_id" : "name", "=", name)
    .orderBy("failed_at")
    .execute();
const look = () => followFailures(server);
/** What the queue has of a job, by its own clock. */
const complete = (queue: string) =>
  server.pool.query(
    "update pgboss.job set state = 'completed', completed_on = clock_timestamp() where name = $1 and state <> 'failed'",
    [queue],
  );

test("a mail that gave up is a case once, and none any more when it was sent after all", async () => {
  const id = await failedMail(server);
  await look();
  await look();
  expect(await casesOf(id)).toMatchObject([{ kind: "system", source: "mails", state: "open", version: 1 }]);
  expect(await failuresOf("mail", id)).toMatchObject([{ state: "open", attempts: 11, error: "EENVELOPE 550" }]);
  await server.database.updateTable("mails").set({ state: "sent" }).where("id", "=", id).execute();
  await look();
  expect(await casesOf(id)).toMatchObject([{ state: "closed" }]);
  expect(await failuresOf("mail", id)).toMatchObject([{ state: "mended", settled_by: null }]);
});

test("a mail whose case somebody closed comes back only when it fails again", async () => {
  const id = await failedMail(server);
  await look();
  await transact(server.database, (tx) => closeCaseOf(tx, server, { source: "mails", sourceId: id }));
  await look();
  expect(await casesOf(id)).toMatchObject([{ state: "closed" }]);
  expect(await failuresOf("mail", id)).toMatchObject([{ state: "open" }]);
});

test("a message of the card provider that nobody could process for six hours is a case until it is processed", async () => {
  const now = server.clock.now().getTime();
  const old = await failedEvent(server, { receivedAt: new Date(now - 7 * HOUR), attempts: 30 });
  const young = await failedEvent(server, { receivedAt: new Date(now - 5 * HOUR), attempts: 20 });
  await look();
  expect(await casesOf(old)).toMatchObject([{ kind: "system", source: "provider_events", state: "open" }]);
  expect(await casesOf(young)).toEqual([]);
  const again = { attempts: 31, tried_at: server.clock.now() };
  await server.database.updateTable("provider_events").set(again).where("id", "=", old).execute();
  await look();
  expect(await failuresOf("providerEvent", "charge.dispute.created")).toMatchObject([{ state: "open", attempts: 31 }]);
  expect(await casesOf(old)).toMatchObject([{ version: 1 }]);
  await server.database.updateTable("provider_events").set({ handled_at: server.clock.now() }).execute();
  await look();
  expect(await casesOf(old)).toMatchObject([{ state: "closed" }]);
});

test("jobs that gave up are one case for their queue, by the code of the error and without its words", async () => {
  for (const id of ["one", "two", "two"]) await failedJob(server, { queue: "read-calendar", data: { id } });
  await look();
  expect(await casesOf("read-calendar")).toMatchObject([{ kind: "system", source: "jobs", state: "open" }]);
  const failures = await failuresOf("job", "read-calendar");
  expect(failures).toMatchObject([
    { data: { id: "one" }, error: "ECONNREFUSED", attempts: 6 },
    { data: { id: "two" }, error: "ECONNREFUSED", attempts: 6 },
  ]);
});

test("a job by the clock that works the next time was no failure, or is none any more", async () => {
  const add = (queue: string) => transact(server.database, (tx) => server.jobs.add(tx, queue, {}));
  await failedJob(server, { queue: "forget-cards", data: {} });
  await add("forget-cards");
  await complete("forget-cards");
  await failedJob(server, { queue: "refresh-search", data: {} });
  await look();
  expect(await casesOf("forget-cards")).toEqual([]);
  expect(await casesOf("refresh-search")).toMatchObject([{ state: "open" }]);
  await add("refresh-search");
  await complete("refresh-search");
  await look();
  expect(await casesOf("refresh-search")).toMatchObject([{ state: "closed" }]);
  await failedJob(server, { queue: "refresh-search", data: {} });
  await look();
  expect(await casesOf("refresh-search")).toMatchObject([{ state: "closed" }, { state: "open" }]);
});

test("jobs that send mails or process messages are told by their rows alone", async () => {
  for (const queue of ["send-mail", "provider-event"]) await failedJob(server, { queue, data: { id: "x" } });
  await look();
  expect([...(await casesOf("send-mail")), ...(await casesOf("provider-event"))]).toEqual([]);
});

test("what is settled is forgotten in the end, what is open is not", async () => {
  await deleteSettledBefore(server.database, { before: new Date(server.clock.now().getTime() + HOUR), limit: 100 });
  const left = await server.database.selectFrom("failures").select("state").execute();
  expect(new Set(left.map(({ state }) => state))).toEqual(new Set(["open"]));
});
