import { Kysely, PostgresDialect } from "kysely";
import type pg from "pg";
import type { Log } from "../log/log.ts";
import { replicaLag, replicaReads, replicaUsable } from "../log/metrics.ts";
import { type Database, isDatabaseAway, openPool } from "./database.ts";
import type { DB } from "./database-types.ts";
import { type LogPosition, readPosition, type Timeline } from "./log-position.ts";

/** How often a replica is asked how far it is. */
export const PAUSE_MS = 200;
/** One that answers nothing for so long is away. */
const PATIENCE_MS = 1000;

export type ReplicaSettings = { url: string; pool: number; isPooled: boolean; keepsPrepared: boolean; most: number };
type Deps = { primary: pg.Pool; timeline: Timeline; log: Log };

export type Replica = {
  /** Reads single statements from the replica; what it cannot answer, the primary does. */
  database: Database;
  /** Whether it answers, follows, and has everything up to `written`. */
  has(written: LogPosition | undefined): boolean;
  state(): ReplicaState;
  start(): void;
  stop(): Promise<void>;
};
export type ReplicaState = { name: string; isUsable: boolean; lagSeconds: number };

const POSITION = "select pg_last_wal_replay_lsn()::text as position where pg_is_in_recovery()";

/** One replica, watched: how far it is, and whether it is there at all. */
export function createReplica(settings: ReplicaSettings, { primary, timeline, log }: Deps): Replica {
  const { url, most, isPooled } = settings;
  const { host: name } = new URL(url);
  const patience = { connectionTimeoutMillis: PATIENCE_MS, query_timeout: PATIENCE_MS };
  const reading = openPool(settings, log, { ...patience, query_timeout: 3 * PATIENCE_MS });
  // Of its own, so that it is asked even if all others are busy.
  const watching = openPool({ url, pool: 1, isPooled }, log, patience);
  let position: LogPosition | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const lag = () => (position === undefined ? Number.POSITIVE_INFINITY : timeline.lagOf(position, performance.now()));
  const lose = (err: unknown) => {
    if (position !== undefined) log.warn({ err, replica: name }, "a replica of the database is away");
    position = undefined;
  };
  const watch = async () => {
    try {
      const { rows } = await watching.query<{ position: string }>(POSITION);
      const next = readPosition(rows[0]?.position ?? "");
      if (next === undefined) lose(new Error("it is no replica any more"));
      else position = next;
    } catch (err) {
      lose(err);
    }
    replicaUsable.set({ replica: name }, lag() <= most ? 1 : 0);
    replicaLag.set({ replica: name }, lag() / 1000);
    if (!isStopped) timer = setTimeout(watch, PAUSE_MS);
  };

  const query = async (text: string, values?: unknown[]) => {
    if (/^(?:begin|start)\b/.test(text)) throw new Error("a replica answers single statements");
    try {
      return await reading.query(text, values);
    } catch (err) {
      // Away, behind a migration, or in conflict with what it replays: the primary knows whether the statement is wrong.
      if (isDatabaseAway(err)) lose(err);
      replicaReads.inc({ from: "primary after all" });
      return primary.query(text, values);
    }
  };
  const client = { query, release: () => undefined };
  const dialect = new PostgresDialect({
    // Single statements need no connection of their own.
    pool: { options: {}, connect: async () => ({ ...client }) as unknown as pg.PoolClient, end: async () => undefined },
  });

  return {
    database: new Kysely<DB>({ dialect }),
    has: (written) => lag() <= most && (written === undefined || (position ?? -1n) >= written),
    state: () => ({ name, isUsable: lag() <= most, lagSeconds: lag() / 1000 }),
    start: () => void watch(),
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await Promise.all([reading.end(), watching.end()]);
    },
  };
}
