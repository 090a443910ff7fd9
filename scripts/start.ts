import { join, resolve } from "node:path";
import { readConfig } from "@aufwind/server/platform/config/config";
import { ensureBuild } from "./build-web.ts";
import { ownCards, sandboxPort } from "./card-sandbox.ts";
import { sentenceOf } from "./failure.ts";
import { isStopping, onStop, stopAll, stopOnSignals, unlessHurried } from "./lifecycle.ts";
import { ownDatabase } from "./own-database.ts";
import { ownPartners, partnerPort } from "./partner-sandbox.ts";
import { checkPort } from "./port.ts";
import { privateFolder } from "./private-folder.ts";
import { secondsSince, step } from "./progress.ts";
import { ROOT } from "./project.ts";

const begin = performance.now();
stopOnSignals({ code: 0 });

try {
  process.env.NODE_ENV = "production";
  const { MODE, DATA_FOLDER, DATABASE_URL, LOG_LEVEL } = process.env;
  const dataFolder = resolve(ROOT, DATA_FOLDER || ".data");
  const mode = MODE || "demo";
  // A line for every request would bury what a newcomer has to read.
  const logLevel = LOG_LEVEL || (mode === "demo" ? "warn" : "info");
  const env = { ...process.env, MODE: mode, LOG_LEVEL: logLevel, DATA_FOLDER: dataFolder };

  const { http, metrics } = readConfig({ ...env, DATABASE_URL: DATABASE_URL || "postgres://localhost/any" });
  await checkPort(http.port, http.host);
  if (metrics) await checkPort(metrics.port, metrics.host);
  privateFolder(dataFolder);

  const siteUrl = `http://127.0.0.1:${http.port}`;
  const cards = mode === "production" ? {} : await ownCards({ dataFolder, port: sandboxPort(http.port), siteUrl });
  const partners =
    mode === "production" ? {} : await ownPartners({ port: partnerPort(http.port), siteUrl: http.publicUrl });
  const url = DATABASE_URL || (await ownDatabase({ folder: join(dataFolder, "postgres"), database: "aufwind" }));
  await ensureBuild();
  tellWhereToLook(await serve({ ...env, ...cards, ...partners, DATABASE_URL: url }));
} catch (error) {
  if (!isStopping()) {
    console.error(sentenceOf(error));
    await stopAll();
    process.exit(1);
  }
}

async function serve(env: Record<string, string | undefined>) {
  return step("Starting the server", async () => {
    const { startServer } = await import("@aufwind/server/main");
    const starting = startServer(env);
    const ended = (hurry: AbortSignal) =>
      unlessHurried(
        starting.then(
          (server) => server.stop(),
          () => undefined,
        ),
        hurry,
      );
    onStop(ended);
    return (await starting).url;
  });
}

function tellWhereToLook(url: string) {
  const base = url.replace(/\/$/, "");
  console.log(`
Aufwind is ready after ${secondsSince(begin)}:

  Deutsch        ${base}/de
  English        ${base}/en
  Log in         ${base}/de/anmelden   one click as a client, a coach or somebody of the team
  Mailbox        ${base}/dev/mailbox   every mail it would have sent
  Kit            ${base}/dev/kit       the parts the pages are made of
  API            ${base}/api/docs

Press Ctrl-C to stop.
`);
}
