import { expect, test } from "vitest";
import { qualityOf, StatsReader } from "./connection-quality.ts";

test.each([
  [{ roundTrip: 0.04, loss: 0, bitrate: 2_000_000 }, "good"],
  [{ loss: 0 }, "good"],
  [{ roundTrip: 0.35, loss: 0 }, "fair"],
  [{ roundTrip: 0.05, loss: 0.05 }, "fair"],
  [{ roundTrip: 0.8, loss: 0 }, "poor"],
  [{ roundTrip: 0.05, loss: 0.12 }, "poor"],
  [{ roundTrip: 0.05, loss: 0, bitrate: 90_000 }, "poor"],
] as const)("%j is %s", (sample, quality) => expect(qualityOf(sample)).toBe(quality));

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
