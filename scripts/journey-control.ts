import type { IncomingMessage } from "node:http";
import { json } from "node:stream/consumers";
import { openDatabase, transact } from "@aufwind/server/platform/database/database";
import { createJobs } from "@aufwind/server/platform/jobs/jobs";
import { createLog } from "@aufwind/server/platform/log/log";

export type JourneyControl = {
  /** Answers a journey's request that no page offers. */
  answer(request: IncomingMessage): Promise<unknown>;
};

/**
 * Where a journey lets time pass: moves rows into the past, and runs the clock's jobs now. Only after the server has
 * started, which creates tables and queues.
 */
export async function openJourneyControl(url: string): Promise<JourneyControl> {
  const log = createLog("silent");
  const { database, pool } = openDatabase({ url, pool: 2 }, log);
  const jobs = createJobs({ pool, url, works: false, log });
  await jobs.start();
  return {
    async answer(request) {
      const asked = (await json(request)) as { job: string } | { sql: string; values: unknown[] };
      if ("sql" in asked) return (await pool.query(asked.sql, asked.values)).rows;
      await transact(database, (tx) => jobs.add(tx, asked.job, {}));
      return [];
    },
  };
}
