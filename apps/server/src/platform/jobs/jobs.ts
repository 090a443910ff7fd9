import type pg from "pg";
import { type ConstructorOptions, fromKysely, PgBoss } from "pg-boss";
import type { Tx } from "../database/database.ts";
import type { Log } from "../log/log.ts";
import { doOne, ensureQueue, isReady, type Queue, workerSettings, workOff } from "./queue.ts";

type Means = {
  pool: pg.Pool;
  url: string;
  /** Whether this process works jobs off, or only adds them. */
  works: boolean;
  log: Log;
};
type Definition<Data> = Pick<Queue<Data>, "handler" | "retryLimit" | "concurrency">;

export type Jobs = {
  /** Says how the jobs of a queue are done; before `start`. */
  define<Data extends object>(name: string, definition: Definition<Data>): void;
  /** Says what is done again and again (cron, Berlin time), never twice at once; before `start`. */
  every(name: string, cron: string, handler: (signal: AbortSignal) => Promise<unknown>): void;
  /** Adds a job inside the caller's transaction: no commit, no job. */
  add(tx: Tx, queue: string, data: object): Promise<void>;
  /** Adds several at once. */
  addAll(tx: Tx, queue: string, data: object[]): Promise<void>;
  /** Makes sure that all queues exist, and works them off where this process works: after what is to come first. */
  start(first?: () => Promise<unknown>): Promise<void>;
  /** Finishes what is under way, for at most 20 seconds; what is left another process takes over. */
  stop(): Promise<void>;
  /** Does everything that is due, here and now, and throws what a handler throws: for tests, where nobody waits. */
  runDue(): Promise<void>;
};

/** Background work, kept in PostgreSQL: added in the transaction that causes it, done by any process that works. */
export function createJobs({ pool, url, works, log }: Means): Jobs {
  const queues = new Map<string, Queue>();
  const lean = overPool(pool);
  const boss = listen(new PgBoss(works ? { ...workerSettings, connectionString: url } : lean), log);

  return {
    define: (name, definition) => queues.set(name, { name, ...definition } as Queue),
    every: (name, cron, handler) => queues.set(name, { name, cron, handler: (_, signal) => handler(signal) }),
    add: async (tx, queue, data) => {
      await boss.send(queue, data, { db: fromKysely(tx) });
    },
    addAll: async (tx, queue, all) => {
      await boss.insert(
        queue,
        all.map((data) => ({ data })),
        { db: fromKysely(tx) },
      );
    },
    async start(first) {
      await prepare(new PgBoss(lean), { queues, log });
      await boss.start();
      await first?.();
      if (works) for (const queue of queues.values()) await workOff(boss, { queue, log });
    },
    stop: () => boss.stop({ timeout: 20_000 }),
    async runDue() {
      const all = [...queues.values()];
      for (const { cron, handler } of all) if (cron) await handler({}, AbortSignal.timeout(60_000));
      for (let isMore = true; isMore; ) {
        isMore = false;
        for (const queue of await waitingIn(pool, all)) while (await doOne(boss, queue)) isMore = true;
      }
    },
  };
}

/** The queues in which something waits, found at once: most are empty most of the time. */
async function waitingIn(pool: pg.Pool, queues: Queue[]): Promise<Queue[]> {
  const { rows } = await pool.query<{ name: string }>(
    "select distinct name from pgboss.job where state in ('created', 'retry') and start_after <= now()",
  );
  return queues.filter((queue) => rows.some(({ name }) => name === queue.name));
}

/** Adding jobs needs no connection and no timer of its own. */
const overPool = (pool: pg.Pool): ConstructorOptions => ({
  db: { executeSql: (text, values) => pool.query(text, values as unknown[]) },
  supervise: false,
  schedule: false,
});

/** Creates the schema and the queues. A boss of its own, so that the lasting one starts with all queues in its cache. */
async function prepare(boss: PgBoss, { queues, log }: { queues: Map<string, Queue>; log: Log }) {
  await listen(boss, log).start();
  try {
    const found = { queues: await boss.getQueues(), schedules: await boss.getSchedules() };
    for (const queue of queues.values()) if (!isReady(queue, found)) await ensureQueue(boss, queue);
  } finally {
    await boss.stop({ graceful: false, close: false });
  }
}

/** Losing the database costs jobs a delay and us a line in the log, never the process. */
function listen(boss: PgBoss, log: Log): PgBoss {
  let quietUntil = 0;
  boss.on("error", (err) => {
    // A lost database makes every queue complain at once: one line a second says as much.
    if (performance.now() < quietUntil) return;
    quietUntil = performance.now() + 1_000;
    log.warn({ err }, "the job queue had an error");
  });
  boss.on("warning", ({ message }) => log.warn({ warning: message }, "the job queue warns"));
  return boss;
}
