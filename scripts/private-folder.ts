import { chmodSync, mkdirSync } from "node:fs";

/**
 * A folder that other users of this machine cannot look into. PostgreSQL, which refuses root, runs for root as somebody
 * else, who has to pass through it and sees nothing.
 */
export function privateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, process.getuid?.() === 0 ? 0o711 : 0o700);
}
