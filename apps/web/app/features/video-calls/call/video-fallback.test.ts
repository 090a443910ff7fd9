import { expect, test } from "vitest";
import { FULL_VIDEO, isSoundLost, nextVideoFallback, type VideoFallback } from "./video-fallback.ts";

const GOOD = { roundTrip: 0.05, loss: 0 };
const POOR = { roundTrip: 0.9, loss: 0.15 };
const HOPELESS = { roundTrip: 0.9, loss: 0.4 };

/** Measures every two seconds for so long, from a state and a moment on. */
function after(
  state: VideoFallback,
  sample: typeof GOOD,
  {
    seconds,
    from = 0,
    hasCamera = true,
  }: {
    seconds: number;
    from?: number;
    hasCamera?: boolean;
  },
): VideoFallback {
  let now = state;
  for (let at = from; at <= from + seconds * 1000; at += 2000) now = nextVideoFallback(now, { sample, at, hasCamera });
  return now;
}

test("on a poor line less of the picture is sent, then none; a hopeless one is quicker", () => {
  expect(after(FULL_VIDEO, POOR, { seconds: 2 }).level).toBe("full");
  expect(after(FULL_VIDEO, POOR, { seconds: 4 }).level).toBe("reduced");
  expect(after(FULL_VIDEO, POOR, { seconds: 10 }).level).toBe("reduced");
  expect(after(FULL_VIDEO, POOR, { seconds: 12 }).level).toBe("off");
  expect(after(FULL_VIDEO, HOPELESS, { seconds: 8 }).level).toBe("off");
});

test("a single good moment begins the count anew, and twelve good seconds bring the whole picture back", () => {
  const reduced = after(FULL_VIDEO, POOR, { seconds: 10 });
  const paused = nextVideoFallback(reduced, { sample: GOOD, at: 12_000, hasCamera: true });
  expect(after(paused, POOR, { seconds: 6, from: 14_000 }).level).toBe("reduced");
  expect(after(reduced, GOOD, { seconds: 10, from: 12_000 }).level).toBe("reduced");
  expect(after(reduced, GOOD, { seconds: 12, from: 12_000 }).level).toBe("full");
});

test("what is off stays off: on a good line it is offered, on a poor one not any more", () => {
  const off = after(FULL_VIDEO, POOR, { seconds: 12 });
  const offered = after(off, GOOD, { seconds: 60, from: 14_000, hasCamera: false });
  expect(offered).toMatchObject({ level: "off", isOffered: true });
  expect(nextVideoFallback(offered, { sample: POOR, at: 80_000, hasCamera: false }).isOffered).toBe(false);
  // Sound alone needs little: a small estimate says nothing about the line.
  const estimate = { ...GOOD, bitrate: 40_000 };
  expect(after(off, estimate, { seconds: 12, from: 14_000, hasCamera: false }).isOffered).toBe(true);
});

test("whoever switches it on again on a poor line keeps it, until the line was good once", () => {
  const off = after(FULL_VIDEO, POOR, { seconds: 12 });
  const kept = after(off, POOR, { seconds: 60, from: 14_000 });
  expect(kept).toMatchObject({ level: "reduced", isInsisted: true });
  const well = after(kept, GOOD, { seconds: 12, from: 80_000 });
  expect(well).toMatchObject({ level: "full", isInsisted: false });
  expect(after(well, POOR, { seconds: 12, from: 100_000 }).level).toBe("off");
});

test("a camera that is off anyway is not switched off", () =>
  expect(after(FULL_VIDEO, HOPELESS, { seconds: 60, hasCamera: false }).level).toBe("reduced"));

test("sound counts as lost after 25 seconds without a connection", () => {
  expect([isSoundLost(null, 90_000), isSoundLost(1000, 25_999), isSoundLost(1000, 26_000)]).toEqual([
    false,
    false,
    true,
  ]);
});
