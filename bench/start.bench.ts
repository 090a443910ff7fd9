import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Figure, median } from "./figure.ts";
import { answers, ended, freePort } from "./site.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

/** From `npm start` to the first page, on a machine that has started it before. */
export async function run(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), "aufwind-start-"));
  const seconds: number[] = [];
  for (let round = 0; round < 4; round++) seconds.push(await startOnce(folder));
  await rm(folder, { recursive: true, force: true });
  const [, ...warm] = seconds;
  const typical = median(warm);
  return [
    {
      name: "`npm start`, warm, to the first page",
      figure: `${typical.toFixed(1)} s`,
      target: "< 8",
      pass: typical < 8,
    },
  ];
}

async function startOnce(folder: string): Promise<number> {
  const port = await freePort();
  const { DATABASE_URL: _, ...env } = process.env;
  const began = performance.now();
  const child = spawn("npm", ["start"], {
    cwd: ROOT,
    stdio: "ignore",
    env: { ...env, PORT: String(port), DATA_FOLDER: folder },
  });
  await answers(`http://127.0.0.1:${port}/de`);
  const took = (performance.now() - began) / 1000;
  await ended(child);
  return took;
}
