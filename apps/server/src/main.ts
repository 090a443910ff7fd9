import { DEMO_PASSWORD } from "../seed/people.ts";
import { createApp } from "./app.ts";
import { createVisitCounter } from "./features/growth/visit-counter.ts";
import { sessionOfPage } from "./features/sessions/commands.ts";
import { closeDemoAccounts } from "./features/sign-in/demo-accounts.ts";
import { registerJobs } from "./jobs.ts";
import { operatorCommand } from "./operator-command.ts";
import { systemClock } from "./platform/clock/clock.ts";
import { ConfigError, readConfig } from "./platform/config/config.ts";
import { checkPooler } from "./platform/database/database.ts";
import { migrate } from "./platform/database/migrate.ts";
import { commonHeaders } from "./platform/http/headers.ts";
import { serve } from "./platform/http/serve.ts";
import { mountWeb } from "./platform/http/web.ts";
import { builtWeb, developedWeb } from "./platform/http/web-build.ts";
import { createLog, withoutValues } from "./platform/log/log.ts";
import { serveMetrics } from "./platform/log/metrics.ts";
import { redactConsole } from "./platform/log/redact-console.ts";
import { startTracing } from "./platform/log/tracing.ts";
import { createPlatform, type Platform } from "./platform/platform.ts";
import { measureSaturation } from "./platform/saturation.ts";

export type Running = { url: string; stop(): Promise<void> };
type Environment = Record<string, string | undefined>;

/** Starts what this process is for: pages and API, background work, or both. */
export async function startServer(env: Environment): Promise<Running> {
  const config = readConfig(env);
  const log = createLog(config.logLevel);
  const platform = createPlatform(config, { log, clock: systemClock });
  const stops = [() => platform.database.destroy(), () => platform.replicas.stop()];
  if (config.tracing) stops.unshift(await startTracing(config.tracing));
  const stop = async () => {
    for (const each of stops.reverse()) await each();
  };
  try {
    const filled = config.mode === "demo" ? await lockDemo(platform) : undefined;
    if (filled) stops.push(filled);
    await migrate(platform.directPool);
    if (config.database.isPooled) await checkPooler(platform.pool, log);
    if (!config.devTools) await closeDemoAccounts(platform, DEMO_PASSWORD);
    registerJobs(platform);
    await platform.jobs.start(async () => {
      stops.push(() => platform.jobs.stop());
      if (config.mode !== "demo") return;
      // Loaded for the demo only; no job may run while its past is being created.
      const { seedDemo } = await import("../seed/demo.ts");
      await seedDemo(platform);
    });
    await filled?.();
    if (config.metrics) {
      stops.push(await serveMetrics(config.metrics));
      measureSaturation(platform);
    }
    const url = config.runsWeb ? await startWeb(platform, stops) : "";
    if (config.mode !== "development") {
      const restore = redactConsole(log);
      stops.unshift(async () => restore());
    }
    return { url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Loaded for the demo only. */
const lockDemo = async ({ directPool }: Platform) => (await import("../seed/half-filled.ts")).lockDemo(directPool);

/** Pages and API. Stops in this order: live streams end, requests in progress finish. */
async function startWeb(platform: Platform, stops: (() => Promise<void>)[]): Promise<string> {
  const { config, events } = platform;
  const web = config.mode === "development" ? await developedWeb() : await builtWeb();
  stops.push(web.stop);
  const sessionOf = (asked: Headers) => sessionOfPage(platform, asked);
  const visits = createVisitCounter(platform);
  stops.push(visits.stop);
  const fetch = mountWeb(createApp(platform), web, { platform, sessionOf, onServed: visits.count });
  const headers = commonHeaders(config.http.secure);
  const serving = await serve(fetch, { ...config.http, headers, listen: web.listen });
  stops.push(serving.stop);
  await events.start();
  stops.push(events.stop);
  platform.replicas.start();
  return `http://localhost:${serving.port}`;
}

/**
 * `node main.js` serves until it is stopped; `node main.js migrate` only applies migrations, `node main.js operator …` is
 * for the team, `node main.js load` fills Node's compile cache and ends.
 */
async function main([command, ...rest]: string[]) {
  if (command === "load") return void (await builtWeb());
  if (command === "operator") return runOperatorCommand(rest);
  if (command === "migrate") {
    const config = readConfig(process.env);
    const { directPool, database } = createPlatform(config, { log: createLog(config.logLevel), clock: systemClock });
    const applied = await migrate(directPool);
    await database.destroy();
    return tell(`${applied.length} migrations applied`);
  }
  process.once("uncaughtException", (error) => {
    tell(JSON.stringify({ level: 60, err: withoutValues(error), msg: "the process ends" }));
    process.exit(1);
  });
  // A stop during the start takes effect once it has started.
  const starting = startServer(process.env);
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () =>
      starting
        .then(({ stop }) => stop())
        .catch(() => undefined)
        .then(() => process.exit(0)),
    );
  await starting;
}

export async function runOperatorCommand(rest: string[]) {
  const config = readConfig(process.env);
  const platform = createPlatform(config, { log: createLog("silent"), clock: systemClock });
  await migrate(platform.directPool);
  const [sentence, code] = await operatorCommand(platform, rest);
  await platform.database.destroy();
  tell(sentence);
  process.exitCode = code;
}

/** For whoever starts the process, before there is a log. */
const tell = (sentence: string) => void process.stderr.write(`${sentence}\n`);

if (import.meta.main) {
  main(process.argv.slice(2)).catch((error: unknown) => {
    tell(error instanceof ConfigError ? error.message : JSON.stringify(withoutValues(error)));
    process.exit(1);
  });
}
