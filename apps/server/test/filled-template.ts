import { tmpdir } from "node:os";
import { registerJobs } from "../src/jobs.ts";
import { readConfig } from "../src/platform/config/config.ts";
import { migrate } from "../src/platform/database/migrate.ts";
import { createLog } from "../src/platform/log/log.ts";
import { createPlatform } from "../src/platform/platform.ts";
import { createSetClock } from "./set-clock.ts";

/** Migrates a database and creates all queues, so that each test server finds them ready. */
export async function fillTemplate(url: string): Promise<void> {
  const given = { MODE: "test", ROLE: "web", DATABASE_URL: url, DATA_FOLDER: tmpdir(), LOG_LEVEL: "silent" };
  const log = createLog("silent");
  const platform = createPlatform(readConfig(given), { log, clock: createSetClock("2026-11-16T09:00:00Z") });
  try {
    await migrate(platform.pool);
    registerJobs(platform);
    await platform.jobs.start();
    await platform.jobs.stop();
  } finally {
    await platform.database.destroy();
  }
}
