import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import { type Database, openDatabase } from "../src/platform/database/database.ts";
import { createLog } from "../src/platform/log/log.ts";
import { addressOf } from "./template.ts";

export type ClonedDatabase = {
  url: string;
  /** Its address by TCP, for a line or a pooler in between. */
  tcpUrl: string;
  database: Database;
  pool: pg.Pool;
  close(): Promise<void>;
};

/**
 * A migrated database for the test file; `close` drops it. It plans a prepared statement once for all values: planning
 * takes longer than looking into tables of a few rows. Unless `isPlanned`, for tests that look at plans.
 */
export async function cloneDatabase({ isPlanned = false } = {}): Promise<ClonedDatabase> {
  const name = `test_${randomBytes(8).toString("hex")}`;
  // By file copy: through the WAL, the default, it takes three times as long.
  const admin = adminOf(inject("databaseUrl"));
  await admin.query(`create database ${name} template ${inject("templateDatabase")} strategy file_copy`);
  if (!isPlanned) await admin.query(`alter database ${name} set plan_cache_mode = force_generic_plan`);
  const tcpUrl = addressOf(inject("databaseUrl"), name);
  const url = throughSocket(tcpUrl);
  const { database, pool } = openDatabase({ url, pool: 10 }, createLog("silent"));
  return {
    url,
    tcpUrl,
    database,
    pool,
    close: async () => {
      await database.destroy();
      await admin.query(`drop database ${name} with (force)`);
    },
  };
}

/** With a socket, host and port stay in the address for who wants them; each statement costs a fifth less. */
function throughSocket(url: string): string {
  const folder = inject("socketFolder");
  const address = new URL(url);
  if (folder) address.searchParams.set("host", folder);
  return address.href;
}

/** The same for all files of a worker, which it lets end. */
let admin: pg.Pool | undefined;
function adminOf(connectionString: string): pg.Pool {
  admin ??= new pg.Pool({ connectionString, max: 1, allowExitOnIdle: true });
  return admin;
}
