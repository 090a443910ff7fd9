import { chmodSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onStop } from "./lifecycle.ts";

const MEMORY = "/dev/shm";
const ROOM = 4 * 2 ** 30;

/** A folder in memory, if there is enough of it; else on disk. */
function quickest(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > ROOM ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}

type Options = { isQuick?: boolean };

/**
 * A folder that is deleted with this process. PostgreSQL's own user has to pass through it if we are root. `isQuick` is
 * for tests: each file copies a database, which takes six times as long on a disk.
 */
export function temporaryFolder(name: string, { isQuick = false }: Options = {}): string {
  const folder = mkdtempSync(join(isQuick ? quickest() : tmpdir(), `aufwind-${name}-`));
  chmodSync(folder, 0o711);
  onStop(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
