import { expect, test } from "vitest";
import { nearestWidth, widthsOf } from "./photo-widths.ts";

test.each([
  ["profile", 90, [90]],
  ["profile", 96, [96]],
  ["profile", 97, [96, 97]],
  ["profile", 640, [96, 192, 320, 640]],
  ["profile", 1000, [96, 192, 320, 640]],
  ["banner", 90, [90]],
  ["banner", 700, [480, 700]],
  ["banner", 1000, [480, 1000]],
] as const)("a %s of %i pixels is made in %j", (role, wide, widths) => expect(widthsOf(role, wide)).toEqual(widths));

test.each([
  [undefined, 300],
  [1, 96],
  [96, 96],
  [97, 192],
  [300, 300],
  [2000, 300],
])("of 96, 192 and 300, %s asks for %i", (asked, width) => expect(nearestWidth([96, 192, 300], asked)).toBe(width));
