import { expect, test } from "vitest";
import { shownSize } from "./shown-size.ts";

test("a picture keeps its shape in the box, is never made larger, and never vanishes", () => {
  expect(shownSize({ width: 2048, height: 1024 }, 320)).toEqual({ width: 320, height: 160 });
  expect(shownSize({ width: 900, height: 1800 }, 320)).toEqual({ width: 160, height: 320 });
  expect(shownSize({ width: 40, height: 30 }, 320)).toEqual({ width: 40, height: 30 });
  expect(shownSize({ width: 2048, height: 1 }, 320)).toEqual({ width: 320, height: 1 });
});
