import type pg from "pg";
import { type ConstructorOptions, fromKysely, PgBoss } from "pg-boss";
import type { Tx } from "../database/database.ts";
import type { Log } from "../log/log.ts";
import { storedTraceContext } from "../log/trace-context.ts";
import { ensureQueue, isQueueUpToDate, type Queue, runNextJob, workerSettings, workQueue } from "./queue.ts";

type Deps = {
  pool: pg.Pool;
  url: string;
  /** Whether this process runs jobs, or only adds them. */
  works: boolean;
  log: Log;
};
type Definition<Data> = Pick<Queue<Data>, "handler" | "retryLimit" | "concurrency">;

export type Recurring = { name: string; cron: string };

export type Jobs = {
  /** Defines how the jobs of a queue are done; before `start`. */
  define<Data extends object>(name: string, definition: Definition<Data>): void;
  /** Defines what runs by the clock (cron, Berlin time), never twice at once; before `start`. */
  every(name: string, cron: string, handler: (signal: AbortSignal) => Promise<unknown>): void;
  /** Adds a job inside the caller's transaction: no commit, no job. */
  add(tx: Tx, queue: string, data: object): Promise<void>;
  /** Adds several at once; those that can wait are done when no other job of the queue is left. */
  addAll(tx: Tx, queue: string, data: object[], timing?: { canWait: boolean }): Promise<void>;
  /** Whether this version still does the jobs of a queue. */
  knows(queue: string): boolean;
  /** Creates the queues, runs what has to come first, and then works if this process does. */
  start(first?: () => Promise<unknown>): Promise<void>;
  /** Finishes running jobs, for at most 20 seconds; another process takes over the rest. */
  stop(): Promise<void>;
  /** Runs what is due by the clock, and then all waiting jobs, here and now; throws what a handler throws: for tests. */
  runDue(isDue?: (job: Recurring) => boolean): Promise<void>;
};

/** Below the priority that every other job has. */
const CAN_WAIT = -1;

/** Background work in PostgreSQL: added in the transaction that causes it, done by any worker. */
export function createJobs({ pool, url, works, log }: Deps): Jobs {
  const queues = new Map<string, Queue>();
  const lean = overPool(pool);
  const boss = listen(new PgBoss(works ? { ...workerSettings, connectionString: url } : lean), log);

  return {
    define: (name, definition) => queues.set(name, { name, ...definition } as Queue),
    every: (name, cron, handler) => queues.set(name, { name, cron, handler: (_, signal) => handler(signal) }),
    add: async (tx, queue, data) => {
      await boss.send(queue, onItsTrail(data), { db: fromKysely(tx) });
    },
    addAll: async (tx, queue, all, { canWait } = { canWait: false }) => {
      await boss.insert(
        queue,
        all.map((data) => ({ data: onItsTrail(data), priority: canWait ? CAN_WAIT : 0 })),
        { db: fromKysely(tx) },
      );
    },
    knows: (queue) => queues.has(queue),
    async start(first) {
      await prepare(new PgBoss(lean), { queues, log });
      await boss.start();
      await first?.();
      if (works) for (const queue of queues.values()) await workQueue(boss, { queue, log });
    },
    stop: () => boss.stop({ timeout: 20_000 }),
    async runDue(isDue = () => true) {
      const all = [...queues.values()];
      for (const { name, cron, handler } of all)
        if (cron && isDue({ name, cron })) await handler({}, AbortSignal.timeout(60_000));
      for (let isMore = true; isMore; ) {
        isMore = false;
        for (const queue of await waitingIn(pool, all)) while (await runNextJob(boss, { queue, log })) isMore = true;
      }
    },
  };
}

/** The data of a job, with the trace context of what adds it. */
function onItsTrail(data: object): object {
  const trail = storedTraceContext();
  return trail ? { ...data, trail } : data;
}

/** The non-empty queues in one query: most are empty most of the time. */
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

/**
 * Creates the schema and the queues. With a temporary instance, so that the lasting one starts with all queues in its
 * cache.
 */
async function prepare(boss: PgBoss, { queues, log }: { queues: Map<string, Queue>; log: Log }) {
  await listen(boss, log).start();
  try {
    const found = { queues: await boss.getQueues(), schedules: await boss.getSchedules() };
    for (const queue of queues.values()) if (!isQueueUpToDate(queue, found)) await ensureQueue(boss, queue);
  } finally {
    await boss.stop({ graceful: false, close: false });
  }
}

/** Losing the database delays jobs and logs a line, never ends the process. */
function listen(boss: PgBoss, log: Log): PgBoss {
  let quietUntil = 0;
  boss.on("error", (err) => {
    // Without the database every queue fails at once: one line a second is enough.
    if (performance.now() < quietUntil) return;
    quietUntil = performance.now() + 1_000;
    log.warn({ err }, "the job queue had an error");
  });
  boss.on("warning", ({ message }) => log.warn({ warning: message }, "the job queue warns"));
  return boss;
}
