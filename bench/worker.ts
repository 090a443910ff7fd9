import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const MAIN = fileURLToPath(new URL("../apps/server/src/main.ts", import.meta.url));

const alive = new Set<ChildProcess>();
process.once("exit", () => {
  for (const child of alive) child.kill("SIGKILL");
});

export type Worker = { kill(): Promise<void> };

/** Loads the product once and exits, so that the compile cache is warm for workers that are killed early. */
export async function warmUp(env: Record<string, string>): Promise<void> {
  const child = spawn(process.execPath, [MAIN, "migrate"], { stdio: "ignore", env: { ...process.env, ...env } });
  await once(child, "exit");
}

/** A worker process that is never stopped gracefully: it is killed. */
export function startWorker(env: Record<string, string>): Worker {
  const child: ChildProcess = spawn(process.execPath, [MAIN], {
    stdio: "inherit",
    env: { ...process.env, MODE: "test", ROLE: "worker", LOG_LEVEL: "fatal", ...env },
  });
  const exit = once(child, "exit");
  alive.add(child);
  return {
    async kill() {
      child.kill("SIGKILL");
      await exit;
      alive.delete(child);
    },
  };
}
