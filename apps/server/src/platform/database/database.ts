import { Kysely, PostgresDialect, type Transaction } from "kysely";
import pg from "pg";
import type { Log } from "../log/log.ts";
import { traceStatements } from "../log/tracing.ts";
import type { DB } from "./database-types.ts";
import { createPreparedStatements, isPlanOutdated } from "./prepared-statements.ts";

export type Database = Kysely<DB>;
export type Tx = Transaction<DB>;
/** For statements that run by themselves or as part of a transaction. */
export type DbOrTx = Database | Tx;

// Counts fit a double; a bigint as text would invite string arithmetic.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
// A wall-clock time has no zone: as a Date it would take on this machine's.
pg.types.setTypeParser(pg.types.builtins.TIMESTAMP, (text) => text.replace(" ", "T"));

/** Hot data is in memory, and compiling a query takes longer than running any of ours. */
export const CONNECTION_OPTIONS = "-c random_page_cost=1.1 -c jit=off";

/** Said when connecting. A pooler in transaction mode refuses them and has to say them itself: docs/operations.md. */
const SESSION = {
  statement_timeout: 15_000,
  idle_in_transaction_session_timeout: 30_000,
  options: CONNECTION_OPTIONS,
};

type Settings = {
  url: string;
  pool: number;
  /** Whether the address leads through a pooler in transaction mode: no transaction finds what another left. */
  isPooled?: boolean;
  /** Whether a prepared statement is there the next time: without a pooler, or with one that keeps them. */
  keepsPrepared?: boolean;
};

/** The database with its pool. */
export function openDatabase(settings: Settings, log: Log): { database: Database; pool: pg.Pool } {
  const pool = openPool(settings, log);
  return { database: new Kysely<DB>({ dialect: new PostgresDialect({ pool }) }), pool };
}

/** A lost server costs the current queries, never the process: the pool reconnects. */
export function openPool(settings: Settings, log: Log, own: pg.PoolConfig = {}): pg.Pool {
  const { url, pool: max, isPooled = false, keepsPrepared = !isPooled } = settings;
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 3000,
    idleTimeoutMillis: 30_000,
    application_name: "aufwind",
    ...(!isPooled && SESSION),
    ...own,
  });
  if (keepsPrepared) pool.on("connect", createPreparedStatements().keepIn);
  pool.on("connect", traceStatements);
  // A connection can be lost between two queries of a transaction; an unhandled error would end the process.
  pool.on("connect", (client) =>
    client.on("error", (err) => log.warn({ err }, "a database connection in use was lost")),
  );
  pool.on("error", (err) => log.warn({ err }, "an idle database connection was lost"));
  return pool;
}

/** Tells of a pooler that says no settings to the database: a statement would run without end. */
export async function checkPooler(pool: pg.Pool, log: Log): Promise<void> {
  const { rows } = await pool.query<{ most: string }>("select current_setting('statement_timeout') as most");
  if (rows[0]?.most === "0") log.warn("the pooler sets no statement_timeout; see its connect_query in operations.md");
}

const DEADLOCK = "40P01";
const TRIES = 3;

/** Runs `work` in one transaction; runs it again after a deadlock or a migration, which have rolled everything back. */
export async function transact<T>(database: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let left = TRIES; ; left--) {
    try {
      return await database.transaction().execute(work);
    } catch (error) {
      const isPassing = (error as { code?: string }).code === DEADLOCK || isPlanOutdated(error);
      if (!isPassing || left === 1) throw error;
    }
  }
}

const LOST = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOTFOUND",
  "EPIPE",
  "ETIMEDOUT",
  "57P01",
  "57P02",
  "57P03",
  "08006",
  "08001",
  "08003",
  "53300",
  // Led to a replica that is not the primary yet.
  "25006",
]);
const LOST_WORDS =
  /timeout exceeded when trying to connect|Connection terminated|is not queryable|Query read timeout|the database system is (starting|shutting)/;
/** Of PgBouncer, all with the code of a broken protocol. */
const POOLER_LOST = /server (conn|login|lifetime|down)|query_wait_timeout|no more connections|shutting down/;

/** Whether an error means "the database is away", as opposed to "the query is wrong". */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway);
  if (!(error instanceof Error)) return false;
  const { code = "" } = error as { code?: string };
  return LOST.has(code) || LOST_WORDS.test(error.message) || (code === "08P01" && POOLER_LOST.test(error.message));
}
