import type { Installation } from "./installation.ts";

/** One row of the report: what was done, how often, and what came of it. */
export type Row = {
  promise: string;
  done: string;
  count: string;
  lost: string;
  measured: string;
  target: string;
  isKept: boolean;
};

/** What a file `<name>.proof.ts` exports as `prove`. */
export type Proof = (installation: Installation) => Promise<Row>;

/** Part of the full durations, counts and rates, for a try: 1 unless PROVE_SHARE says less. */
export const RUN_SHARE = shareOf(process.env.PROVE_SHARE);

export function shareOf(given: string | undefined): number {
  const share = Number(given || 1);
  if (!(share > 0 && share <= 1)) throw new Error("PROVE_SHARE must be above 0 and at most 1");
  return share;
}

/** A count or a duration of the full run, in this one's proportion; at least `least`. */
export const scaledToRun = (full: number, least = 1): number => Math.max(least, Math.round(full * RUN_SHARE));
