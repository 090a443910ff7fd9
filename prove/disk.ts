import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { onStop } from "@aufwind/scripts/lifecycle.ts";

const MEGABYTES = 512;

/** The disk of uploaded files, which can be filled to the last byte. */
export type Disk = { folder: string; canFill: boolean; fill(): void; empty(): void };

/** A disk of its own (in memory), for which one has to be root on Linux; else a plain folder, which is never full. */
export function openDisk(folder: string): Disk {
  mkdirSync(folder, { recursive: true });
  const mount = ["-t", "tmpfs", "-o", `size=${MEGABYTES}m`, "aufwind", folder];
  const canFill = process.getuid?.() === 0 && spawnSync("mount", mount, { stdio: "ignore" }).status === 0;
  chmodSync(folder, 0o711);
  if (canFill) onStop(() => spawnSync("umount", ["-l", folder], { stdio: "ignore" }));
  const ballast = join(folder, "ballast");
  return {
    folder,
    canFill,
    fill() {
      const { bavail, bsize } = statfsSync(folder);
      try {
        writeFileSync(ballast, Buffer.alloc(bavail * bsize + bsize));
      } catch {
        // Full, which is what was wanted.
      }
    },
    empty: () => rmSync(ballast, { force: true }),
  };
}
