import { chmodSync, mkdirSync } from "node:fs";

/**
 * A folder closed to other users of this machine. For root, PostgreSQL runs as another user, who has to pass through it
 * without reading it.
 */
export function privateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, process.getuid?.() === 0 ? 0o711 : 0o700);
}
