import { type ChildProcess, spawn } from "node:child_process";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";
import pg from "pg";

const MAIN = fileURLToPath(new URL("../apps/server/src/main.ts", import.meta.url));

export type Site = { url: string; databaseUrl: string; pid: number; stop(): Promise<void> };
type Options = { env?: Record<string, string>; allCores?: boolean; databaseUrl?: string; minutes?: number };

/** The product in a process of its own, on the first core and with its own database by default. */
export async function startSite({ env = {}, allCores = false, minutes = 1, ...given }: Options = {}): Promise<Site> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const databaseUrl = given.databaseUrl ?? (await newDatabase());
  const child = (allCores ? onAnyCore : onFirstCore)(MAIN, {
    MODE: "test",
    LOG_LEVEL: "warn",
    ROLE: "web",
    HOST: "127.0.0.1",
    PORT: String(port),
    PUBLIC_URL: url,
    DATABASE_URL: databaseUrl,
    ...env,
  });
  await waitUntilReachable(`${url}/api/health-check/health-probe`, minutes);
  return { url, databaseUrl, pid: child.pid ?? 0, stop: () => stopProcess(child) };
}

/** Runs a script on the first core only, so that the load generator has the other. */
export const onFirstCore = (script: string, env: Record<string, string>): ChildProcess =>
  launch([...(process.platform === "linux" ? ["taskset", "-c", "0"] : []), process.execPath, script], env);

const onAnyCore = (script: string, env: Record<string, string>) => launch([process.execPath, script], env);

function launch([command = process.execPath, ...args]: string[], env: Record<string, string>) {
  return spawn(command, args, { stdio: "inherit", env: { ...process.env, NODE_ENV: "production", ...env } });
}

export async function stopProcess(child: ChildProcess): Promise<void> {
  const exit = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  child.kill("SIGTERM");
  await exit;
}

/** Waits until an address answers; fails after a minute unless said otherwise. */
export async function waitUntilReachable(url: string, minutes = 1): Promise<void> {
  const deadline = Date.now() + minutes * 60_000;
  for (;;) {
    const response = await fetch(url).catch(() => undefined);
    await response?.body?.cancel();
    if (response?.ok) return;
    if (Date.now() > deadline) throw new Error(`${url} did not answer in time`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });

export async function newDatabase(): Promise<string> {
  const url = new URL(process.env.TEST_DATABASE_URL ?? "");
  const client = new pg.Client({ connectionString: url.href });
  const name = `bench_${process.pid}_${performance.now().toString(36).replace(".", "")}`;
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  url.pathname = name;
  return url.href;
}
