import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findProgram } from "@aufwind/scripts/debian-package.ts";

const LIBRARY = "/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1";

/** The clock of the servers, which can be turned while they run. */
export type Clock = { env: Record<string, string>; turn(seconds: number): void };

/** Debian's faketime between the servers and their clock; undefined where there is none. */
export async function openClock(folder: string): Promise<Clock | undefined> {
  await findProgram("faketime").catch(() => undefined);
  if (!existsSync(LIBRARY)) return undefined;
  const file = join(folder, "clock");
  const turn = (seconds: number) => writeFileSync(file, `+${seconds}`);
  turn(0);
  return {
    turn,
    env: {
      LD_PRELOAD: LIBRARY,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: "1",
      // Timers run on: only what the time is has changed.
      FAKETIME_DONT_FAKE_MONOTONIC: "1",
    },
  };
}
