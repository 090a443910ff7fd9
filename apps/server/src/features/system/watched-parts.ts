import { statfs } from "node:fs/promises";
import { diskRoom, type Room, replicaRoom } from "@aufwind/rules/system";
import { DAY } from "@aufwind/rules/time/durations";
import { type Tx, transact } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { closeCaseOf, openCase } from "../cases/commands.ts";
import { findReplicaLag } from "./health-store.ts";
import { findToldRoom } from "./store.ts";

/** What was found; null where there is none. */
type Found = { freePercent: number | null; lagSeconds: number | null };

/** Looks whether the disk of the files fills and a replica falls behind. */
export async function watchParts(platform: Platform): Promise<void> {
  const [freePercent, lagSeconds] = await Promise.all([
    freeOf(platform.config.dataFolder),
    findReplicaLag(platform.database),
  ]);
  await updatePartCases(platform, { freePercent, lagSeconds });
}

/** A folder that nobody has made yet says nothing. */
const freeOf = (folder: string): Promise<number | null> =>
  statfs(folder).then(
    ({ bavail, blocks }) => Math.floor((100 * bavail) / blocks),
    () => null,
  );

/** One case for each part that gets tight: it comes up again where it becomes critical, and closes by itself. */
export const updatePartCases = (platform: Platform, { freePercent, lagSeconds }: Found): Promise<void> =>
  transact(platform.database, async (tx) => {
    if (freePercent !== null)
      await followPart(tx, platform, {
        ...{ source: "disk", data: { freePercent } },
        judge: (before) => diskRoom(freePercent, before),
      });
    if (lagSeconds !== null)
      await followPart(tx, platform, {
        ...{ source: "replica", data: { lagSeconds } },
        judge: (before) => replicaRoom(lagSeconds, before),
      });
  });

type Part = { source: "disk" | "replica"; data: Record<string, number>; judge: (before: Room) => Room };

async function followPart(tx: Tx, platform: Platform, { source, data, judge }: Part): Promise<void> {
  // What somebody has closed by hand is theirs for a day.
  const since = new Date(platform.clock.now().getTime() - DAY);
  const before = await findToldRoom(tx, { source, since });
  const room = judge(before);
  if (room === before) return;
  const cause = { source, sourceId: "site" };
  if (room === "ok") await closeCaseOf(tx, platform, { ...cause, data: { why: "mended", room } });
  else await openCase(tx, platform, { ...cause, kind: "system", data: { room, ...data } });
}
