import { expect, test } from "vitest";
import { levelOf } from "./audio-check.ts";

test.each([
  [0, 0],
  [0.0001, 0],
  [0.01, 33],
  [0.1, 67],
  [1, 100],
])("samples of %d are %d of 100", (sample, level) => expect(levelOf(new Float32Array(8).fill(sample))).toBe(level));
