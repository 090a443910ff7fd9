import { randomUUID } from "node:crypto";
import { readCatalogue } from "@aufwind/contract/platform/catalogue";
import { keptSince, RETENTION_KEYS, retentionOf } from "@aufwind/rules/retention";
import { type SqlBool, sql } from "kysely";
import { expect, test } from "vitest";
import { openCoach } from "../test/booked.ts";
import type { OldRow } from "../test/old-row.ts";
import { oldRows } from "../test/old-rows.ts";
import { person } from "../test/people.ts";
import { testServer } from "../test/test-server.ts";
import { consentsFor } from "./features/subscriptions/consents.ts";
import { DELETIONS, type Deletion, sweepAll } from "./retention.ts";

const server = await testServer();
server.clock.set("2026-11-16T09:00:00Z");
const { database } = server;
const [coach, client, held] = [await openCoach(server), await person(server), await person(server)];
await database
  .insertInto("account_restrictions")
  .values({ user_id: held.userId, kind: "legalHold", reason: "Klage", since: server.clock.now() })
  .execute();

const email = () => `${randomUUID()}@example.org`;
const OLD = oldRows(server, coach.userId);

const count = async ({ table, still = sql<SqlBool>`true` }: Pick<OldRow, "table" | "still">) =>
  (
    await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)} where ${still}`.execute(
      database,
    )
  ).rows[0]?.count ?? 0;
const signal = AbortSignal.timeout(60_000);
const deletionOf = (job: string) => DELETIONS.find((each) => each.job === job) as Deletion;
const justBefore = ({ period }: Deletion) => {
  const edge = period ? keptSince(period, server.clock.now()) : server.clock.now();
  return { old: new Date(edge.getTime() - 1000), young: new Date(edge.getTime() + 1000) };
};

test.each(Object.keys(OLD))(
  "%s: what is older goes, some at a time; what is younger or has to be kept stays",
  async (job) => {
    const deletion = deletionOf(job);
    const row = OLD[job] as OldRow;
    const { held: isHeld, add } = row;
    const { old, young } = justBefore(deletion);
    const before = await count(row);
    for (let turn = 0; turn < 5; turn++) await add({ at: old, userId: client.userId, email: email() });
    await add({ at: young, userId: client.userId, email: email() });
    if (isHeld) await add({ at: old, userId: held.userId, email: held.email });
    await sweepAll(server, { ...deletion, signal, limit: 2 });
    expect((await count(row)) - before).toBe(isHeld ? 2 : 1);
  },
);

test("every job that deletes by age is walked above", () => {
  expect(Object.keys(OLD).sort()).toEqual(DELETIONS.map(({ job }) => job).sort());
});

test("one batch deletes no more than its limit", async () => {
  const deletion = deletionOf("delete-old-mails");
  const { old } = justBefore(deletion);
  await database.deleteFrom("mails").execute();
  for (let turn = 0; turn < 3; turn++)
    await OLD["delete-old-mails"]?.add({ at: old, userId: client.userId, email: email() });
  expect(await deletion.sweeps[0]?.(server, { before: server.clock.now(), limit: 2 })).toBe(2);
  expect(await count({ table: "mails" })).toBe(1);
});

test("who left a list is forgotten, and the consent can still be proved to somebody who names the address", async () => {
  const address = email();
  const { old } = justBefore(deletionOf("delete-left-subscriptions"));
  await OLD["delete-left-subscriptions"]?.add({ at: old, userId: "", email: address });
  await sweepAll(server, { ...deletionOf("delete-left-subscriptions"), signal });
  const proved = (asked: string) => consentsFor(server, { email: asked, operatorId: client.userId });
  expect(await proved(address.toUpperCase())).toMatchObject([
    { list: "newsletter", endedAt: old.toISOString(), locale: "de", textVersion: "2026-11" },
  ]);
  expect(await proved(email())).toEqual([]);
  const kept = await database.selectFrom("consent_proofs").selectAll().execute();
  expect(JSON.stringify(kept)).not.toContain(address);
});

test("no invoice goes before its time, whatever somebody asks of the database", async () => {
  const at = new Date("2019-01-02T00:00:00Z");
  await OLD["delete-old-invoices"]?.add({ at, userId: client.userId, email: "" });
  await expect(database.deleteFrom("invoices").where("year", "=", 2019).execute()).rejects.toThrow("never changed");
});

test("each row of the privacy policy is kept by jobs and routes that exist", async () => {
  const { routes } = await readCatalogue();
  const jobs = new Set<string>();
  const { registerJobs } = await import("./jobs.ts");
  const collecting = { every: (name: string) => jobs.add(name), define: () => undefined };
  registerJobs({ ...server, jobs: { ...server.jobs, ...collecting } } as never);
  const known = new Set([...[...routes.values()].map(({ name }) => name), ...jobs]);
  for (const key of RETENTION_KEYS)
    expect([key, retentionOf(key).keepers.filter((keeper) => !known.has(keeper))]).toEqual([key, []]);
  const told = new Set(RETENTION_KEYS.flatMap((key) => retentionOf(key).keepers));
  const untold = ["delete-expired-tokens", "forget-read-notifications"];
  expect(DELETIONS.map(({ job }) => job).filter((job) => !told.has(job) && !untold.includes(job))).toEqual([]);
});
