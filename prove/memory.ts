import { readFileSync } from "node:fs";
import type { Program } from "./program.ts";

export type Sample = { minute: number; megabytes: number };

/** Megabytes a minute, by least squares. */
export function slopeOf(samples: readonly Sample[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [at, of] = [mean(samples.map(({ minute }) => minute)), mean(samples.map(({ megabytes }) => megabytes))];
  const above = samples.reduce((sum, { minute, megabytes }) => sum + (minute - at) * (megabytes - of), 0);
  const below = samples.reduce((sum, { minute }) => sum + (minute - at) ** 2, 0);
  return below === 0 ? 0 : above / below;
}

/** What a process holds in memory now. */
function megabytesOf(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** Watches the memory of these processes; the steepest slope after the first part, which is warming up. */
export function watchMemory(programs: Program[]) {
  const begin = Date.now();
  const seen = new Map<string, Sample[]>(programs.map(({ name }) => [name, []]));
  const ticking = setInterval(() => {
    for (const { name, pid } of programs)
      seen.get(name)?.push({ minute: (Date.now() - begin) / 60_000, megabytes: megabytesOf(pid) });
  }, 1000);
  return {
    stop(warmUpMinutes: number) {
      clearInterval(ticking);
      const slopes = [...seen].map(([name, samples]) => {
        const warm = samples.filter(({ minute }) => minute > warmUpMinutes);
        const last = warm.at(-1)?.megabytes ?? 0;
        return { name, slope: slopeOf(warm), last };
      });
      return slopes.toSorted((one, other) => other.slope - one.slope);
    },
  };
}
