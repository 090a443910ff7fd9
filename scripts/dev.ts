import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { ownCards, sandboxPort } from "./card-sandbox.ts";
import { sentenceOf } from "./failure.ts";
import { isStopping, onStop, stopAll, stopOnSignals } from "./lifecycle.ts";
import { ownDatabase } from "./own-database.ts";
import { ownPartners, partnerPort } from "./partner-sandbox.ts";
import { checkPort } from "./port.ts";
import { ROOT } from "./project.ts";

/** The server's sources; pages belong to Vite, which writes files of its own that must not count. */
const WATCHED = ["apps/server/src", "apps/server/seed", "apps/server/locales", "apps/server/migrations", "packages"];

stopOnSignals({ code: 0 });

try {
  const port = Number(process.env.PORT || 3000);
  await checkPort(port, process.env.HOST || "127.0.0.1");
  const DATABASE_URL =
    process.env.DATABASE_URL || (await ownDatabase({ folder: join(ROOT, ".data/postgres"), database: "aufwind" }));
  const siteUrl = `http://127.0.0.1:${port}`;
  const cards = await ownCards({ dataFolder: join(ROOT, ".data"), port: sandboxPort(port), siteUrl });
  const publicUrl = process.env.PUBLIC_URL || `http://localhost:${port}`;
  const partners = await ownPartners({ port: partnerPort(port), siteUrl: publicUrl });
  console.log(`Aufwind is coming up at http://localhost:${port} and follows every change.`);
  await watch({
    ...process.env,
    ...cards,
    ...partners,
    MODE: "development",
    NODE_ENV: "development",
    WEB_DEV: "true",
    DATABASE_URL,
  });
} catch (error) {
  if (!isStopping()) {
    console.error(sentenceOf(error));
    await stopAll();
    process.exit(1);
  }
}

/** The server, restarted on changes of its files; pages are updated by Vite inside it. */
async function watch(env: NodeJS.ProcessEnv) {
  const watched = WATCHED.map((path) => `--watch-path=${join(ROOT, path)}`);
  const args = [...watched, "--watch-preserve-output", join(ROOT, "apps/server/src/main.ts")];
  const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: "inherit" });
  const ended = once(child, "exit");
  onStop(async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill("SIGTERM");
    await ended;
  });
  await ended;
  if (isStopping()) return;
  await stopAll();
  process.exit(1);
}
