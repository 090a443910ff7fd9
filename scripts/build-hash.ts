import { createHash } from "node:crypto";
import { type Dirent, existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Everything the built pages depend on. */
const INPUTS = ["apps/web", "packages", "content", "package-lock.json", "scripts/build-web.ts"];
const SKIPPED = new Set(["node_modules", "build", ".react-router", ".vite"]);
const isTest = (name: string) => /\.test\.tsx?$/.test(name);

/** A hash of all inputs of the web build: equal hash, equal build. */
export function buildHash(root: string): string {
  const hash = createHash("sha256");
  for (const input of INPUTS) add(hash, root, input);
  return hash.digest("hex");
}

function add(hash: ReturnType<typeof createHash>, root: string, path: string): void {
  const full = join(root, path);
  if (!existsSync(full)) return;
  const entries = listFolder(full);
  if (!entries) {
    hash.update(`${path}\0`).update(readFileSync(full)).update("\0");
    return;
  }
  for (const { name } of entries) if (!SKIPPED.has(name) && !isTest(name)) add(hash, root, `${path}/${name}`);
}

function listFolder(path: string): Dirent[] | undefined {
  try {
    return readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOTDIR") return undefined;
    throw error;
  }
}
