import { ATTACHMENT } from "@aufwind/rules/conversations";
import { expect, test } from "vitest";
import { fitInBox, refusalOf } from "./attachment-kinds.ts";

test.each([
  { type: "image/jpeg", size: 1, why: undefined },
  { type: "application/pdf", size: ATTACHMENT.bytes, why: undefined },
  { type: "application/pdf", size: ATTACHMENT.bytes + 1, why: "oversized" },
  { type: "image/png", size: 0, why: "kind" },
  { type: "image/heic", size: 1, why: "kind" },
  { type: "image/svg+xml", size: 1, why: "kind" },
  { type: "", size: 1, why: "kind" },
])("$type of $size bytes: $why", ({ why, ...file }) => {
  expect(refusalOf(file)).toBe(why);
});

test("a picture keeps its shape in the box, is never made larger, and never vanishes", () => {
  expect(fitInBox({ width: 2048, height: 1024 }, 320)).toEqual({ width: 320, height: 160 });
  expect(fitInBox({ width: 900, height: 1800 }, 320)).toEqual({ width: 160, height: 320 });
  expect(fitInBox({ width: 40, height: 30 }, 320)).toEqual({ width: 40, height: 30 });
  expect(fitInBox({ width: 2048, height: 1 }, 320)).toEqual({ width: 320, height: 1 });
});
