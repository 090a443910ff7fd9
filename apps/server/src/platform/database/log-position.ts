/** A place in PostgreSQL's write-ahead log; written as "16/B374D848". */
export type LogPosition = bigint;

const WRITTEN = /^([\dA-F]{1,8})\/([\dA-F]{1,8})$/i;

/** Undefined if the text is none. */
export function readPosition(text: string): LogPosition | undefined {
  const [, high, low] = WRITTEN.exec(text) ?? [];
  return high && low ? (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`) : undefined;
}

/** Farther than any primary comes. */
export const NEVER_REACHED = "FFFFFFFF/FFFFFFFF";

const MOST = 1000;

/** Remembers when the primary was first seen at which position, to tell how old what a replica has is. */
export function createTimeline() {
  const seen: { position: LogPosition; at: number }[] = [];
  return {
    note(position: LogPosition, at: number): void {
      const last = seen.at(-1);
      // After a failover the log may go on from an earlier position.
      if (last && position < last.position) seen.length = 0;
      if (last?.position !== position) seen.push({ position, at });
      if (seen.length > MOST) seen.shift();
    },
    /** Since when, in milliseconds, the primary has had something that is not at `position` yet. */
    lagOf(position: LogPosition, now: number): number {
      const missed = seen.find((each) => each.position > position);
      return missed ? now - missed.at : 0;
    },
  };
}
export type Timeline = ReturnType<typeof createTimeline>;
