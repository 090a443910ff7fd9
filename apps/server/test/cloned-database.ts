import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import { type Database, openDatabase } from "../src/platform/database/database.ts";
import { createLog } from "../src/platform/log/log.ts";
import { addressOf } from "./template.ts";

export type ClonedDatabase = { url: string; database: Database; pool: pg.Pool; close(): Promise<void> };

/**
 * A migrated database for the test file; `close` drops it. It plans a prepared statement once for all values: planning
 * takes longer than looking into tables of a few rows. Unless `isPlanned`, for tests that look at plans.
 */
export async function cloneDatabase({ isPlanned = false } = {}): Promise<ClonedDatabase> {
  const name = `test_${randomBytes(8).toString("hex")}`;
  // By file copy: through the WAL, the default, it takes three times as long.
  await asAdmin(`create database ${name} template ${inject("templateDatabase")} strategy file_copy`);
  if (!isPlanned) await asAdmin(`alter database ${name} set plan_cache_mode = force_generic_plan`);
  const url = addressOf(inject("databaseUrl"), name);
  const { database, pool } = openDatabase({ url, pool: 10 }, createLog("silent"));
  return {
    url,
    database,
    pool,
    close: async () => {
      await database.destroy();
      await asAdmin(`drop database ${name} with (force)`);
    },
  };
}

async function asAdmin(sql: string) {
  const admin = new pg.Client({ connectionString: inject("databaseUrl") });
  await admin.connect();
  try {
    await admin.query(sql);
  } finally {
    await admin.end();
  }
}
