import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openCoach } from "@aufwind/server/test/booked";
import type { Browser } from "@aufwind/server/test/browser";
import { fillTemplate } from "@aufwind/server/test/filled-template";
import { type Person, person } from "@aufwind/server/test/people";
import { startTestServer, type TestServer } from "@aufwind/server/test/test-server";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type PgBouncer, startPgBouncer } from "./postgres/pgbouncer.ts";
import { type Replica, startReplica } from "./postgres/replica.ts";
import { type Postgres, startPostgres } from "./postgres.ts";

/** A busy machine may need more than the usual second. */
const LONG = { timeout: 10_000 };

const folder = mkdtempSync(join(tmpdir(), "replica-"));
let primary: Postgres;
let replica: Replica;
let pooler: PgBouncer;
let server: TestServer;
let client: Person;
let [slug, coachId] = ["", ""];
beforeAll(async () => {
  // PostgreSQL's own user has to pass through it.
  chmodSync(folder, 0o711);
  primary = await startPostgres({ folder: join(folder, "primary"), fast: true, replicated: true, database: "aufwind" });
  await fillTemplate(primary.url);
  replica = await startReplica({ of: primary.url, folder: join(folder, "replica"), fast: true });
  pooler = await startPgBouncer({ to: primary.url, folder: join(folder, "pooler") });
  const env = { DATABASE_REPLICA_URL: replica.url, DATABASE_DIRECT_URL: primary.url, DATABASE_REPLICA_LAG: "2" };
  server = await startTestServer({ databaseUrl: pooler.url, env });
  ({ slug, userId: coachId } = await openCoach(server));
  client = await person(server);
  // Only who is found can be bookmarked.
  await server.jobs.runDue(({ name }) => name === "refresh-due-search");
  server.replicas.start();
});
afterAll(async () => {
  await server?.close();
  await pooler?.stop();
  await replica?.stop(AbortSignal.abort());
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
const isUsed = () => server.replicas.states().every(({ isUsable }) => isUsable);
const untilUsed = (used: boolean) => expect.poll(isUsed, LONG).toBe(used);
/** Until it has all that was written so far: one that may lag is used before. */
async function untilCaughtUp(): Promise<void> {
  await untilUsed(true);
  const [written] = await ask(primary.url, "select pg_current_wal_insert_lsn()::text");
  const hasIt = () => ask(replica.url, `select pg_last_wal_replay_lsn() >= '${written}'`);
  await expect.poll(hasIt, LONG).toEqual([true]);
}
const pause = () => ask(replica.url, "select pg_wal_replay_pause()");
const resume = () => ask(replica.url, "select pg_wal_replay_resume()");

const profile = (browser: Browser) => browser.get(`/api/visitors/coaches/${slug}`);
const isBookmarked = async ({ browser }: Person) =>
  ((await (await profile(browser)).json()) as { bookmarked: boolean }).bookmarked;
const bookmark = ({ browser }: Person) => browser.send("PUT", `/api/clients/bookmarks/${coachId}`);

test("who has written nothing reads from the replica; who has, sees it, however late the replica is", async () => {
  await untilCaughtUp();
  await pause();
  expect((await bookmark(client)).status).toBe(200);
  const written = client.browser.cookies.get("written");
  expect(written).toMatch(/^[0-9A-F]+%2F[0-9A-F]+$/);
  expect(await isBookmarked(client)).toBe(true);
  // Without the cookie: what the replica knows.
  client.browser.cookies.delete("written");
  expect(await isBookmarked(client)).toBe(false);
  await resume();
  await expect.poll(() => isBookmarked(client), LONG).toBe(true);
  expect(client.browser.cookies.has("written")).toBe(false);
});

test("a replica that lags too much is not used, until it has caught up", async () => {
  const late = await person(server);
  await untilCaughtUp();
  await pause();
  await bookmark(late);
  late.browser.cookies.delete("written");
  expect(await isBookmarked(late)).toBe(false);
  await untilUsed(false);
  expect(await isBookmarked(late)).toBe(true);
  await resume();
  await untilUsed(true);
});

test("a replica that is killed costs nobody an answer, and is used again when it is back", async () => {
  await untilCaughtUp();
  const visitor = server.browser();
  const statuses = new Set<number>();
  for (let round = 0; round < 30; round++) {
    if (round === 10) replica.kill();
    const answers = await Promise.all([profile(visitor), profile(visitor), profile(visitor)]);
    for (const { status } of answers) statuses.add(status);
  }
  expect([...statuses]).toEqual([200]);
  await untilUsed(true);
});

test("while the primary is away visitors are served; once the replica has taken over, people write again", async () => {
  await untilCaughtUp();
  await primary.stop(AbortSignal.abort());
  const visitor = server.browser();
  const coaches = "/api/visitors/coaches";
  const search = "/api/visitors/search";
  const paths = [`${coaches}/0/10/desc`, `${coaches}/${slug}`];
  for (const path of [...paths, `${search}/counts`, `${search}/suggestions?keyword=an`])
    expect([path, (await visitor.get(path)).status]).toEqual([path, 200]);
  expect((await bookmark(client)).status).toBe(503);

  await replica.promote();
  await pooler.leadTo(replica.url);
  await untilUsed(false);
  await expect.poll(async () => (await bookmark(await person(server))).status, LONG).toBe(200);
  await pooler.restart();
  await expect.poll(async () => (await profile(visitor)).status, LONG).toBe(200);
});
