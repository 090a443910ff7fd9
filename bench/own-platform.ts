import { registerJobs } from "@aufwind/server/jobs";
import { type Clock, systemClock } from "@aufwind/server/platform/clock/clock";
import { readConfig } from "@aufwind/server/platform/config/config";
import { migrate } from "@aufwind/server/platform/database/migrate";
import { createLog } from "@aufwind/server/platform/log/log";
import { createPlatform, type Platform } from "@aufwind/server/platform/platform";

/** The platform in this process, which only observes and adds work; its database is ready. */
export async function ownPlatform(env: Record<string, string>, clock: Clock = systemClock): Promise<Platform> {
  const config = readConfig({ MODE: "test", ROLE: "web", LOG_LEVEL: "warn", ...env });
  const platform = createPlatform(config, { log: createLog(config.logLevel), clock });
  await migrate(platform.pool);
  registerJobs(platform);
  await platform.jobs.start();
  return platform;
}
