import type { ConstructorOptions, PgBoss, QueueResult, Schedule, UpdateQueueOptions } from "pg-boss";
import { codeOf } from "../log/error-code.ts";
import type { Log } from "../log/log.ts";
import { jobSeconds } from "../log/metrics.ts";
import { restoreTraceContext, runInTraceContext, type StoredTraceContext } from "../log/trace-context.ts";
import { traced } from "../log/tracing.ts";

type Handler<Data> = (data: Data, signal: AbortSignal) => Promise<unknown>;

export type Queue<Data = object> = {
  name: string;
  handler: Handler<Data>;
  /** How often a failing job is retried, with growing delays. */
  retryLimit?: number;
  /** Concurrency of this queue in one process. */
  concurrency?: number;
  /** When it is due by itself, in Berlin time. */
  cron?: string;
};

/**
 * A job without a heartbeat for 15 seconds is looked for every 10 seconds and retried after 2 to 4: a killed worker's
 * job is taken over well within a minute.
 */
const TAKEOVER = { heartbeatSeconds: 15, retryDelay: 2, retryBackoff: true, retryDelayMax: 3600 };

export const workerSettings: ConstructorOptions = {
  application_name: "aufwind jobs",
  max: 4,
  useListenNotify: true,
  superviseIntervalSeconds: 10,
  monitorIntervalSeconds: 10,
};

const queueSettings = ({ retryLimit = 5 }: Queue): UpdateQueueOptions => ({
  ...TAKEOVER,
  retryLimit,
  notify: true,
  // A job is deleted a day after it is done: what matters is in tables of our own.
  deleteAfterSeconds: 86_400,
});

// Exclusive: of a recurring job one at a time is enough, however long it takes.
const policyOf = ({ cron }: Queue) => (cron ? "exclusive" : "standard");
const PLAN = { tz: "Europe/Berlin", missed: "once" } as const;

/** Whether a queue exists with these settings: one query for all, since most starts change none. */
export function isQueueUpToDate(queue: Queue, found: { queues: QueueResult[]; schedules: Schedule[] }): boolean {
  const stored = found.queues.find(({ name }) => name === queue.name);
  const plan = found.schedules.find(({ name }) => name === queue.name);
  const wanted = Object.entries({ ...queueSettings(queue), policy: policyOf(queue) });
  const isPlanned = plan?.cron === queue.cron && (!plan || plan.options?.missed === PLAN.missed);
  return wanted.every(([setting, value]) => stored?.[setting as keyof QueueResult] === value) && isPlanned;
}

/** Creates a queue, or updates its settings. */
export async function ensureQueue(boss: PgBoss, queue: Queue): Promise<void> {
  await boss.createQueue(queue.name, { policy: policyOf(queue) });
  await boss.updateQueue(queue.name, queueSettings(queue));
  if (queue.cron) await boss.schedule(queue.name, queue.cron, null, PLAN);
}

/** Takes jobs off the queue as they come. */
export async function workQueue(boss: PgBoss, { queue, log }: { queue: Queue; log: Log }): Promise<void> {
  for (let slot = 0; slot < (queue.concurrency ?? 1); slot++) {
    const worker: string = await boss.work<JobData>(queue.name, { notifyPollingIntervalSeconds: 5 }, async (jobs) => {
      // More may wait, of which nobody will be told again: each would be five seconds behind the one before it.
      boss.notifyWorker(worker);
      for (const job of jobs)
        await perform(queue, job, log).catch((err: unknown) => {
          // Errors are stored with the job, and the original may name people.
          throw new Error(codeOf(err));
        });
    });
  }
}

/** What a job is given, with the trace context of the request that added it. */
type JobData = object & { trail?: StoredTraceContext };
type Job = { id: string; data: JobData | null; signal: AbortSignal };

/** Does a job in the trace context of what asked for it, and measures it. */
async function perform(queue: Queue, { id, data, signal }: Job, log: Log): Promise<void> {
  const { trail, ...own } = data ?? {};
  const start = performance.now();
  const note = (outcome: "done" | "failed") => {
    const ms = performance.now() - start;
    jobSeconds.observe({ queue: queue.name, outcome }, ms / 1000);
    // Recurring ones find nothing to do most of the time.
    log[queue.cron ? "debug" : "info"]({ queue: queue.name, job: id, outcome, ms: Math.round(ms) }, "job");
  };
  await runInTraceContext(restoreTraceContext(trail, id), async () => {
    try {
      await traced(`job ${queue.name}`, { kind: "consumer" }, () => queue.handler(own, signal));
      note("done");
    } catch (err) {
      log.error({ err, queue: queue.name, job: id }, "a job failed");
      note("failed");
      throw err;
    }
  });
}

/** Runs one due job of the queue, if there is one, and throws what its handler throws. */
export async function runNextJob(boss: PgBoss, { queue, log }: { queue: Queue; log: Log }): Promise<boolean> {
  const [job] = await boss.fetch<JobData>(queue.name);
  if (!job) return false;
  try {
    await perform(queue, { ...job, signal: AbortSignal.timeout(60_000) }, log);
  } catch (error) {
    await boss.fail(queue.name, job, { message: codeOf(error) });
    throw error;
  }
  await boss.complete(queue.name, job);
  return true;
}
