import type pg from "pg";
import type { Log } from "../log/log.ts";
import { replicaReads } from "../log/metrics.ts";
import type { Database } from "./database.ts";
import { createTimeline, type LogPosition, NEVER_REACHED, readPosition } from "./log-position.ts";
import { createReplica, PAUSE_MS, type ReplicaSettings, type ReplicaState } from "./replica.ts";

type Settings = { urls: readonly string[]; lagSeconds: number } & Pick<
  ReplicaSettings,
  "pool" | "isPooled" | "keepsPrepared"
>;
type Deps = { database: Database; pool: pg.Pool; log: Log };

export type Replicas = {
  /** Without one nothing is asked, noted or set. */
  areConfigured: boolean;
  /** Where somebody who wrote at this position may read: at a replica that has it, or else at the primary. */
  readsAfter(written: LogPosition | undefined): Database;
  /** Where the log is now, as text: after a commit, the commit is before it. */
  positionNow(): Promise<string>;
  /** How long a position matters: no replica in use lags longer. */
  lagSeconds: number;
  states(): ReplicaState[];
  start(): void;
  stop(): Promise<void>;
};

/** The replicas of the database, for reads of people who have just written nothing. */
export function createReplicas({ urls, lagSeconds, ...settings }: Settings, deps: Deps): Replicas {
  const { database, pool, log } = deps;
  const timeline = createTimeline();
  const most = lagSeconds * 1000;
  const replicas = urls.map((url) => createReplica({ url, ...settings, most }, { primary: pool, timeline, log }));
  let turn = 0;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  /** Where the primary is: one that is away writes nothing that a replica could lack. */
  const look = async () => {
    const position = await pool
      .query<{ position: string }>("select pg_current_wal_flush_lsn()::text as position")
      .then(({ rows }) => readPosition(rows[0]?.position ?? ""))
      .catch(() => undefined);
    if (position !== undefined) timeline.note(position, performance.now());
    if (!isStopped) timer = setTimeout(look, PAUSE_MS);
  };

  return {
    areConfigured: urls.length > 0,
    lagSeconds,
    readsAfter(written) {
      for (let left = replicas.length; left > 0; left--) {
        const replica = replicas[turn++ % replicas.length];
        if (!replica?.has(written)) continue;
        replicaReads.inc({ from: "replica" });
        return replica.database;
      }
      replicaReads.inc({ from: "primary" });
      return database;
    },
    async positionNow() {
      const { rows } = await pool
        .query<{ position: string }>("select pg_current_wal_insert_lsn()::text as position")
        .catch(() => ({ rows: [] }));
      return rows[0]?.position ?? NEVER_REACHED;
    },
    states: () => replicas.map((replica) => replica.state()),
    start() {
      if (urls.length === 0) return;
      void look();
      for (const replica of replicas) replica.start();
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await Promise.all(replicas.map((replica) => replica.stop()));
    },
  };
}
