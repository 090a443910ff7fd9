import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Postgres, startPostgres } from "../postgres.ts";
import { type PgBouncer, startPgBouncer } from "./pgbouncer.ts";
import { type Replica, startReplica } from "./replica.ts";

const folder = mkdtempSync(join(tmpdir(), "replica-"));
let primary: Postgres;
let replica: Replica;
let pooler: PgBouncer;
beforeAll(async () => {
  // PostgreSQL's own user has to pass through it.
  chmodSync(folder, 0o711);
  primary = await startPostgres({ folder: join(folder, "primary"), fast: true, replicated: true, database: "aufwind" });
  replica = await startReplica({ of: primary.url, folder: join(folder, "replica"), fast: true });
  pooler = await startPgBouncer({ to: primary.url, folder: join(folder, "pooler") });
});
afterAll(async () => {
  await pooler?.stop();
  await replica?.stop();
  await primary?.stop(AbortSignal.abort());
  rmSync(folder, { recursive: true });
});

async function ask(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query({ text: sql, rowMode: "array" })).rows.flat();
  } finally {
    await client.end();
  }
}

test("a replica has what the primary has, takes over when that is gone, and the pooler leads there", async () => {
  await ask(pooler.url, "create table things as select 1 as n");
  await expect.poll(() => ask(replica.url, "select n from things").catch(() => [])).toEqual([1]);
  await expect(ask(replica.url, "insert into things values (2)")).rejects.toThrow("read-only transaction");

  await primary.stop(AbortSignal.abort());
  await replica.promote();
  await pooler.leadTo(replica.url);
  await expect.poll(() => ask(pooler.url, "insert into things values (2) returning n").catch(() => [])).toEqual([2]);

  await pooler.restart();
  expect(await ask(pooler.url, "select n from things order by n")).toEqual([1, 2]);
});
