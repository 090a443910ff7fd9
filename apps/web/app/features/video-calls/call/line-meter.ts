import { type Advice, LineWatch, type Quality, qualityOf } from "./quality.ts";
import { LineReader } from "./read-line.ts";

const EVERY_MS = 2000;

type Measured = { quality: Quality; advice?: Advice };

/** Measures a line for as long as it stands. */
export class LineMeter {
  readonly #tell: (measured: Measured) => void;
  readonly #watch = new LineWatch();
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(tell: (measured: Measured) => void) {
    this.#tell = tell;
  }

  watch(stats: () => Promise<RTCStatsReport>): void {
    this.stop();
    const reader = new LineReader();
    this.#timer = setInterval(async () => {
      const report = await stats().catch(() => null);
      if (!report) return;
      const sample = reader.read(report as unknown as Iterable<[string, unknown]>);
      // Nothing is measured before packets go to and fro.
      if (sample.roundTrip === undefined) return;
      this.#tell({ quality: qualityOf(sample), advice: this.#watch.add(sample, performance.now()) });
    }, EVERY_MS);
  }

  reset(): void {
    this.#watch.reset();
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#watch.reset();
  }
}
