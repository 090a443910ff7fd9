/** How the connection did in the last seconds. */
export type ConnectionSample = {
  /** In seconds; undefined while nothing was measured. */
  roundTrip?: number | undefined;
  /** The larger packet loss of both directions, from 0 to 1. */
  loss: number;
  /** In bits per second, by the browser's estimate. */
  bitrate?: number | undefined;
};

export const QUALITIES = ["good", "fair", "poor"] as const;
export type Quality = (typeof QUALITIES)[number];

const FAIR = { roundTrip: 0.3, loss: 0.03, bitrate: 200_000 };
const POOR = { roundTrip: 0.7, loss: 0.1, bitrate: 100_000 };
/** Without the estimate, which also falls if a device is only busy. */
const HOPELESS = { roundTrip: 1.5, loss: 0.3, bitrate: 0 };

const isBeyond = ({ roundTrip = 0, loss, bitrate = Infinity }: ConnectionSample, limit: typeof FAIR) =>
  roundTrip > limit.roundTrip || loss > limit.loss || bitrate < limit.bitrate;

export function qualityOf(sample: ConnectionSample): Quality {
  if (isBeyond(sample, POOR)) return "poor";
  return isBeyond(sample, FAIR) ? "fair" : "good";
}

export const isHopeless = (sample: ConnectionSample): boolean => isBeyond(sample, HOPELESS);

/** Packet counters, compared with the last sample. */
type Counts = { lost: number; received: number };

type Stat = Record<string, unknown> & { type: string };
const numberOf = (stat: Stat, name: string) => (typeof stat[name] === "number" ? stat[name] : undefined);

/** Samples from the browser's statistics, each about the time since the last. */
export class StatsReader {
  #before: Counts = { lost: 0, received: 0 };

  read(report: Iterable<[string, unknown]>): ConnectionSample {
    const stats = [...report].map(([, stat]) => stat as Stat);
    const pair = stats.find((stat) => stat.type === "candidate-pair" && stat.nominated === true);
    const remote = stats.filter(({ type }) => type === "remote-inbound-rtp");
    const sum = (name: string) =>
      stats.filter(({ type }) => type === "inbound-rtp").reduce((all, stat) => all + (numberOf(stat, name) ?? 0), 0);
    const counts = { lost: sum("packetsLost"), received: sum("packetsReceived") };
    const lost = Math.max(counts.lost - this.#before.lost, 0);
    const received = Math.max(counts.received - this.#before.received, 0);
    this.#before = counts;
    const inbound = lost + received > 0 ? lost / (lost + received) : 0;
    return {
      roundTrip: pair && numberOf(pair, "currentRoundTripTime"),
      loss: Math.max(inbound, ...remote.map((stat) => numberOf(stat, "fractionLost") ?? 0)),
      bitrate: pair && numberOf(pair, "availableOutgoingBitrate"),
    };
  }
}

const EVERY_MS = 2000;

/** Measures a connection for as long as it is up. */
export class QualityMeter {
  readonly #report: (sample: ConnectionSample) => void;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(report: (sample: ConnectionSample) => void) {
    this.#report = report;
  }

  watch(stats: () => Promise<RTCStatsReport>): void {
    this.stop();
    const reader = new StatsReader();
    this.#timer = setInterval(async () => {
      const report = await stats().catch(() => null);
      if (!report) return;
      const sample = reader.read(report as unknown as Iterable<[string, unknown]>);
      // Nothing is measured before packets flow.
      if (sample.roundTrip !== undefined) this.#report(sample);
    }, EVERY_MS);
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
