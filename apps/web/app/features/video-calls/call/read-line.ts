import type { LineSample } from "./quality.ts";

/** Packets so far, to be compared with those of the last look. */
type Counts = { lost: number; received: number };

type Stat = Record<string, unknown> & { type: string };
const numberOf = (stat: Stat, name: string) => (typeof stat[name] === "number" ? stat[name] : undefined);

/** Reads samples from the browser's statistics, each about the time since the last. */
export class LineReader {
  #before: Counts = { lost: 0, received: 0 };

  read(report: Iterable<[string, unknown]>): LineSample {
    const stats = [...report].map(([, stat]) => stat as Stat);
    const pair = stats.find((stat) => stat.type === "candidate-pair" && stat.nominated === true);
    const told = stats.filter(({ type }) => type === "remote-inbound-rtp");
    const sum = (name: string) =>
      stats.filter(({ type }) => type === "inbound-rtp").reduce((all, stat) => all + (numberOf(stat, name) ?? 0), 0);
    const counts = { lost: sum("packetsLost"), received: sum("packetsReceived") };
    const lost = Math.max(counts.lost - this.#before.lost, 0);
    const received = Math.max(counts.received - this.#before.received, 0);
    this.#before = counts;
    const inbound = lost + received > 0 ? lost / (lost + received) : 0;
    return {
      roundTrip: pair && numberOf(pair, "currentRoundTripTime"),
      loss: Math.max(inbound, ...told.map((stat) => numberOf(stat, "fractionLost") ?? 0)),
      bitrate: pair && numberOf(pair, "availableOutgoingBitrate"),
    };
  }
}
