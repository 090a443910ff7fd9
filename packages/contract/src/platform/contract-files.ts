import { readdir } from "node:fs/promises";

type Exports = Record<string, unknown>;

/** Every file of the contract and what it exports; the built server has them in itself (scripts/build-server.ts). */
export async function contractFiles(): Promise<[file: string, exported: Exports][]> {
  const folder = new URL("../", import.meta.url);
  const files = (await readdir(folder, { recursive: true }))
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
    .sort();
  return Promise.all(
    files.map(async (file) => [file, (await import(new URL(file, folder).href)) as Exports] as [string, Exports]),
  );
}
