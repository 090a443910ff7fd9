import { fork } from "node:child_process";
import { once } from "node:events";
import { globSync, writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { basename, join } from "node:path";
import type { Figure } from "./bench-child.ts";
import { findBrowser } from "./browser.ts";
import { buildServer } from "./build-server.ts";
import { ensureBuild } from "./build-web.ts";
import { sentenceOf } from "./failure.ts";
import { isStopping, onStop, stopAll, stopOnSignals } from "./lifecycle.ts";
import { ownDatabase } from "./own-database.ts";
import { startReplica } from "./postgres/replica.ts";
import { step } from "./progress.ts";
import { ROOT } from "./project.ts";
import { temporaryFolder } from "./temporary-folder.ts";

stopOnSignals({ code: 130 });
process.env.NODE_ENV = "production";
const folder = temporaryFolder("bench");

try {
  const figures = await measureAll(process.argv[2] ?? "");
  await stopAll();
  const table = tableOf(figures);
  console.log(`\n${table}`);
  // A partial run only prints; a full run writes the results.
  if (!process.argv[2]) writeFileSync(join(ROOT, "bench/results.md"), table);
  process.exit(figures.length > 0 && figures.every(({ pass }) => pass) ? 0 : 1);
} catch (error) {
  if (!isStopping()) {
    console.error(sentenceOf(error));
    await stopAll();
    process.exit(1);
  }
}

async function measureAll(filter: string): Promise<Figure[]> {
  await ensureBuild();
  await buildServer();
  const CHROMIUM_PATH = await findBrowser();
  const TEST_DATABASE_URL = await ownDatabase({ folder: join(folder, "postgres") });
  const files = globSync("bench/*.bench.ts", { cwd: ROOT })
    .sort()
    .filter((file) => file.includes(filter));
  const figures: Figure[] = [];
  for (const file of files) {
    const env = { ...process.env, TEST_DATABASE_URL, CHROMIUM_PATH, ...(await replicaFor(file, TEST_DATABASE_URL)) };
    figures.push(...(await step(`Measuring ${basename(file, ".bench.ts")}`, () => measure(file, env))));
  }
  return figures;
}

/** Only one file measures it, and the others would be slower beside it. */
async function replicaFor(file: string, of: string): Promise<{ TEST_REPLICA_URL?: string }> {
  if (basename(file) !== "replica.bench.ts") return {};
  const replica = await startReplica({ of, folder: join(folder, "replica") });
  onStop((hurry) => replica.stop(hurry));
  return { TEST_REPLICA_URL: replica.url };
}

/** Each file in a process of its own, so that one does not warm or burden the next. */
async function measure(file: string, env: NodeJS.ProcessEnv): Promise<Figure[]> {
  const child = fork(join(import.meta.dirname, "bench-child.ts"), [join(ROOT, file)], { cwd: ROOT, env });
  let figures: Figure[] = [{ name: basename(file, ".bench.ts"), figure: "failed", target: "–", pass: false }];
  child.on("message", (message) => {
    figures = message as Figure[];
  });
  const ended = once(child, "exit");
  onStop(async () => {
    child.kill("SIGTERM");
    await ended;
  });
  await ended;
  return figures;
}

function tableOf(figures: Figure[]) {
  const machine = `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB memory, ${process.platform} ${process.arch}, Node ${process.versions.node}`;
  const rows = figures.map(
    ({ name, figure, target, pass }) => `| ${name} | ${figure} | ${target} | ${pass ? "yes" : "**no**"} |`,
  );
  return `# Figures

Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}: ${machine}.

| figure | measured | target | reached |
|---|---|---|---|
${rows.join("\n")}
`;
}
