import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { sentenceOf } from "./failure.ts";
import { stopAll, stopOnSignals } from "./lifecycle.ts";
import { ownDatabase } from "./own-database.ts";
import { ROOT } from "./project.ts";

stopOnSignals({ code: 0 });

/** The address of our own PostgreSQL if another process runs it already: `npm start` beside this. */
function runningDatabase(folder: string): string | undefined {
  const file = join(folder, "data", "postmaster.pid");
  if (!existsSync(file)) return undefined;
  const [pid = "", , , port = ""] = readFileSync(file, "utf8").split("\n");
  try {
    process.kill(Number(pid), 0);
  } catch {
    return undefined;
  }
  return `postgres://postgres:${readFileSync(join(folder, "password"), "utf8")}@127.0.0.1:${port}/aufwind`;
}

try {
  const { MODE, DATA_FOLDER, DATABASE_URL, PORT } = process.env;
  const folder = join(resolve(ROOT, DATA_FOLDER || ".data"), "postgres");
  process.env.MODE = MODE || "demo";
  process.env.PORT = PORT || "3000";
  process.env.DATABASE_URL =
    DATABASE_URL || runningDatabase(folder) || (await ownDatabase({ folder, database: "aufwind" }));
  const { runOperatorCommand } = await import("@aufwind/server/main");
  await runOperatorCommand(process.argv.slice(2));
} catch (error) {
  console.error(sentenceOf(error));
  process.exitCode = 1;
}
await stopAll();
process.exit();
