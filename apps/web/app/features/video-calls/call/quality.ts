/** What the line did in the last seconds. */
export type LineSample = {
  /** In seconds; undefined while nothing was measured. */
  roundTrip?: number | undefined;
  /** The larger share of packets lost on either way, from 0 to 1. */
  loss: number;
  /** In bits per second, as the browser estimates it. */
  bitrate?: number | undefined;
};

export const QUALITIES = ["good", "fair", "poor"] as const;
export type Quality = (typeof QUALITIES)[number];

const FAIR = { roundTrip: 0.3, loss: 0.03, bitrate: 200_000 };
const POOR = { roundTrip: 0.7, loss: 0.1, bitrate: 100_000 };
/** Without the estimate, which also falls where a device is only busy. */
const HOPELESS = { roundTrip: 1.5, loss: 0.3, bitrate: 0 };

const isBeyond = ({ roundTrip = 0, loss, bitrate = Infinity }: LineSample, limit: typeof FAIR) =>
  roundTrip > limit.roundTrip || loss > limit.loss || bitrate < limit.bitrate;

export function qualityOf(sample: LineSample): Quality {
  if (isBeyond(sample, POOR)) return "poor";
  return isBeyond(sample, FAIR) ? "fair" : "good";
}

/** Poor for so long: it is offered to go on with sound alone; hopeless for so long: the picture is switched off. */
const OFFER_MS = 6000;
const SWITCH_MS = 10_000;

export type Advice = "none" | "offer" | "switchOff";

/** What to do about one's own picture, from one sample after the other. */
export class LineWatch {
  #poorSince: number | undefined;
  #hopelessSince: number | undefined;

  add(sample: LineSample, at: number): Advice {
    this.#poorSince = isBeyond(sample, POOR) ? (this.#poorSince ?? at) : undefined;
    this.#hopelessSince = isBeyond(sample, HOPELESS) ? (this.#hopelessSince ?? at) : undefined;
    if (this.#hopelessSince !== undefined && at - this.#hopelessSince >= SWITCH_MS) return "switchOff";
    return this.#poorSince !== undefined && at - this.#poorSince >= OFFER_MS ? "offer" : "none";
  }

  reset(): void {
    this.#poorSince = undefined;
    this.#hopelessSince = undefined;
  }
}
