import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onStop } from "./lifecycle.ts";

/** A folder that goes with this process. PostgreSQL's own user has to get through it where we are root. */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `aufwind-${name}-`));
  chmodSync(folder, 0o711);
  onStop(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
