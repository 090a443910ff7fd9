import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { type ClonedDatabase, cloneDatabase } from "../../../test/cloned-database.ts";
import { transact } from "../database/database.ts";
import { createLog } from "../log/log.ts";
import { createJobs, type Jobs } from "./jobs.ts";

let clone: ClonedDatabase;
const running: Jobs[] = [];
beforeAll(async () => {
  clone = await cloneDatabase();
});
afterEach(async () => {
  for (const jobs of running.splice(0)) await jobs.stop();
});
afterAll(() => clone.close());

const create = (works: boolean) => {
  const jobs = createJobs({ pool: clone.pool, url: clone.url, works, log: createLog("silent") });
  running.push(jobs);
  return jobs;
};
const add = (jobs: Jobs, queue: string, data: object) => transact(clone.database, (tx) => jobs.add(tx, queue, data));

test("a job is done after its transaction commits, and never where it rolls back", async () => {
  const jobs = create(false);
  const done: object[] = [];
  jobs.define("greet", { handler: async (data) => done.push(data) });
  await jobs.start();
  await add(jobs, "greet", { n: 1 });
  await expect(
    transact(clone.database, async (tx) => {
      await jobs.add(tx, "greet", { n: 2 });
      throw new Error("changed my mind");
    }),
  ).rejects.toThrow("changed my mind");
  await jobs.runDue();
  expect(done).toEqual([{ n: 1 }]);
  await jobs.runDue();
  expect(done).toEqual([{ n: 1 }]);
});

test("jobs that can wait are done when no other is left", async () => {
  const jobs = create(false);
  const done: object[] = [];
  jobs.define("sorted", { handler: async (data) => done.push(data) });
  await jobs.start();
  await transact(clone.database, (tx) => jobs.addAll(tx, "sorted", [{ n: 1 }], { canWait: true }));
  await add(jobs, "sorted", { n: 2 });
  await jobs.runDue();
  expect(done).toEqual([{ n: 2 }, { n: 1 }]);
});

test("adding needs no second connection, so that a pool full of transactions cannot lock itself", async () => {
  const jobs = create(false);
  const done: object[] = [];
  jobs.define("crowd", { handler: async (data) => done.push(data) });
  await jobs.start();
  await Promise.all(Array.from({ length: 50 }, (_, n) => add(jobs, "crowd", { n })));
  await jobs.runDue();
  expect(done).toHaveLength(50);
});

test("a process that only adds leaves the work to one that works, which starts at once", async () => {
  const [web, worker] = [create(false), create(true)];
  const done: object[] = [];
  web.define("shared", { handler: async () => done.push({ by: "web" }) });
  worker.define("shared", { handler: async () => done.push({ by: "worker" }) });
  await Promise.all([web.start(), worker.start()]);
  await add(web, "shared", {});
  await vi.waitFor(() => expect(done).toEqual([{ by: "worker" }]), { timeout: 10_000 });
});

test("what piled up while no worker was there is done without a pause between the jobs", async () => {
  const [web, worker] = [create(false), create(true)];
  const done: number[] = [];
  web.define("piled", { handler: async () => undefined });
  worker.define("piled", { handler: async ({ n }: { n: number }) => done.push(n) });
  await web.start();
  const all = Array.from({ length: 20 }, (_, n) => ({ n }));
  await transact(clone.database, (tx) => web.addAll(tx, "piled", all));
  await worker.start();
  // Looked for every five seconds, they would take a minute and a half.
  await vi.waitFor(() => expect(done).toHaveLength(all.length), { timeout: 10_000 });
});

test("stopping finishes the job that is under way", async () => {
  const worker = create(true);
  const finish = Promise.withResolvers<void>();
  const started = Promise.withResolvers<void>();
  let finished = false;
  worker.define("long", {
    handler: async () => {
      started.resolve();
      await finish.promise;
      finished = true;
    },
  });
  await worker.start();
  await add(worker, "long", {});
  await started.promise;
  const stopped = worker.stop();
  finish.resolve();
  await stopped;
  expect(finished).toBe(true);
});

test("goes on by itself after all of its database connections were cut", async () => {
  const worker = create(true);
  const done: object[] = [];
  worker.define("survivor", { handler: async (data) => done.push(data) });
  await worker.start();
  await clone.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
  );
  await vi.waitFor(() => add(worker, "survivor", { n: 1 }), { timeout: 10_000 });
  await vi.waitFor(() => expect(done).toEqual([{ n: 1 }]), { timeout: 15_000 });
}, 25_000);

test("what is due again and again runs when everything due is run", async () => {
  const jobs = create(false);
  let runs = 0;
  jobs.every("tidy", "0 4 * * *", async () => runs++);
  await jobs.start();
  await jobs.runDue();
  expect(runs).toBe(1);
  const { rows } = await clone.pool.query("select cron, timezone from pgboss.schedule where name = 'tidy'");
  expect(rows).toEqual([{ cron: "0 4 * * *", timezone: "Europe/Berlin" }]);
});

test("a handler's failure keeps the job for another try and no words of the error beside it", async () => {
  const worker = create(true);
  const failing = async () => {
    throw new Error("cannot write to erika@example.org");
  };
  worker.define("shaky", { handler: failing });
  await worker.start();
  await add(worker, "shaky", {});
  const job = async () => (await clone.pool.query("select state, output from pgboss.job where name = 'shaky'")).rows[0];
  await vi.waitFor(async () => expect(await job()).toMatchObject({ state: "retry" }), { timeout: 10_000 });
  expect(JSON.stringify(await job())).not.toContain("erika");
});
