import { expect, test } from "vitest";
import { QualityWatch, qualityOf, StatsReader } from "./connection-quality.ts";

test.each([
  [{ roundTrip: 0.04, loss: 0, bitrate: 2_000_000 }, "good"],
  [{ loss: 0 }, "good"],
  [{ roundTrip: 0.35, loss: 0 }, "fair"],
  [{ roundTrip: 0.05, loss: 0.05 }, "fair"],
  [{ roundTrip: 0.8, loss: 0 }, "poor"],
  [{ roundTrip: 0.05, loss: 0.12 }, "poor"],
  [{ roundTrip: 0.05, loss: 0, bitrate: 90_000 }, "poor"],
] as const)("%j is %s", (sample, quality) => expect(qualityOf(sample)).toBe(quality));

const GOOD = { roundTrip: 0.05, loss: 0 };
const POOR = { roundTrip: 0.9, loss: 0.15 };
const HOPELESS = { roundTrip: 0.9, loss: 0.4 };

test("sound alone is offered after six poor seconds, and a good one takes the offer back", () => {
  const watch = new QualityWatch();
  expect([0, 2000, 4000, 6000].map((at) => watch.add(POOR, at))).toEqual(["none", "none", "none", "offer"]);
  expect(watch.add(GOOD, 8000)).toBe("none");
  expect(watch.add(POOR, 10_000)).toBe("none");
});

test("the picture goes off after ten hopeless seconds", () => {
  const watch = new QualityWatch();
  const advice = [0, 2000, 4000, 6000, 8000, 10_000].map((at) => watch.add(HOPELESS, at));
  expect(advice.at(-2)).toBe("offer");
  expect(advice.at(-1)).toBe("switchOff");
});

test("poor is never hopeless, however long", () => {
  const watch = new QualityWatch();
  watch.add(POOR, 0);
  expect(watch.add(POOR, 60_000)).toBe("offer");
});

const report = (stats: object[]) => new Map(stats.map((stat, index) => [String(index), stat]));
const arrived = (packetsReceived: number, packetsLost: number) => ({
  type: "inbound-rtp",
  packetsReceived,
  packetsLost,
});

test("each sample is about the time since the last", () => {
  const reader = new StatsReader();
  expect(reader.read(report([arrived(100, 0)])).loss).toBe(0);
  expect(reader.read(report([arrived(180, 20)])).loss).toBeCloseTo(0.2);
  expect(reader.read(report([arrived(280, 20)])).loss).toBe(0);
});

test("what the other side misses counts as well", () => {
  const stats = [
    arrived(100, 0),
    { type: "remote-inbound-rtp", fractionLost: 0.3 },
    { type: "candidate-pair", nominated: true, currentRoundTripTime: 0.2, availableOutgoingBitrate: 500_000 },
    { type: "candidate-pair", nominated: false, currentRoundTripTime: 9 },
  ];
  expect(new StatsReader().read(report(stats))).toEqual({ roundTrip: 0.2, loss: 0.3, bitrate: 500_000 });
});

test("without measurements the connection counts as good", () =>
  expect(new StatsReader().read(report([]))).toEqual({ roundTrip: undefined, loss: 0, bitrate: undefined }));
