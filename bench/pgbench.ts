import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";

type Asked = { text: string; values: unknown[] };

function literal(value: unknown): string {
  if (value === null || value === undefined) return "null";
  if (Array.isArray(value)) return pg.escapeLiteral(`{${value.map((each) => JSON.stringify(each)).join()}}`);
  return pg.escapeLiteral(value instanceof Date ? value.toISOString() : String(value));
}

const written = ({ text, values }: Asked) =>
  `${text.replaceAll(/\s+/g, " ").replaceAll(/\$(\d+)/g, (_, place) => literal(values[Number(place) - 1]))};\n`;

type Load = { url: string; requests: Asked[][]; seconds: number; clients: number; options: string };

/** The rate at which `pgbench` runs the statements of these requests, each chosen at random. */
export async function pgbench({ url, requests, seconds, clients, options }: Load): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), "pgbench-"));
  try {
    const files = requests.map((_, place) => join(folder, `${place}.sql`));
    for (const [place, file] of files.entries()) await writeFile(file, requests[place]?.map(written).join("") ?? "");
    const args = [
      "-n",
      "-c",
      `${clients}`,
      "-j",
      "2",
      "-T",
      `${seconds}`,
      ...files.flatMap((file) => ["-f", file]),
      url,
    ];
    const { stdout } = await promisify(execFile)("pgbench", args, {
      env: { ...process.env, PGOPTIONS: options },
      maxBuffer: 1e7,
    });
    const rate = Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
    if (!(rate > 0)) throw new Error(`pgbench said: ${stdout.slice(0, 500)}`);
    return rate;
  } finally {
    await rm(folder, { recursive: true });
  }
}
