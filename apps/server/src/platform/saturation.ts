import { sql } from "kysely";
import { gauge } from "./log/metrics.ts";
import type { Platform } from "./platform.ts";

type Waiting = { queue: string; waiting: number; seconds: number };

/** How full each part is, read when the metrics are asked for. */
export function measureSaturation({ pool, database, clock, events }: Platform): void {
  gauge({ name: "database_connections", help: "Connections of this process's pool", labels: ["state"] }, async () => [
    { labels: { state: "used" }, value: pool.totalCount - pool.idleCount },
    { labels: { state: "idle" }, value: pool.idleCount },
    { labels: { state: "wanted" }, value: pool.waitingCount },
  ]);
  gauge({ name: "event_streams", help: "Open event streams of this process" }, async () => [
    { value: events.readers() },
  ]);
  const waiting = shared(() => waitingJobs(database));
  gauge({ name: "jobs_waiting", help: "Jobs that are due and not begun", labels: ["queue"] }, async () =>
    (await waiting()).map((row) => ({ labels: { queue: row.queue }, value: row.waiting })),
  );
  gauge({ name: "jobs_waiting_seconds", help: "How long the oldest of them has waited", labels: ["queue"] }, async () =>
    (await waiting()).map((row) => ({ labels: { queue: row.queue }, value: row.seconds })),
  );
  gauge({ name: "mails_overdue_seconds", help: "How long the mail that waits longest is overdue" }, async () => {
    const { rows } = await sql<{ due_at: Date | null }>`
      select min(due_at) as due_at from mails where state = 'queued' and due_at <= ${clock.now()}`.execute(database);
    const since = rows[0]?.due_at?.getTime();
    return [{ value: since === undefined ? 0 : (clock.now().getTime() - since) / 1000 }];
  });
  gauge({ name: "failures_open", help: "Mails, jobs and messages that gave up and wait for the team" }, async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from failures where state = 'open'`.execute(database);
    return rows.map(({ count }) => ({ value: count }));
  });
}

/** Two gauges are read at once: one query is enough for both. */
function shared<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<T> | undefined;
  return () => {
    reading ??= read().finally(() => {
      reading = undefined;
    });
    return reading;
  };
}

async function waitingJobs(database: Platform["database"]): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select name as queue, count(*) as waiting, extract(epoch from now() - min(start_after))::float8 as seconds
    from pgboss.job where state in ('created', 'retry') and start_after <= now() group by name`.execute(database);
  return rows;
}
